// The router, and a form that would leave the page, tell the layers of the page what becomes of a visit
// without a network: neither knows the other.

const OFFLINE = 'shop-offline'

/**
 * unavailable: a page cannot be had, and the shopper is led home. searched: only in what this browser
 * has seen. nothing-seen: there is nothing in that. not-sent: a form stays on its page, as it was typed.
 * not-left: a link leads to another shop, or out of this one.
 */
export type OfflineNotice = 'unavailable' | 'searched' | 'nothing-seen' | 'not-sent' | 'not-left'

export function tellOffline(notice: OfflineNotice): void {
  dispatchEvent(new CustomEvent<OfflineNotice>(OFFLINE, { detail: notice }))
}

/** Calls back when something is told; the answered function ends it. */
export function watchOffline(told: (notice: OfflineNotice) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) told(event.detail)
  }
  addEventListener(OFFLINE, hear)
  // At the window, after all who send a form by script.
  addEventListener('submit', keepOnPage)
  addEventListener('click', keepInShop)
  return () => {
    removeEventListener(OFFLINE, hear)
    removeEventListener('submit', keepOnPage)
    removeEventListener('click', keepInShop)
  }
}

/** Posted by the browser it would end on a page of the browser, and with it what was typed. */
function keepOnPage(event: SubmitEvent): void {
  const { target: form, defaultPrevented } = event
  const isPost = form instanceof HTMLFormElement && form.method === 'post'
  if (!isPost || defaultPrevented || navigator.onLine) return
  event.preventDefault()
  tellOffline('not-sent')
}

/** What another host has to show is kept nowhere here. */
function keepInShop(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (event.defaultPrevented || navigator.onLine || !(link instanceof HTMLAnchorElement)) return
  if (!link.protocol.startsWith('http') || link.origin === location.origin) return
  event.preventDefault()
  tellOffline('not-left')
}
