import { findFirstPage } from './first-page'
import { loadCode } from './load-code'

/** Keeps for this tab for which build of the shop the page was already reloaded. */
const RELOADED_KEY = 'shop/reloaded-for'

/**
 * Loads code that a page cannot do without. When that fails twice, the page is reloaded, because the
 * shop may have been deployed meanwhile. Once for each build; after that, and without a network, it
 * throws.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadCode(load)
  } catch (error) {
    if (!reloadOnce()) throw error
    // The page is being unloaded: an error must not flash up before.
    return new Promise(() => {})
  }
}

/**
 * Reloads this page, once for each build; false where it did not. Without a network or without
 * storage it does not: it might reload forever.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false
  try {
    const { buildId } = findFirstPage()
    if (sessionStorage.getItem(RELOADED_KEY) === buildId) return false
    sessionStorage.setItem(RELOADED_KEY, buildId)
    location.reload()
    return true
  } catch {
    return false
  }
}
