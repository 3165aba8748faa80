import type { IdentitySettings } from '#shared/contract/identity.ts'

const hashes = new Map<string, Promise<string>>()

/** Only our own files and the page's inline scripts run. */
export async function contentSecurityPolicy(html: string, identity: IdentitySettings | null): Promise<string> {
  const { scripts, calls, frames, images } = identity ? signInSources(identity) : NO_SOURCES
  return [
    "default-src 'self'",
    `script-src 'self'${await hashesOf(html, /<script>(.*?)<\/script>/gs)}${scripts}`,
    `style-src 'self'${await hashesOf(html, /<style>(.*?)<\/style>/gs)}`,
    // Sources' favicons and players' pictures come from any host.
    `img-src 'self' https: data:${images}`,
    `connect-src 'self'${calls}`,
    `frame-src 'self'${frames}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const NO_SOURCES = { scripts: '', calls: '', frames: '', images: '' }

function signInSources({ stand_in, auth_domain, token_sync }: IdentitySettings) {
  const sync = token_sync && URL.canParse(token_sync) ? ` ${new URL(token_sync).origin}` : ''
  if (stand_in)
    return { scripts: ` ${stand_in}`, calls: ` ${stand_in}${sync}`, frames: ` ${stand_in}`, images: ` ${stand_in}` }
  return {
    scripts: ' https://apis.google.com',
    calls: ` https://identitytoolkit.googleapis.com https://securetoken.googleapis.com${sync}`,
    frames: auth_domain ? ` https://${auth_domain}` : '',
    images: '',
  }
}

async function hashesOf(html: string, inline: RegExp): Promise<string> {
  const texts = [...html.matchAll(inline)].map(([, text = '']) => text)
  const all = await Promise.all(texts.map((text) => hashes.get(text) ?? hashOf(text)))
  return all.map((hash) => ` 'sha256-${hash}'`).join('')
}

function hashOf(text: string): Promise<string> {
  const hash = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(text))
    .then((digest) => btoa(String.fromCharCode(...new Uint8Array(digest))))
  hashes.set(text, hash)
  return hash
}
