import type { StoreView } from '../../shared/store-view/store-view'
import type { PaymentVars } from './payments/payment-settings'

/** What wrangler.toml gives this Worker. */
export interface Bindings extends PaymentVars {
  DB: D1Database
  MEDIA: R2Bucket
  /** Lets an importer in; without it nobody is. */
  ADMIN_KEY?: string
  /** Reads published stories through the CDN shape; without it only the preview token does. */
  STORY_TOKEN?: string
  /** Reads drafts and releases too; without it nobody does. */
  STORY_PREVIEW_TOKEN?: string
}

export interface CommerceEnv {
  Bindings: Bindings
  Variables: { store: StoreView }
}
