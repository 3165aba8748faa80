/**
 * The worker and its tests use only this one of the Node modules that the runtime has. @types/node would also bring
 * Node's globals.
 */
declare module 'node:zlib' {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_LGWIN: number; BROTLI_PARAM_SIZE_HINT: number }
  export function brotliCompressSync(bytes: Uint8Array, options: { params: Record<number, number> }): Uint8Array
  export function brotliDecompressSync(bytes: Uint8Array): Uint8Array
  export function gzipSync(bytes: Uint8Array): Uint8Array
  export function gunzipSync(bytes: Uint8Array): Uint8Array
}
