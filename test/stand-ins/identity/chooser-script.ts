/**
 * The account chooser: one click on an account, or typing in an e-mail, signs in. Sent to the browser as the function's
 * source text, so it must not refer to anything outside itself.
 */
export function chooseAccount(): void {
  const query = new URLSearchParams(location.search)
  const ask = (name: string) => query.get(name) ?? ''
  const key = `${ask('apiKey')}:${ask('appName')}`
  const problem = document.querySelector('#problem')
  let isDone = false

  function complain(sentence: string) {
    if (problem) problem.textContent = sentence
    isDone = false
  }

  function finish(claims: object) {
    if (isDone) return
    isDone = true
    const answer = new URLSearchParams({ providerId: ask('providerId'), id_token: JSON.stringify(claims) })
    const authEvent = {
      type: ask('authType'),
      eventId: ask('eventId') || null,
      urlResponse: `${location.origin}${location.pathname}?${answer}`,
      sessionId: 'unused',
      postBody: '',
      tenantId: null,
      error: null,
    }
    if (ask('authType').endsWith('Popup')) tellOpener(authEvent)
    else returnToApp(authEvent)
  }

  function tellOpener(authEvent: object) {
    const { opener } = window
    if (!opener?.frames.length) return complain('The page that opened this window is gone. Close it and try again.')
    // Only the relay's frame has this origin; other frames never see the message.
    for (let at = 0; at < opener.frames.length; at++) {
      opener.frames[at].postMessage({ key, authEvent }, location.origin)
    }
  }

  function returnToApp(authEvent: object) {
    const back = ask('redirectUrl')
    if (!/^https?:/.test(back)) return complain('There is no page to return to. Go back and try again.')
    sessionStorage.setItem(`redirect-event:${key}`, JSON.stringify(authEvent))
    location.assign(back)
  }

  const nameOf = (email: string) =>
    (email.split('@')[0] ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
      .trim()

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-claims]')) {
    button.addEventListener('click', () => finish(JSON.parse(button.dataset.claims ?? '{}')))
  }
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const email = document.querySelector('input')?.value.trim().toLowerCase() ?? ''
    finish({ sub: email, email, email_verified: true, name: nameOf(email) || email })
  })
  // Enabled last: before the listeners are set, a choice would be lost, and the form would submit itself and drop the
  // query.
  document.querySelector('fieldset')?.removeAttribute('disabled')
}
