// The browser's side of routing: catches what the shopper asks for. Its code is loaded after
// hydration.
import { goTo, isReplacingUrl } from './navigation'
import { forgetUse, watchUse } from './used-meanwhile'

export interface PageNavigation {
  /** Path and query. */
  path: string
  pathname: string
  /** Back or forward. */
  isTraversal: boolean
  signal: AbortSignal
  /** Restores the scroll position, jumps to the hash or to the top. Call it once drawn. */
  scroll: () => void
}

interface Handlers {
  isOurs: (pathname: string) => boolean
  /** The path and query that a press means while an earlier one is still being answered. */
  meantBy: (path: string) => string
  visit: (visit: PageNavigation) => Promise<void>
}

/** Catches every navigation inside the shop and hands it over (spec 2, history mode). */
export function catchNavigation({ isOurs, meantBy, visit }: Handlers): void {
  if (!('navigation' in window)) return
  watchUse()
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isPlain = event.canIntercept && !event.hashChange && event.downloadRequest === null
    if (!isPlain || event.formData || event.navigationType === 'reload' || !isOurs(url.pathname)) {
      return
    }
    if (isReplacingUrl() || event.info === DOCUMENT_LOAD) return
    const path = url.pathname + url.search
    const meant = event.navigationType === 'push' && event.info !== MEANT ? meantBy(path) : path
    if (meant !== path) {
      event.preventDefault()
      queueMicrotask(() => goTo(meant, { info: MEANT }))
      return
    }
    rememberPlace()
    forgetUse()
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        // Race: whoever leaves before it is drawn would come back to how far down the page before was.
        history.scrollRestoration = 'manual'
        await visit({
          path,
          pathname: url.pathname,
          isTraversal: event.navigationType === 'traverse',
          signal: event.signal,
          scroll: () => scrollFor(event),
        })
        if (!event.signal.aborted) history.scrollRestoration = 'auto'
      },
    })
  })
}

/** Marks a navigation to what an earlier one meant: it means itself. */
const MEANT = 'meant'

/** How far down each entry of the history was left, in pixels. */
const places = new Map<string, number>()

function rememberPlace(): void {
  const entry = navigation.currentEntry
  if (entry) places.set(entry.key, window.scrollY)
}

// The browser's own memory of a place is lost when something still scrolls while it goes back.
function scrollFor(event: NavigateEvent): void {
  const place = places.get(event.destination.key)
  if (event.navigationType === 'traverse' && place !== undefined) window.scrollTo(0, place)
  else event.scroll()
}

/** Marks a navigation that the router must let through. */
const DOCUMENT_LOAD = 'document-load'

/**
 * Leaves the router: loads a document, in the place of the history entry that the router has begun.
 * For what it does not draw, such as another store's page, and for what it could not get.
 */
export function leaveFor(href: string): void {
  goTo(href, { replace: true, info: DOCUMENT_LOAD })
}

/** Calls back when the browser shows this page again that it had put away as it was. */
export function watchRestored(restored: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && restored())
}

/** A pointer or the focus that stays so long on a link means it, in ms; one that passes by does not. */
const REST_MS = 80

/** Calls back with the path of a link that the shopper seems about to follow. */
export function watchIntent(onIntent: (path: string) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const look = ({ target, type }: Event) => {
    clearTimeout(resting)
    const path = target instanceof Element ? pathBehind(target) : null
    if (path === null) return
    if (type === 'touchstart') onIntent(path)
    else resting = setTimeout(() => onIntent(path), REST_MS)
  }
  for (const kind of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(kind, look, { passive: true, capture: true })
  }
}

/** The path of another page of this origin that a part of a link leads to; a file is none. */
function pathBehind(element: Element): string | null {
  const link = element.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const path = link.pathname + link.search
  return path === location.pathname + location.search ? null : path
}

/**
 * Draws a change as a view transition where the browser and the shopper allow it. Resolves once it
 * is drawn, whether or not the transition itself was skipped.
 */
export async function transition(draw: () => void): Promise<void> {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !document.startViewTransition) return draw()
  const { ready, updateCallbackDone } = document.startViewTransition(draw)
  ready.catch(() => undefined)
  await updateCallbackDone
}
