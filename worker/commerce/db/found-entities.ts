import type { WireSearchAnswer } from '../../../shared/contract/search/search-answer'

/** A page of what a search found, and how much there is in all. */
export interface FoundEntities {
  items: Record<string, unknown>[]
  total: number
  /** What was counted over all of them. */
  aggregations?: WireSearchAnswer['aggregations']
}
