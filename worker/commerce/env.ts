import type { StoreView } from '../../shared/store-view/store-view'

/** What wrangler.toml gives this Worker. */
export interface Bindings extends PaymentVars {
  /** What is browsed. */
  CATALOGUE: D1Database
  /** What is bought. */
  SALES: D1Database
  MEDIA: R2Bucket
  /** Lets an importer in; without it nobody is. */
  ADMIN_KEY?: string
  /** Shown by a storefront that calls over the network; without it only the binding leads in. */
  COMMERCE_KEY?: string
  /** Reads published stories through the CDN shape; without it only the preview token does. */
  STORY_TOKEN?: string
  /** Reads drafts and releases too; without it nobody does. */
  STORY_PREVIEW_TOKEN?: string
  /** Signs the links of editors; without it none is good. */
  STORY_SIGNING_KEY?: string
  /** Number of the space whose links are ours. */
  STORY_SPACE_ID?: string
  /** The storefront beside this Worker, to be told what changes. */
  STOREFRONT?: Fetcher
  /** Base address of a storefront elsewhere, instead of the binding. */
  STOREFRONT_URL?: string
  /** What is told is signed with it: the storefront has the same. Without it nobody is told. */
  PURGE_KEY?: string
}

export interface CommerceEnv {
  Bindings: Bindings
  Variables: { store: StoreView }
}

/** What payments need of the environment, as the Worker's vars write it. */
export interface PaymentVars {
  /** Where a browser reaches this Worker. */
  PUBLIC_ORIGIN?: string
  /** Origins of the shop to which a shopper may be sent back, with commas between. */
  STOREFRONT_ORIGINS?: string
}
