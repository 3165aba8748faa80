/** By this a page that Google leads back to knows that it is awaited. */
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
    // Without this storage the service has no redirect to tell of either.
  }
}
