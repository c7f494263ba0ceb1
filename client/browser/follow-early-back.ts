import { goTo } from './navigation'

/**
 * Back and Forward within a document change only the address until the router listens: a reloaded
 * page stays as it is. Called once, when the router has started.
 */
export function followEarlyBack(): void {
  if (!('navigation' in window)) return
  const { activation, currentEntry: now } = navigation
  const loaded = activation?.entry
  if (!loaded?.url || !now?.url || loaded.key === now.key) return
  if (pathOf(loaded.url) !== pathOf(now.url)) goTo(now.url, { replace: true })
  // What was given up is the entry of a layer that was open before: Back was meant for the page.
  else if (loaded.url === now.url && now.index < loaded.index) history.back()
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
