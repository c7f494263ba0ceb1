// What wrangler.toml binds to the storefront Worker.
import type { PurgeLog } from './cache/purge-log-object'
import type { OrderDesk } from './order-desk/order-desk-object'

export interface Bindings {
  COMMERCE: Fetcher
  CACHE: KVNamespace
  ORDER_DESK: DurableObjectNamespace<OrderDesk>
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
  ASSETS: Fetcher
  IMAGES?: ImagesBinding
  RESIZED_PICTURES?: R2Bucket
  RATE_API?: RateLimit
  RATE_ORDER?: RateLimit
  RATE_EDITOR?: RateLimit
  RATE_PAGE?: RateLimit
  RATE_SEARCH?: RateLimit
  RATE_SUGGESTIONS?: RateLimit
  RATE_MEDIA?: RateLimit
  RATE_REPORT?: RateLimit
  RATE_CART?: RateLimit
  RATE_NEWSLETTER?: RateLimit
  RATE_REVIEW?: RateLimit
  RATE_VOUCHER?: RateLimit
  RATE_LOGIN?: RateLimit
}
