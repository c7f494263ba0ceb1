import { hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { loadMessages } from './app/load-messages'
import { loadScreen } from './app/load-screen'
import { createPageQueries } from './app/page-queries'
import { createPageStore } from './app/page-state'
import { startRouter } from './app/router'
import { readFirstPage } from './browser/first-page'
import { goTo } from './browser/navigation'

async function start(): Promise<void> {
  const { page, frame, buildId } = readFirstPage()
  const [screen, messages] = await Promise.all([
    loadScreen(page.data.route),
    loadMessages(page.storeCode),
  ])
  const state = createPageStore(page, screen)
  const pages = createPageQueries(page, buildId)
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  hydrateRoot(
    root,
    <App state={state} queries={pages.client} frame={frame} messages={messages} navigate={goTo} />,
  )
  startRouter({ pages, state, buildId, onRouteChange: () => {} })
}

void start()
