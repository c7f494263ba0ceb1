import type { EntityType, SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import { findAttributes } from '../catalogue/find-attributes'
import { findCategories } from '../catalogue/find-categories'
import { findTaxRules } from '../catalogue/find-tax-rules'
import type { Database } from '../db/databases'
import type { FoundEntities } from '../db/found-entities'
import { findReviews } from '../reviews/find-reviews'
import { findLandingPages, findRedirects, findUrlMappings } from './record-search'

type EntitySearch = (
  db: Database,
  store: StoreView,
  request: SearchRequest,
) => Promise<FoundEntities>

/** What this backend keeps none of. */
const findNone: EntitySearch = async () => ({ items: [], total: 0 })

/** How each type but products is found. */
export const ENTITY_SEARCHES: Readonly<Record<Exclude<EntityType, 'product'>, EntitySearch>> = {
  category: findCategories,
  attribute: findAttributes,
  taxrule: findTaxRules,
  url_mapping: findUrlMappings,
  redirect: findRedirects,
  tweakwise_landing_page: findLandingPages,
  review: findReviews,
  cms_page: findNone,
  cms_block: findNone,
}
