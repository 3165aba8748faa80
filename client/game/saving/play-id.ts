/** A random UUID. `crypto.randomUUID` needs https; elsewhere the browser's name for a blob is one. */
export const newPlayId = (): string => crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36)
