// Products to show beside another (contract 1.7, recommendations): those the merchant linked, then the
// newest of its category; without a product, what was found and opened most of late, then the newest.
import type { AppliedFilter } from '../../../../shared/contract/search/search-request'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { query, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import type { HeldCatalogue } from '../memory/snapshot'
import { findCards } from './find-cards'
import { mostClicked } from './product-clicks'

const MAX_RECOMMENDED = 12
/** Of what may be recommended: not all of it is listed. */
const MOST_READ = 40

interface KnownRow {
  sku: string
  category: number | null
  /** As JSON, in the order of the merchant. */
  links: string
}

/** `productId` is a sku or an id; of a product whose sku it is rather than of one whose id it is. */
export async function recommend(
  catalogue: HeldCatalogue,
  store: StoreView,
  productId: string,
  now: number,
): Promise<Record<string, unknown>[]> {
  const known = await readFirst(catalogue.db, selectKnown(productId))
  if (!known) return await recommendPopular(catalogue, store, now)
  const links: string[] = JSON.parse(known.links)
  const found = await findInOrder(catalogue, store, links)
  if (found.length === MAX_RECOMMENDED || known.category === null) return found
  const taken = new Set([known.sku, ...found.map(({ sku }) => sku)])
  const others = await findCards(catalogue, store, {
    ...newest([filterBy('category_ids', [known.category])]),
    size: MOST_READ,
  })
  const more = others.filter(({ sku }) => !taken.has(String(sku)))
  return [...found, ...more].slice(0, MAX_RECOMMENDED)
}

async function recommendPopular(catalogue: HeldCatalogue, store: StoreView, now: number) {
  const popular = await mostClicked(catalogue.db, store, now, MOST_READ)
  const found = popular.length > 0 ? await findInOrder(catalogue, store, popular) : []
  const taken = new Set(found.map(({ sku }) => sku))
  const others = await findCards(catalogue, store, { ...newest([]), size: MAX_RECOMMENDED })
  const more = others.filter(({ sku }) => !taken.has(sku))
  return [...found, ...more].slice(0, MAX_RECOMMENDED)
}

/** Those of these skus that are listed, in the order of the skus. */
async function findInOrder(catalogue: HeldCatalogue, store: StoreView, skus: readonly string[]) {
  const question = { ...newest([filterBy('sku', [...skus])]), size: MOST_READ }
  const inOrder = skus.map((sku) => sku.toLowerCase())
  const place = ({ sku }: Record<string, unknown>) => inOrder.indexOf(String(sku).toLowerCase())
  const found = await findCards(catalogue, store, question)
  return found.toSorted((one, other) => place(one) - place(other)).slice(0, MAX_RECOMMENDED)
}

function newest(filters: AppliedFilter[]) {
  return { text: '', filters, size: MAX_RECOMMENDED }
}

function filterBy(attribute: string, values: (string | number)[]): AppliedFilter {
  return { attribute, value: { in: values }, scope: 'default' }
}

function selectKnown(productId: string) {
  const id = /^\d{1,10}$/.test(productId) ? Number(productId) : 0
  return query<KnownRow>(sql`
    SELECT product.sku,
      (SELECT category.id FROM category_product AS own
        JOIN category ON category.id = own.category_id AND category.is_active
        WHERE own.product_id = product.id ORDER BY category.level DESC LIMIT 1) AS category,
      (SELECT json_group_array(linked_sku) FROM (
        SELECT DISTINCT linked_sku FROM product_link
        WHERE product_id = product.id AND link_type IN ('related', 'upsell')
        ORDER BY link_type, position LIMIT 40)) AS links
    FROM product WHERE product.id = ${id} OR product.sku = ${productId}
    ORDER BY product.sku = ${productId} DESC LIMIT 1`)
}
