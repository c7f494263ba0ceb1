// First: it says in which order all layers of style lie.
import './styles/shop.css'

import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Page } from '../shared/routing/page'
import { storeViewOf } from '../shared/store-view/store-views'
import { App } from './app/app'
import { lazyBlocks } from './app/lazy-blocks'
import { loadScreen } from './app/load-screen'
import { createPageOpener, loadAllFilters } from './app/page-opener'
import { createScreenStore } from './app/screen-store'
import { screenNameOf } from './app/screens'
import { createWords } from './app/words'
import { adoptControls, hasChanges } from './browser/adopt-controls'
import { createBrowserPorts } from './browser/browser-ports'
import { findFirstPage } from './browser/first-page'
import { loadCode } from './browser/load-code'
import { goTo, reloadDocument, replaceUrl } from './browser/navigation'
import { reloadOnce } from './browser/reload-once'
import { tellHydrated } from './browser/tell-hydrated'
import { tellFault, watchFaults } from './browser/watch-faults'
import { ErrorBoundary } from './ui/error-boundary'

async function start(): Promise<void> {
  const { page: carried, chrome, buildId } = findFirstPage()
  const name = screenNameOf(carried.data)
  const words = createWords(carried.storeCode)
  const [screen, page] = await Promise.all([
    loadScreen(name),
    completePage(carried),
    words.loadFor(name),
  ])
  const state = createScreenStore(page, screen)
  const queries = { client: null }
  const store = storeViewOf(page.storeCode)
  const ports = createBrowserPorts(store)
  const router = { openPages: createPageOpener(page, buildId, queries), state, buildId }
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const onHydrated = () => {
    root.dataset.hydrated = ''
    document.documentElement.dataset.live = ''
    adoptControls(root)
    tellHydrated()
  }
  // In slices: a press or a scroll is answered between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <AfterHydration call={onHydrated}>
        <App
          state={state}
          environment={{ ports, queries, chrome, words, blocks: lazyBlocks(words.loadLater) }}
          navigation={{
            navigate: goTo,
            replaceUrl,
            loadAllFilters: () => loadAllFilters(router),
            reload: reloadDocument,
          }}
        />
      </AfterHydration>,
      {
        onCaughtError(error, { errorBoundary }) {
          console.error(error)
          if (errorBoundary instanceof ErrorBoundary) tellFault(errorBoundary.props.part, error)
        },
      },
    )
  })
  // Until its code is there, and without it, links load documents and Back leaves the page: nobody
  // waits for it, so it may take its time.
  void loadCode(() => import('./app/router')).then(
    async (code) => {
      await code.startRouter({
        ...router,
        ports,
        words,
        async prefetchFacts(product) {
          const facts = () => import('./stores/current-facts/load-current-facts')
          const { prefetchCurrentFacts } = await loadCode(facts)
          await prefetchCurrentFacts({ holder: queries, http: ports.http, store }, product)
        },
      })
      root.dataset.routed = ''
    },
    (error: unknown) => tellFault('router', error),
  )
}

watchFaults()
// Without its code the page stays as the server drew it: its links and forms work by themselves. It
// is not reloaded once something was chosen or typed, since that would be lost.
//
// In a task of its own: the code of the whole page was just read in this one.
setTimeout(() =>
  start().catch((error: unknown) => {
    delete document.documentElement.dataset.live
    if (hasChanges(document) || !reloadOnce()) tellFault('start', error)
  }),
)

/** What the HTML of a list says is read there. */
async function completePage(page: Page): Promise<Page> {
  if (!('listing' in page.data)) return page
  const readDrawn = await loadCode(async () => (await import('./listing/drawn-cards')).readDrawn)
  return readDrawn(page, document)
}

interface AfterHydrationProps {
  call: () => void
  children: ReactNode
}

/** Calls back when the page is hydrated. It is outermost, so that its effect is the last to run. */
function AfterHydration({ call, children }: AfterHydrationProps) {
  useEffect(call, [call])
  return children
}
