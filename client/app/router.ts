// One navigation at a time: a newer one ends the older, and the screen changes only when
// its data and its code are both there. What fails is not tried again: the browser loads the document
// instead. The router does not know how pages are drawn.
import { flushSync } from 'react-dom'
import type { Product } from '../../shared/catalog/product'
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
import { followEarlyBack } from '../browser/follow-early-back'
import { goTo } from '../browser/navigation'
import { openEarlyDialog } from '../browser/open-early-dialog'
import { drawWithFocus, sayTitle } from '../browser/tell-arrival'
import type { OnlinePort } from '../engine/ports'
import { MAIN_ID } from '../layout/default-layout'
import { loadLateParts } from '../stores/late-part'
import { loadBlocks } from './lazy-blocks'
import { loadScreen } from './load-screen'
import { meantPath } from './meant-path'
import { isOfflinePage, toOfflinePage } from './offline-page'
import type { PageQueries } from './page-queries'
import type { ScreenStore } from './screen-store'
import { hasEditorsBlocks, SCREENS, type Screen, type ScreenName, screenNameOf } from './screens'
import type { LoadedWords } from './words'

/** First segments that are not screens: the worker answers them itself. */
const NOT_SCREENS =
  /^\/(?:api|media|assets|_data|_purge|feeds|flags|icons)(?:\/|$)|\.(?:xml|txt|json|js)$/

/** Redirects that are followed one after the other, before the browser itself is to find out. */
const MAX_REDIRECTS = 5

/** Products of one visit whose price and stock are asked for before they are opened (spec 9). */
const PREFETCHED_FACTS = 8

export interface RouterParts {
  /** What is known of other pages; its code comes with the first sign that one is wanted. */
  openPages: () => Promise<PageQueries>
  state: ScreenStore
  buildId: string
  online: OnlinePort
  words: LoadedWords
  /** Asks about price and stock of a product that is likely to be opened. */
  prefetchFacts: (product: Product) => Promise<void>
}

/** Of the paths that come while one is being worked on only the last is still likely to be wanted. */
function oneAtATime(work: (path: string) => Promise<void>): (path: string) => void {
  let isBusy = false
  let next: string | null = null
  async function goOn(): Promise<void> {
    isBusy = true
    while (next !== null) {
      const path = next
      next = null
      await work(path)
    }
    isBusy = false
  }
  return (path) => {
    next = path
    if (!isBusy) void goOn()
  }
}

/** Resolves when navigations are caught; until then each loads a document. */
export async function startRouter(parts: RouterParts): Promise<void> {
  const { openPages, state, buildId, online, words, prefetchFacts } = parts
  let redirects = 0
  const prefetched = new Set<string>()
  // What must be said when nothing can be loaded any more has to be there by then.
  await loadErrorScreen().catch(() => undefined)
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
  watchIntent(oneAtATime(prefetch))
  watchRestored(() => state.setState({ isNavigating: false }))
  online.watch((isOnline) => {
    if (isOnline && isOfflinePage(state.getState().page)) void comeBack()
  })

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

  /** Loads a page's data, then its code. Errors are ignored: the navigation itself will meet them. */
  async function prefetch(path: string): Promise<void> {
    if (!isOurs(pathOf(path)) || !online.isOnline()) return
    const pages = await openPages().catch(() => null)
    await pages?.prefetch(path)
    const answer = pages?.known(path)
    if (answer?.kind === 'page' && answer.buildId === buildId) {
      await prepare(answer.page, words).catch(() => null)
      const { data } = answer.page
      if (data.route !== 'product' || prefetched.has(data.product.sku)) return
      if (prefetched.size === PREFETCHED_FACTS) return
      prefetched.add(data.product.sku)
      await prefetchFacts(data.product).catch(() => null)
    }
  }

  async function show(visit: PageNavigation): Promise<void> {
    const answer = await ask(visit.path)
    // Race, here and below: a newer navigation began while this one was loading.
    if (visit.signal.aborted) return
    if (!answer) return giveUp(visit)
    if (answer.kind === 'redirect') return followRedirect(answer)
    const screen = await prepare(answer.page, words).catch(() => null)
    if (visit.signal.aborted) return
    if (!screen) return giveUp(visit)
    await draw(answer.page, screen, visit)
  }

  /** The page as this build draws it; null when it cannot be had. */
  async function ask(path: string): Promise<PageAnswer | null> {
    const pages = await openPages().catch(() => null)
    const answer = await pages
      ?.load(path)
      .catch(() => (online.isOnline() ? undefined : pages.known(path)))
    return answer?.buildId === buildId ? answer : null
  }

  async function loadErrorScreen(): Promise<Screen> {
    const [screen] = await Promise.all([loadWhole('error', words), words.loadFor('error')])
    return screen
  }

  /**
   * After one failed try: loads the document, or shows the offline page without a network. Where its
   * code is missing, the browser says so itself: the old page under a new address would lie.
   */
  async function giveUp(visit: PageNavigation): Promise<void> {
    const screen = online.isOnline() ? null : await loadErrorScreen().catch(() => null)
    if (visit.signal.aborted) return
    if (!screen) return leaveFor(visit.path)
    const page = toOfflinePage(state.getState().page, visit.path, createTranslate(words.messages))
    await draw(page, screen, visit)
  }

  /** The page that the shopper was kept from while there was no network. */
  async function comeBack(): Promise<void> {
    const pages = await openPages().catch(() => null)
    pages?.forgetFailures()
    goTo(state.getState().page.path, { replace: true })
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

/** Loads the code and the messages that a page is drawn with. */
async function prepare({ data }: Page, words: LoadedWords): Promise<Screen> {
  const name = screenNameOf(data)
  const [screen] = await Promise.all([
    loadWhole(name, words),
    words.loadFor(name),
    hasEditorsBlocks(data) && loadBlocks(words.loadLater),
  ])
  return screen
}

/**
 * A screen with its late parts: a page that comes without HTML is drawn at once. Those of other rooms
 * are not waited for: where one of them cannot be had, this page does not lack it.
 */
async function loadWhole(name: ScreenName, { loadLater }: LoadedWords): Promise<Screen> {
  const screen = await loadScreen(name)
  const rooms = ['layout', roomOf(SCREENS[name])]
  await loadLateParts(loadLater, (file) => rooms.includes(roomOf(file)))
  return screen
}

function roomOf(file: string): string {
  return file.split('/')[0] ?? file
}

function pathOf(path: string): string {
  return path.split('?')[0] ?? path
}
