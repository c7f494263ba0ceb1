import { findFirstPage } from './first-page'

/** Keeps for this tab for which build of the shop the page was already reloaded. */
const RELOADED_KEY = 'shop/reloaded-for'

/**
 * Reloads this page, once for each build, because the shop may have been deployed meanwhile; false
 * where it did not. Without a network or without storage it does not: it might reload forever.
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
