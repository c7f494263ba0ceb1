import { findFirstPage } from './first-page'
import { loadCode } from './load-code'

/** Notes for this tab which build of the shop the page was already loaded anew for. */
const RELOADED_KEY = 'shop/reloaded-for'

/**
 * Loads code that a page cannot go on without. When it cannot be had, even a second time, the page
 * is loaded anew: perhaps the shop was renewed meanwhile. Once for each build; after that, and
 * where there is no network, it throws.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadCode(load)
  } catch (error) {
    if (!reloadOnce()) throw error
    // The page is leaving: nobody may see it fail meanwhile.
    return new Promise(() => {})
  }
}

/**
 * Loads this page anew and says so; not a second time for the same build, nor without a network.
 * Where nothing can be noted, nothing is loaded anew: it might never end.
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
