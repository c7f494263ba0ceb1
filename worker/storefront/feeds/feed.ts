import type { Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Sources } from '../load/sources'
import type { UpstreamFault } from '../upstream/fault'

/**
 * A document that programs read. It is made part by part, so that no answer holds a whole catalogue
 * in memory, and each part is kept as a page is.
 */
export interface Feed {
  contentType: string
  /** What stands before the first part and behind the last. */
  opening: string
  closing: string
  /** The part from some place on, null where nothing is. The first begins at an empty place. */
  loadPart: (sources: Sources, from: string) => Promise<Result<FeedPart | null, UpstreamFault>>
}

export interface FeedPart {
  text: string
  /** Where the next part begins; null behind the last. */
  next: string | null
  /** What a purge may name to reach it, besides what was read through the cache. */
  tags: readonly string[]
}

/** For whom a feed is made: the store, and the address under which it was asked for. */
export interface FeedReader {
  store: StoreView
  url: URL
}

export const XML_TYPE = 'application/xml; charset=UTF-8'
