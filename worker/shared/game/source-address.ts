/** Every runtime has it, though ECMAScript does not. */
declare const URL: new (address: string) => { protocol: string; hostname: string }

const WITHOUT_USER = /^https:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** Opens over https, at a name, and carries no user. */
export const isSourceAddress = (url: string) => WITHOUT_USER.test(url) && hostOf(url) !== null

const IP_ADDRESS = /^\[|^[\d.]+$/

/**
 * Null if a browser would not open it: a name may not end in a number ("https://a.b.99/"), nor a port be 99999. Older
 * lists may hold such a source.
 */
export function hostOf(url: string): string | null {
  try {
    const { protocol, hostname } = new URL(url)
    return protocol === 'https:' && !IP_ADDRESS.test(hostname) ? hostname : null
  } catch {
    return null
  }
}
