/**
 * A random UUID, version 4. `crypto.randomUUID` is missing where the page is not served over https: there it is the name that
 * the browser gives a blob, which takes some milliseconds more.
 */
export const newPlayId = (): string => crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36)
