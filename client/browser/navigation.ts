// Sends the shopper somewhere, on the Navigation API. Until `catch-navigation.ts` has come, and in a
// browser without one, every address is loaded as a document: the same, only slower.

/** While an address is only noted: the event it causes asks for nothing. */
let isNoting = false

/** Whether an address is being written that is drawn already. */
export function isNotingAddress(): boolean {
  return isNoting
}

/** Sends the shopper to a path of the shop. */
export function goTo(href: string, { replace = false } = {}): void {
  if ('navigation' in window) {
    navigation.navigate(href, { history: replace ? 'replace' : 'auto' })
    return
  }
  if (replace) location.replace(href)
  else location.assign(href)
}

/** Writes an address that is already drawn, without asking for a page. */
export function noteAddress(href: string): void {
  isNoting = true
  history.replaceState(history.state, '', href)
  isNoting = false
}

/** Loads the document of this page anew. */
export function reloadDocument(): void {
  location.reload()
}
