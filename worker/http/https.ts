/** A name without a dot, or an IP address: no deployment has one, nor a certificate for it. */
const LOCAL_HOST = /^(?:[^.]+|.+\.localhost|\d+(?:\.\d+){3}|\[.*\])$/

const isLocal = (url: string) => LOCAL_HOST.test(new URL(url).hostname)

/** The redirect of a plain HTTP request, by any method; null on this machine or network. */
export function redirectToHttps({ url }: Request, env: Env): Response | null {
  if (url.startsWith('https:') || env.LOCAL === 'true' || isLocal(url)) return null
  const address = new URL(url)
  address.protocol = 'https:'
  // The port of plain HTTP speaks nothing else.
  address.port = ''
  return new Response(null, { status: 308, headers: { Location: address.href, ...SECURITY_HEADERS } })
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}
/** A year, in seconds. Subdomains may belong to others. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' }

export const securityHeaders = (url: string): Record<string, string> =>
  url.startsWith('https:') && !isLocal(url) ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS
