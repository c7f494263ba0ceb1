import type { StoreView } from '../../shared/store-view/store-view'
import type { Bindings } from './bindings'
import type { Settings } from './env'

/** What every handler of the storefront Worker finds in its context. */
export interface AppEnv {
  Bindings: Bindings
  Variables: {
    settings: Settings
    requestId: string
    store: StoreView
    /** Set when a page with inline scripts is streamed. */
    nonce?: string
    /** Set for an editor who may see drafts. */
    isPreview?: boolean
    /** Set for the page on which a card is paid with. */
    takesCards?: boolean
  }
}
