// The answers resolution asks for, from the upstream and through the cache. What was found is kept;
// what was not found is asked for again: a miss must never harden into a mapping (contract 2.13.3).

import type { Category } from '../../../shared/catalog/category'
import type { Story } from '../../../shared/content/story'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import {
  ADDRESSES,
  ATTRIBUTES,
  CATEGORIES,
  categoryTag,
  productTag,
} from '../../../shared/contract/change-tags'
import { sku as possibleSku } from '../../../shared/contract/wire/request-value'
import { ok, type Result } from '../../../shared/result'
import { type FoundCategory, toCategory, toFoundCategory } from '../mapping/listing/to-category'
import { toUrlRecords, type UrlRecords } from '../mapping/listing/to-url-records'
import type { LinkedProducts } from '../mapping/product/product-links'
import { type FoundProduct, toFoundProduct } from '../mapping/product/to-product'
import { logLine } from '../runtime/log-line'
import { fetchEntities, fetchSearchRedirect, mapUrl } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import { fetchUrlRecords } from '../upstream/url-records'
import { loadAttributes } from './load-attributes'
import { linkedSkus, loadLinked } from './load-linked'
import { loadStory } from './load-story'
import type { Sources } from './sources'

type Answer<T> = Promise<Result<T, UpstreamFault>>

export interface KnownOfPath {
  records: UrlRecords
  entity: FoundProduct | FoundCategory | null
}

/** The questions resolution asks. A miss is null; an outage is a fault and never a miss. */
export interface Lookups {
  /** Everything that is known of a path, in two questions asked side by side. */
  at(path: string): Answer<KnownOfPath>
  productBySku(sku: string): Answer<FoundProduct | null>
  /** The configurable product that has this sku among its children. */
  parentOfChild(childSku: string): Answer<FoundProduct | null>
  categoryWhere(attribute: 'id' | 'url_key', value: string): Answer<Category | null>
  storyAt(slug: string): Answer<Story | null>
  /** Where a searched word leads instead of to results. */
  searchRedirect(keyword: string): Answer<string | null>
}

export function createLookups(sources: Sources): Lookups {
  const { store, upstream, cache } = sources

  async function toFound(wire: WireProduct): Answer<FoundProduct> {
    const [attributes, linked] = await Promise.all([
      loadAttributes(sources),
      loadLinked(sources, wire),
    ])
    if (!attributes.ok) return attributes
    if (!linked.ok) return linked
    reportLinks(wire, linked.value)
    return ok(toFoundProduct(wire, { attributes: attributes.value, linked: linked.value, store }))
  }

  async function productWhere(attribute: string, sku: string): Answer<FoundProduct | null> {
    // The backend refuses to look for what can be no sku: nobody may take that for an outage.
    if (!possibleSku.safeParse(sku).success) return ok(null)
    const read = await cache.read(
      { kind: 'product', parts: [attribute, sku], tags: tagsOf },
      async (): Answer<FoundProduct | null> => {
        const found = await fetchEntities(upstream, {
          type: 'product',
          searchQuery: { _appliedFilters: [{ attribute, value: { eq: sku } }] },
          size: 1,
        })
        if (!found.ok) return found
        const wire = found.value.items[0]
        return wire ? toFound(wire) : ok(null)
      },
    )
    return read.ok ? ok(read.value.value) : read
  }

  async function fetchKnown(path: string): Answer<KnownOfPath> {
    const [records, entity] = await Promise.all([
      fetchUrlRecords(upstream, path),
      fetchEntity(path),
    ])
    if (!records.ok) return records
    if (!entity.ok) return entity
    return ok({ records: toUrlRecords(records.value, store), entity: entity.value })
  }

  async function fetchEntity(path: string): Answer<KnownOfPath['entity']> {
    const hit = await mapUrl(upstream, { url: path.slice(1) })
    if (!hit.ok) return hit
    if (hit.value?._type === 'product') return toFound(hit.value._source)
    if (hit.value?._type === 'category') return ok(toFoundCategory(hit.value._source, store))
    return ok(null)
  }

  return {
    async at(path) {
      const read = await cache.read(
        {
          kind: 'url-record',
          parts: path,
          tags: ({ entity }) => [ADDRESSES, ...tagsOf(entity)],
          isMiss: isNothing,
        },
        () => fetchKnown(path),
      )
      return read.ok ? ok(read.value.value) : read
    },
    productBySku: (sku) => productWhere('sku', sku),
    parentOfChild: (childSku) => productWhere('configurable_children.sku', childSku),
    async categoryWhere(attribute, value) {
      const read = await cache.read(
        {
          kind: 'category',
          parts: [attribute, value],
          tags: (found) => [CATEGORIES, ...(found ? [categoryTag(found.id)] : [])],
        },
        async () => {
          const found = await fetchEntities(upstream, {
            type: 'category',
            searchQuery: { _appliedFilters: [{ attribute, value: { eq: value } }] },
            size: 1,
          })
          if (!found.ok) return found
          const wire = found.value.items[0]
          return ok(wire ? toCategory(wire, store) : null)
        },
      )
      return read.ok ? ok(read.value.value) : read
    },
    storyAt: (slug) => loadStory(sources, slug),
    async searchRedirect(keyword) {
      const read = await cache.read(
        {
          kind: 'url-record',
          parts: ['search', keyword.toLowerCase()],
          tags: () => [ADDRESSES],
          isRare: true,
        },
        async () => {
          const found = await fetchSearchRedirect(upstream, keyword)
          return found.ok ? ok({ url: found.value }) : found
        },
      )
      return read.ok ? ok(read.value.value.url) : read
    },
  }
}

function tagsOf(found: FoundProduct | FoundCategory | null): string[] {
  if (!found) return []
  if ('product' in found) {
    const ids = [found.product.id, ...found.linkedIds]
    return ['product', ATTRIBUTES, ...ids.map(productTag)]
  }
  return [CATEGORIES, categoryTag(found.category.id)]
}

function isNothing({ records, entity }: KnownOfPath): boolean {
  return !entity && !records.mapping && !records.redirect && !records.landingPage
}

/** A set without parts cannot be bought, and a link that leads nowhere is left out (spec 4 and 8). */
function reportLinks(wire: WireProduct, linked: LinkedProducts): void {
  const { sku } = wire
  const links = linkedSkus(wire)
  const isEmptySet = wire.type_id === 'grouped' && links.length === 0
  if (isEmptySet) logLine('error', 'product-links', { message: 'No product links', sku })
  const lost = links.filter((link) => !linked.has(link))
  if (lost.length === 0) return
  logLine('warn', 'product-links', { message: 'Product link not found', sku, links: lost.join() })
}
