let policy: Promise<string> | undefined

/** The Content-Security-Policy of every page. `inlineScript` is the one script that stands in the HTML. */
export function contentSecurityPolicy(inlineScript: string): Promise<string> {
  policy ??= makePolicy(inlineScript)
  return policy
}

async function makePolicy(inlineScript: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inlineScript))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    // Favicons of a list's sources come from the sources themselves.
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
