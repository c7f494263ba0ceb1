import type { Category } from '../../../shared/catalog/category'
import type { Story } from '../../../shared/content/story'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import type { FoundCategory, FoundProduct, UrlRecords } from './resolution'

export interface KnownOfPath {
  records: UrlRecords
  entity: FoundProduct | FoundCategory | null
}

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** The questions resolution asks. A miss is null; an outage is a fault and never a miss. */
export interface Lookups {
  /** Everything that is known of a path, in two questions asked side by side. */
  at(path: string): Answer<KnownOfPath>
  productBySku(sku: string): Answer<FoundProduct | null>
  /** The configurable product that has this sku among its children. */
  parentOfChild(childSku: string): Answer<FoundProduct | null>
  categoryWhere(attribute: 'id' | 'url_key', value: string): Answer<Category | null>
  storyAt(slug: string): Answer<Story | null>
}
