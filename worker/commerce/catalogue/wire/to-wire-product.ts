// A product of the contract (1.7) from its rows. Everything that the rows hold is put in, children only
// where they are told; what was not asked for is picked out afterwards.

import { cheapestOf } from '../../../../shared/catalog/price'
import { TAX_CLASS_IDS } from '../../../../shared/catalog/tax-rates'
import type { ProductTypeDraft } from '../../../../shared/contract/admin/product-type-draft'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { taxRatesFor } from '../../../../shared/customer/price-group'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { toWireStock } from '../../stock/to-wire-stock'
import { openingPriceOf } from '../opening-price-of'
import type { AlternateRow, ProductRow } from '../product-rows'
import { parseTypeData } from '../product-type-data'
import type { RowsByProduct } from '../rows-by-product'
import {
  type ConfigurableContext,
  toAttributeValues,
  toConfigurable,
  type WireChild,
} from './to-configurable'
import { toCategories, toLinks, toWireGallery, toWireLabels } from './to-wire-parts'
import { type CurrentPrice, currentPrice, toLowestPrice, toWirePrices } from './to-wire-price'
import { tiersFor, toWireTypeData } from './to-wire-type-data'

export function toWireProduct(
  row: ProductRow,
  rows: RowsByProduct,
  context: ConfigurableContext,
): Record<string, unknown> {
  const { store, now, group } = context
  const configurable = toConfigurable(row, rows, context)
  const { children } = configurable
  const typeData = typeDataOf(row, rows)
  const links = rows.links.get(row.id) ?? []
  const opening = openingPriceOf(row, links, typeData, { store, now, group })
  return {
    ...toAttributeValues(rows.values.get(row.id) ?? []),
    ...configurable.fields,
    ...identityOf(row),
    ...toWirePrices(priceOf(row, children, context), store.tax, {
      tier: singleTier(typeData?.tierPrices, context),
    }),
    ...toLowestPrice(
      currentPrice(row, store.tax, now, group),
      rows.pastPrices.get(row.id),
      store.tax,
      now,
    ),
    ...specialDates(row),
    opening_price_incl_tax: opening === null ? undefined : centsToPrice(opening),
    ...toTypeDataFields(row, typeData, context),
    stock: { ...toWireStock(row.id, row), ...stockOfOthers(row, rows, children) },
    ...toWireGallery(rows.media.get(row.id) ?? []),
    product_labels: toWireLabels(rows.labels.get(row.id) ?? []),
    product_links: toLinks(row.sku, links),
    ...toCategories(rows.categories.get(row.id) ?? []),
    alternates: (rows.alternates.get(row.id) ?? []).flatMap(toAlternate),
  }
}

function identityOf(row: ProductRow) {
  return {
    id: row.id,
    sku: row.sku,
    parentSku: row.parent_sku ?? row.sku,
    parentId: row.parent_id ?? undefined,
    type_id: row.type_id,
    status: row.status,
    visibility: row.visibility,
    name: row.name,
    slug: row.url_key,
    url_key: row.url_key,
    url_path: row.url_path,
    description: row.description,
    short_description: row.short_description,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    tax_class_id: TAX_CLASS_IDS[row.tax_class],
    amxnotif_hide_alert: row.hides_stock_alert,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/**
 * A configurable product costs what its cheapest child costs that can be bought, regular and special
 * price of the same child: the parent's own price is nothing anybody could pay (contract 2.10.5).
 */
function priceOf(
  row: ProductRow,
  children: readonly WireChild[],
  { store, now, group }: ConfigurableContext,
): CurrentPrice {
  const inStock = children.filter(({ isInStock }) => isInStock)
  const prices = (inStock.length > 0 ? inStock : children).map(({ price }) => price)
  const cheapest = cheapestOf(prices)
  return prices.find((price) => price === cheapest) ?? currentPrice(row, store.tax, now, group)
}

/** What a single piece costs the customer's group, in source cents; null where that is no other price. */
function singleTier(
  tiers: ProductTypeDraft['tierPrices'] = [],
  { store, group }: ConfigurableContext,
): number | null {
  const own = tiersFor(tiers, store.storeCode, group.id).filter(({ qty }) => qty <= 1)
  return own.length > 0 ? Math.min(...own.map(({ price }) => price)) : null
}

function specialDates({ special_price, special_from, special_to }: ProductRow) {
  if (special_price === null) return {}
  return { special_from_date: special_from, special_to_date: special_to }
}

/** A product with children or parts is in stock when one of them can be bought (spec 4). */
function stockOfOthers(row: ProductRow, rows: RowsByProduct, children: readonly WireChild[]) {
  if (children.length > 0) return { is_in_stock: children.some(({ isInStock }) => isInStock) }
  const links = rows.links.get(row.id) ?? []
  const isSold = (sku: string) => links.some((l) => l.linked_sku === sku && l.is_salable === 1)
  if (row.type_id === 'grouped') {
    const parts = links.filter(({ link_type }) => link_type === 'associated')
    return { is_in_stock: parts.some(({ is_salable }) => is_salable === 1) }
  }
  const options = typeDataOf(row, rows)?.bundle?.options ?? []
  const required = options.filter(({ isRequired }) => isRequired)
  if (options.length === 0) return {}
  return { is_in_stock: required.every((o) => o.selections.some(({ sku }) => isSold(sku))) }
}

export function typeDataOf(row: ProductRow, rows: RowsByProduct): ProductTypeDraft | undefined {
  const [typeData] = rows.typeData.get(row.id) ?? []
  return typeData && parseTypeData(typeData.body)
}

function toTypeDataFields(
  row: ProductRow,
  typeData: ProductTypeDraft | undefined,
  { store, group }: ConfigurableContext,
) {
  const rates = taxRatesFor(store, group, row.tax_class)
  return typeData ? toWireTypeData(typeData, { sku: row.sku, store, rates, group }) : {}
}

function toAlternate({ store_id, url_path }: AlternateRow) {
  const store = STORE_VIEWS.find(({ storeId }) => storeId === store_id)
  return store ? [{ store_code: store.storeCode, url_path }] : []
}
