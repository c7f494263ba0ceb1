// One navigation at a time: a newer wish ends the older one, and the screen changes only when
// its data and its code are both there. It does not know how pages are drawn.
import { flushSync } from 'react-dom'
import type { Page, PageAnswer } from '../../shared/routing/page'
import { splitStoreCode } from '../../shared/store-view/detect-store'
import {
  catchNavigation,
  goTo,
  leaveFor,
  transition,
  type Visit,
  watchIntent,
} from '../browser/navigation'
import { loadScreen } from './load-screen'
import type { PageQueries } from './page-queries'
import type { PageStore } from './page-state'
import { type Screen, screenNameOf } from './screens'

/** First segments that are not screens: the worker answers them itself. */
const NOT_SCREENS =
  /^\/(?:api|media|assets|_data|_purge|feeds|flags|icons)(?:\/|$)|\.(?:xml|txt|json|js)$/

interface RouterParts {
  /** What is known of other pages; its code comes with the first sign that one is wanted. */
  openPages: () => Promise<PageQueries>
  state: PageStore
  buildId: string
}

export function startRouter({ openPages, state, buildId }: RouterParts): void {
  catchNavigation({
    isOurs,
    visit: async (visit) => {
      state.setState({ isNavigating: true })
      try {
        await show(visit)
      } finally {
        if (!visit.signal.aborted) state.setState({ isNavigating: false })
      }
    },
  })
  watchIntent((path) => void prefetch(path))

  /** Another store on this host is loaded as a whole (spec 2, multistore routes). */
  function isOurs(pathname: string): boolean {
    const { prefix, path } = splitStoreCode(pathname)
    return !NOT_SCREENS.test(path) && prefix === splitStoreCode(location.pathname).prefix
  }

  async function prefetch(path: string): Promise<void> {
    if (!isOurs(pathOf(path))) return
    const pages = await openPages().catch(() => null)
    await pages?.prefetch(path)
  }

  async function show(visit: Visit): Promise<void> {
    const answer = await openPages()
      .then((pages) => pages.load(visit.path))
      .catch(() => null)
    if (visit.signal.aborted) return
    if (!answer || answer.buildId !== buildId) return leaveFor(visit.path)
    if (answer.kind === 'redirect') return followRedirect(answer)
    const screen = await loadScreen(screenNameOf(answer.page.data)).catch(() => null)
    if (visit.signal.aborted) return
    if (!screen) return leaveFor(visit.path)
    await draw(answer.page, screen, visit)
  }

  async function draw(page: Page, screen: Screen, visit: Visit): Promise<void> {
    const isNewPath = pathOf(state.getState().page.path) !== visit.pathname
    await transition(() => {
      flushSync(() => state.setState({ page, screen, isNavigating: false }))
      if (isNewPath || visit.isTraversal) visit.scroll()
    })
  }
}

function followRedirect({ location }: Extract<PageAnswer, { kind: 'redirect' }>): void {
  if (location.startsWith('/')) goTo(location, { replace: true })
  else leaveFor(location)
}

function pathOf(path: string): string {
  return path.split('?')[0] ?? path
}
