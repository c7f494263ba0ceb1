// First: it says in which order all layers of style lie.
import './styles/shop.css'

import { hydrateRoot } from 'react-dom/client'
import { storeViewOf } from '../shared/store-view/store-views'
import { App } from './app/app'
import { LaterBlocks } from './app/later-blocks'
import { loadMessages } from './app/load-messages'
import { loadScreen } from './app/load-screen'
import { createPageOpener } from './app/open-pages'
import { createPageStore } from './app/page-state'
import { startRouter } from './app/router'
import { screenNameOf } from './app/screens'
import { unfoldPage } from './app/unfold-page'
import { WhenAlive } from './app/when-alive'
import { adoptControls } from './browser/adopt-controls'
import { createBrowserPorts } from './browser/browser-ports'
import { closeLayersOnBack } from './browser/close-layers-on-back'
import { findFirstPage } from './browser/first-page'
import { goTo, noteAddress } from './browser/navigation'

async function start(): Promise<void> {
  const { page, frame, buildId } = findFirstPage()
  const [screen, messages] = await Promise.all([
    loadScreen(screenNameOf(page.data)),
    loadMessages(page.storeCode),
  ])
  const state = createPageStore(page, screen)
  const queries = { client: null }
  const router = { openPages: createPageOpener(page, buildId, queries), state, buildId }
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const comeAlive = () => {
    root.dataset.alive = ''
    adoptControls(root)
  }
  hydrateRoot(
    root,
    <WhenAlive call={comeAlive}>
      <App
        state={state}
        world={{
          ports: createBrowserPorts(storeViewOf(page.storeCode)),
          queries,
          frame,
          messages,
          blocks: LaterBlocks,
        }}
        moves={{ navigate: goTo, note: noteAddress, unfold: () => unfoldPage(router) }}
      />
    </WhenAlive>,
  )
  closeLayersOnBack()
  startRouter(router)
}

void start()
