import type { IdentitySettings } from '#shared/contract/identity.ts'

let inlineHash: Promise<string> | undefined

/** The Content-Security-Policy of every page. `inlineScript` is the one script that stands in the HTML. */
export async function contentSecurityPolicy(inlineScript: string, identity: IdentitySettings | null): Promise<string> {
  inlineHash ??= hashOf(inlineScript)
  const { scripts, calls, frames, images } = identity ? signInSources(identity) : NO_SOURCES
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${await inlineHash}'${scripts}`,
    "style-src 'self'",
    // Favicons of a list's sources, and players' pictures, come from the sources themselves.
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

/** What the identity service's SDK loads, calls and frames, and players' pictures. */
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

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
