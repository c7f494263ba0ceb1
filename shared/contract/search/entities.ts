import type * as z from 'zod/mini'
import { type WireAttribute, wireAttribute } from '../catalogue/attribute'
import { type WireCategory, wireCategory } from '../catalogue/category'
import { type WireProduct, wireProduct } from '../catalogue/product'
import { type WireReview, wireReview } from '../catalogue/review'
import { type WireTaxRule, wireTaxRule } from '../catalogue/tax-rule'
import { type WireCmsData, wireCmsData } from '../content/cms-data'
import {
  type WireLandingPage,
  type WireRedirect,
  type WireUrlMapping,
  wireLandingPage,
  wireRedirect,
  wireUrlMapping,
} from '../url/url-record'
import type { EntityType } from './search-request'

type EntityByType = {
  product: WireProduct
  category: WireCategory
  attribute: WireAttribute
  taxrule: WireTaxRule
  review: WireReview
  cms_page: WireCmsData
  cms_block: WireCmsData
  redirect: WireRedirect
  url_mapping: WireUrlMapping
  tweakwise_landing_page: WireLandingPage
}

export type Entity<T extends EntityType> = EntityByType[T]

/** The shape of an item of a search answer, by the type that was asked for. */
export const entities: { readonly [T in EntityType]: z.ZodMiniType<Entity<T>> } = {
  product: wireProduct,
  category: wireCategory,
  attribute: wireAttribute,
  taxrule: wireTaxRule,
  review: wireReview,
  cms_page: wireCmsData,
  cms_block: wireCmsData,
  redirect: wireRedirect,
  url_mapping: wireUrlMapping,
  tweakwise_landing_page: wireLandingPage,
}

export type ParsedEntities<T extends EntityType> = {
  items: Entity<T>[]
  /** One error for each item that did not fit, for the log. */
  rejected: z.core.$ZodError[]
}

/**
 * Parses the items of a search answer as entities of one type. A bad item does not take the others
 * with it: it is left out and reported.
 */
export function parseEntities<T extends EntityType>(
  type: T,
  items: readonly unknown[],
): ParsedEntities<T> {
  const schema = entities[type]
  const parsed: ParsedEntities<T> = { items: [], rejected: [] }
  for (const item of items) {
    const result = schema.safeParse(item)
    if (result.success) parsed.items.push(result.data)
    else parsed.rejected.push(result.error)
  }
  return parsed
}
