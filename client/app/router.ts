// One navigation at a time: a newer one ends the older, and the screen changes only when
// its data and its code are both there. What fails is not tried again: the browser loads the document
// instead. The router does not know how pages are drawn.
import { flushSync } from 'react-dom'
import { createTranslate } from '../../shared/i18n/messages'
import type { Page, PageAnswer } from '../../shared/routing/page'
import { splitStoreCode } from '../../shared/store-view/detect-store'
import {
  catchNavigation,
  leaveFor,
  type PageNavigation,
  transition,
  watchIntent,
  watchRestored,
} from '../browser/catch-navigation'
import { closeLayersOnBack } from '../browser/close-layers-on-back'
import { TIMEOUT_MS } from '../browser/fetch-page'
import { followEarlyBack } from '../browser/follow-early-back'
import { loadCode } from '../browser/load-code'
import { goTo } from '../browser/navigation'
import { openEarlyDialog } from '../browser/open-early-dialog'
import { drawWithFocus, sayTitle } from '../browser/tell-arrival'
import { inTime } from '../browser/waiting/in-time'
import type { Ports } from '../engine/ports'
import { MAIN_ID } from '../layout/default-layout'
import { createPrefetch, type PrefetchParts } from './create-prefetch'
import { meantPath } from './meant-path'
import { toOfflinePage } from './offline/offline-page'
import type { SeenProducts } from './offline/seen-products'
import { decideOffline } from './offline/without-network'
import { isOfflinePage } from './page-layout'
import { preparePage } from './prepare-page'
import type { ScreenStore } from './screen-store'
import type { Screen } from './screens'

/** First segments that are not screens: the worker answers them itself. */
const NOT_SCREENS =
  /^\/(?:api|media|assets|_data|_purge|feeds|flags|icons|screenshots)(?:\/|$)|\.(?:xml|txt|json|js)$/

/** Redirects that are followed one after the other, before the browser itself is to find out. */
const MAX_REDIRECTS = 5

/** Pause before a page is asked for again where there should be a network, in milliseconds. */
const AGAIN_MS = 3000

export interface RouterParts extends PrefetchParts {
  state: ScreenStore
  ports: Pick<Ports, 'online' | 'clock'>
}

/** Resolves when navigations are caught; until then each loads a document. */
export async function startRouter(parts: RouterParts): Promise<void> {
  const { openPages, state, buildId, words } = parts
  const { online, clock } = parts.ports
  const t = createTranslate(words.messages)
  let redirects = 0
  let seen: SeenProducts | null = null
  const prefetch = createPrefetch(parts)
  // What must be said when nothing can be loaded any more has to be there by then.
  await loadOfflineScreen()
  closeLayersOnBack()
  catchNavigation({
    isOurs,
    meantBy,
    visit: async (visit) => {
      state.setState({ isNavigating: true })
      try {
        await show(visit)
      } finally {
        if (!visit.signal.aborted) state.setState({ isNavigating: false })
      }
    },
  })
  followEarlyBack()
  openEarlyDialog()
  watchIntent((path) => {
    if (isOurs(pathOf(path)) && online.isOnline()) prefetch(path)
  })
  watchRestored(() => state.setState({ isNavigating: false }))
  online.watch((isOnline) => {
    if (isOnline && isOfflinePage(state.getState().page)) void comeBack()
  })
  loadSeen().catch((error: unknown) => console.warn(error))
  if (isInPlaceOf(state.getState().page)) goTo(location.href, { replace: true })

  /** Products of the pages that were seen. */
  async function loadSeen(): Promise<SeenProducts> {
    const { openSeenProducts } = await loadCode(() => import('./offline/seen-products'))
    seen ??= openSeenProducts(state, state.getState().page.storeCode, clock)
    return seen
  }

  /** Another store on this host is loaded as a whole (spec 2, multistore routes). */
  function isOurs(pathname: string): boolean {
    const { prefix, path } = splitStoreCode(pathname)
    return !NOT_SCREENS.test(path) && prefix === splitStoreCode(location.pathname).prefix
  }

  /** A second choice in a list counts beside one whose list has not come yet. */
  function meantBy(path: string): string {
    const { page, isNavigating } = state.getState()
    if (!isNavigating || !('listing' in page.data)) return path
    const { pathname, search } = location
    return meantPath(page.data.listing.place, page.path, pathname + search, path)
  }

  async function show(visit: PageNavigation): Promise<void> {
    const answer = await ask(visit.path)
    // Race, here and below: a newer navigation began while this one was loading.
    if (visit.signal.aborted) return
    if (!answer) return giveUp(visit)
    if (answer.kind === 'redirect') return followRedirect(answer)
    const screen = await inTime(TIMEOUT_MS, preparePage(answer.page, words)).catch(() => null)
    if (visit.signal.aborted) return
    if (!screen) return giveUp(visit)
    await draw(answer.page, screen, visit)
  }

  /**
   * The page as this build draws it; null when it cannot be had. Without a network one that another build
   * has made is better than none.
   */
  async function ask(path: string): Promise<PageAnswer | null> {
    const pages = await inTime(TIMEOUT_MS, openPages()).catch(() => null)
    const answer = await pages
      ?.load(path)
      .catch(() => (online.isOnline() ? undefined : pages.known(path)))
    return answer?.buildId === buildId || !online.isOnline() ? (answer ?? null) : null
  }

  /** What is there when nothing can be loaded any more; false where it cannot be had. */
  async function loadOfflineScreen(): Promise<boolean> {
    try {
      await words.loadFor('error')
      await preparePage(toOfflinePage(state.getState().page, '', t), words)
      return true
    } catch {
      return false
    }
  }

  /**
   * After one failed try: loads the document, or does without a network what can be done. Where its
   * code is missing, the browser says so itself: the old page under a new address would lie.
   */
  async function giveUp(visit: PageNavigation): Promise<void> {
    const { page } = state.getState()
    // In the place of a document it has been tried already.
    const isTried = isOfflinePage(page)
    if (!isTried && online.isOnline()) return leaveFor(visit.path)
    if (!(await loadOfflineScreen())) return isTried ? undefined : leaveFor(visit.path)
    const decision = await decideOffline(page, visit, { t, loadSeen })
    if (visit.signal.aborted) return
    if (decision.does === 'load-document') return leaveFor(visit.path)
    if (decision.does === 'go-home') return goTo(decision.href, { replace: true })
    const screen = await preparePage(decision.page, words).catch(() => null)
    if (visit.signal.aborted) return
    if (!screen) return isTried ? undefined : leaveFor(visit.path)
    await draw(decision.page, screen, visit)
    if (isOfflinePage(decision.page) && online.isOnline()) tryAgainSoon(decision.page)
  }

  /** A network that is back may take a moment until it answers. */
  function tryAgainSoon(shown: Page): void {
    clock.after(AGAIN_MS, () => {
      if (state.getState().page === shown) void comeBack()
    })
  }

  /** The page that the shopper was kept from while there was no network. */
  async function comeBack(): Promise<void> {
    const pages = await openPages().catch(() => null)
    pages?.forgetFailures()
    goTo(location.href, { replace: true })
  }

  function followRedirect({ location }: Extract<PageAnswer, { kind: 'redirect' }>): void {
    redirects += 1
    if (location.startsWith('/') && redirects <= MAX_REDIRECTS) goTo(location, { replace: true })
    else leaveFor(location)
  }

  async function draw(page: Page, screen: Screen, visit: PageNavigation): Promise<void> {
    redirects = 0
    await transition(() => {
      // Race: a transition draws later, and Back may have been pressed by then.
      if (visit.signal.aborted) return
      const { page: before, visits } = state.getState()
      const isNewPath = pathOf(before.path) !== visit.pathname
      const show = () =>
        flushSync(() => state.setState({ page, screen, visits: visits + 1, isNavigating: false }))
      if (isNewPath) drawWithFocus(show, MAIN_ID, visit.isTraversal)
      else show()
      if (page.seo.title !== before.seo.title) sayTitle(page.seo.title)
      if (isNewPath || visit.isTraversal) visit.scroll()
    })
  }
}

/** The offline page stands at the address of a document that could not be had. */
function isInPlaceOf(page: Page): boolean {
  return isOfflinePage(page) && page.path !== location.pathname + location.search
}

function pathOf(path: string): string {
  return path.split('?')[0] ?? path
}
