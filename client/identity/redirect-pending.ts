/** Marks that a redirect sign-in is expected back. */
const KEY = 'topple:redirect'

export function isRedirectPending(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function setRedirectPending(isPending: boolean): void {
  try {
    if (isPending) sessionStorage.setItem(KEY, '1')
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without session storage the SDK has no redirect either.
  }
}
