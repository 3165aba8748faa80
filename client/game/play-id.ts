/**
 * A random UUID, version 4, as browsers name their blobs by: `crypto.randomUUID` is missing where the page is not served over
 * https.
 */
export const newPlayId = (): string => URL.createObjectURL(new Blob()).slice(-36)
