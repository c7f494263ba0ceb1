// All that the storefront Worker imports of the client: the document, the app and what they need.

import de from 'virtual:messages/de_de'
import fr from 'virtual:messages/fr_fr'
import en from 'virtual:messages/global_en'
import nl from 'virtual:messages/nl_nl'
import './styles/shop.css'
import display from '../shared/fonts/display.woff2?url'
import text from '../shared/fonts/text.woff2?url'
import type { Messages } from '../shared/i18n/messages'
import type { FirstPage } from '../shared/routing/first-page'
import type { Page } from '../shared/routing/page'
import type { StoreCode } from '../shared/store-view/store-view'
import { storeViewOf } from '../shared/store-view/store-views'
import { App } from './app/app'
import { Document, type PageAssets } from './app/document'
import { createScreenStore } from './app/screen-store'
import { SCREENS, type ScreenModule, screenNameOf, screenOf } from './app/screens'
import { StoryBlocks } from './content/story-blocks'
import { IDLE_PORTS } from './engine/ports'
import { latePartFiles, loadLateParts } from './stores/late-part'

export type { PageAssets } from './app/document'
export {
  hasEditorsBlocks,
  SCREENS,
  type ScreenName,
  screenNameOf,
  wordPartsOf,
} from './app/screens'

const MODULES = import.meta.glob<ScreenModule>('./**/*-page.tsx', { eager: true })
const MESSAGES: Record<StoreCode, Messages> = { nl_nl: nl, de_de: de, fr_fr: fr, global_en: en }

const NO_NAVIGATION = {
  navigate: refuseNavigation,
  replaceUrl: refuseNavigation,
  loadAllFilters: refuseNavigation,
  reload: refuseNavigation,
}

interface ServerDocumentProps {
  first: FirstPage
  settled: Page | Promise<Page>
  assets: PageAssets
  toStructuredData: (page: Page) => string | null
}

/** A whole page as a React tree, ready to be rendered to a string or a stream. */
export function ServerDocument({ first, settled, assets, toStructuredData }: ServerDocumentProps) {
  const { page, chrome } = first
  const name = screenNameOf(page.data)
  const screen = screenOf(name, MODULES[`./${SCREENS[name]}.tsx`])
  return (
    <Document
      language={storeViewOf(page.storeCode).i18n.defaultLocale}
      assets={assets}
      first={first}
      settled={settled}
      toStructuredData={toStructuredData}
    >
      <App
        state={createScreenStore(page, screen)}
        environment={{
          ports: IDLE_PORTS,
          queries: { client: null },
          chrome,
          words: { messages: MESSAGES[page.storeCode], loadLater: async () => {} },
          blocks: StoryBlocks,
        }}
        navigation={NO_NAVIGATION}
      />
    </Document>
  )
}

// What comes late in a browser is drawn with everything else here.
await loadLateParts(async () => {})

/** The files of what comes late, below client/: their styles come at once. */
export const LATE_PARTS: readonly string[] = latePartFiles()

/** The words of a store, for what the worker itself has to say. */
export function messagesOf(storeCode: StoreCode): Messages {
  return MESSAGES[storeCode]
}

function refuseNavigation(): never {
  throw new Error('A page on the server cannot navigate: answer with a redirect instead')
}

/** Fonts that the first words of every page need: preloaded in the head. */
export const FONT_PRELOADS: readonly string[] = [text, display]
