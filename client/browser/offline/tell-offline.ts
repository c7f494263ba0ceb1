// The router tells the layers of the page what becomes of a visit without a network: neither knows
// the other.

const OFFLINE = 'shop-offline'

/**
 * unavailable: a page cannot be had, and the shopper is led home. searched: only in what this browser
 * has seen. nothing-seen: there is nothing in that.
 */
export type OfflineNotice = 'unavailable' | 'searched' | 'nothing-seen'

export function tellOffline(notice: OfflineNotice): void {
  dispatchEvent(new CustomEvent<OfflineNotice>(OFFLINE, { detail: notice }))
}

/** Calls back when something is told; the answered function ends it. */
export function watchOffline(told: (notice: OfflineNotice) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) told(event.detail)
  }
  addEventListener(OFFLINE, hear)
  return () => removeEventListener(OFFLINE, hear)
}
