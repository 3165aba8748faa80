import { readFileSync } from 'node:fs'
import { chooseAccount } from './chooser-script.ts'
import { installFrames } from './frames-script.ts'
import { relayEvents } from './relay-script.ts'

export interface Page {
  type: string
  text: string
}

const READY_PLAYERS = [
  { name: 'Maya Lindqvist', email: 'maya.lindqvist@example.com' },
  { name: 'Jonas Okafor', email: 'jonas.okafor@example.com' },
  { name: 'Aiko Tanaka', email: 'aiko.tanaka@example.com' },
  { name: 'Admin', email: 'admin@example.com', note: 'may open the admin area' },
]

/** The page, script or style sheet at this path, or null. */
export function findPage(url: URL): Page | null {
  // Under both paths, so that the pages also work behind the app's proxy of /__/auth/*.
  const [, name] = /^\/(?:emulator|__)\/auth\/([a-z.]+)$/.exec(url.pathname) ?? []
  if (name === 'handler') return html(chooserPage(url.origin))
  if (name === 'iframe') return html(RELAY_PAGE)
  if (name === 'chooser.css')
    return { type: 'text/css', text: readFileSync(`${import.meta.dirname}/chooser.css`, 'utf8') }
  if (name === 'chooser.js') return script(chooseAccount)
  if (name === 'relay.js') return script(relayEvents)
  if (name === 'api.js' || url.pathname === '/js/api.js') return script(installFrames)
  if (url.pathname === '/avatar.svg') return avatar(url.searchParams.get('name') ?? '')
  return null
}

const html = (text: string): Page => ({ type: 'text/html; charset=utf-8', text })

const script = (run: () => void): Page => ({ type: 'text/javascript; charset=utf-8', text: `(${run})()\n` })

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function chooserPage(origin: string): string {
  const accounts = READY_PLAYERS.map(({ name, email, note }) => {
    const picture = `${origin}/avatar.svg?${new URLSearchParams({ name })}`
    // The e-mail is also the subject, so that typing it in signs in the same person.
    const claims = JSON.stringify({ sub: email, email, email_verified: true, name, picture })
    const below = note ? `${email}, ${note}` : email
    return `<li><button type="button" data-claims="${escapeHtml(claims)}"><img src="${escapeHtml(picture)}" alt="" width="40" height="40"><span>${name}<small>${below}</small></span></button></li>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="chooser.css">
<main>
<h1>Choose an account</h1>
<p>Local sign-in: no password, and nothing leaves this machine.</p>
<fieldset disabled>
<ul>
${accounts.join('\n')}
</ul>
<form>
<label for="email">Or any e-mail address</label>
<div><input id="email" type="email" required autocomplete="off"><button>Sign in</button></div>
</form>
</fieldset>
<p id="problem" role="alert"></p>
</main>
<script src="chooser.js"></script>
</html>
`
}

const RELAY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sign-in relay</title>
<script src="api.js"></script>
<script src="relay.js"></script>
</html>
`

function avatar(name: string): Page {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#6424c8"/><text x="20" y="26" fill="#fff" font-family="sans-serif" font-size="16" text-anchor="middle">${escapeHtml(initials)}</text></svg>`
  return { type: 'image/svg+xml', text }
}
