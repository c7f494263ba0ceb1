// Sends the shopper somewhere, on the Navigation API. Until `catch-navigation.ts` is loaded, and in a
// browser without that API, every address is loaded as a document: the same, only slower.

/** Set while an address is being replaced: the event that this causes asks for no page. */
let isReplacing = false

/** Whether the address is being replaced by that of what is drawn already. */
export function isReplacingUrl(): boolean {
  return isReplacing
}

interface GoToOptions {
  replace?: boolean
  /** What listeners to navigations are told. */
  info?: string
}

/** Sends the shopper to a path of the shop. */
export function goTo(href: string, { replace = false, info }: GoToOptions = {}): void {
  if ('navigation' in window) {
    const { committed, finished } = navigation.navigate(href, {
      history: replace ? 'replace' : 'auto',
      info,
    })
    // It may end for another one, such as that in the place of an open layer's entry: no fault.
    for (const step of [committed, finished]) step?.catch(() => undefined)
    return
  }
  if (replace) location.replace(href)
  else location.assign(href)
}

/** Replaces the address by that of what is drawn already, without asking for a page. */
export function replaceUrl(href: string): void {
  isReplacing = true
  history.replaceState(history.state, '', href)
  isReplacing = false
}

/** Whether the document was loaded at this path, and not at that of a page before. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === location.pathname
}

/** Loads the document of this page anew. */
export function reloadDocument(): void {
  location.reload()
}
