import type { ProductType } from '../../../shared/catalog/product-type'
import { deliveryDaysOf } from '../../../shared/delivery/delivery-days'
import type { StoreView } from '../../../shared/store-view/store-view'
import { parseTypeData } from '../catalogue/product-type-data'
import type { Databases } from '../db/databases'
import { query, readNamed } from '../db/query'
import { listOf, type Sql, sql } from '../db/sql'
import { loadStockRows } from '../stock/load-stock'
import type { StockRow } from '../stock/salable'
import type { SellableProduct, VariantChoice } from './sellable-product'

interface SellableProductRow {
  id: number
  sku: string
  type_id: ProductType
  status: number
  tax_class: SellableProduct['taxClass']
  parent_sku: string | null
  parent_status: number | null
  name: string
  own_name: string
  price: number
  special_price: number | null
  special_from: string | null
  special_to: string | null
  delivery_days: string | null
  next_day_delivery: string | null
  delivery_appointment: string | null
  /** A `ProductTypeDraft` as JSON. */
  type_data: string | null
}

interface ChoiceRow {
  product_id: number
  attribute_id: number
  label: string
  value: string
  value_label: string
}

/** The first value of an attribute, of the product itself or else of its parent. */
const firstValue = (code: string) =>
  sql`(SELECT said.value FROM product_value AS said
    JOIN attribute ON attribute.id = said.attribute_id AND attribute.code = ${code}
    WHERE said.product_id IN (p.id, p.parent_id)
    ORDER BY said.product_id = p.id DESC LIMIT 1)`

const selectProducts = (skus: Sql, storeId: number) =>
  query<SellableProductRow>(sql`
    SELECT p.id, p.sku, p.type_id, p.status, p.tax_class,
      parent.sku AS parent_sku, parent.status AS parent_status,
      COALESCE(parent_text.name, own_text.name, p.sku) AS name,
      COALESCE(own_text.name, parent_text.name, p.sku) AS own_name,
      price.price, price.special_price, price.special_from, price.special_to,
      ${firstValue('delivery_days')} AS delivery_days,
      ${firstValue('next_day_delivery')} AS next_day_delivery,
      ${firstValue('delivery_appointment')} AS delivery_appointment,
      COALESCE(own_data.body, parent_data.body) AS type_data
    FROM product AS p
    JOIN product_price AS price ON price.product_id = p.id AND price.store_id = ${storeId}
    LEFT JOIN product AS parent ON parent.id = p.parent_id
    LEFT JOIN product_text AS own_text
      ON own_text.product_id = p.id AND own_text.store_id = ${storeId}
    LEFT JOIN product_text AS parent_text
      ON parent_text.product_id = p.parent_id AND parent_text.store_id = ${storeId}
    LEFT JOIN product_type_data AS own_data ON own_data.product_id = p.id
    LEFT JOIN product_type_data AS parent_data ON parent_data.product_id = p.parent_id
    WHERE p.sku IN ${skus}`)

const selectChoices = (skus: Sql, storeId: number) =>
  query<ChoiceRow>(sql`
    SELECT p.id AS product_id, chosen.attribute_id, chosen.value,
      COALESCE(label.label, attribute.code) AS label,
      COALESCE(value_label.label, chosen.value) AS value_label
    FROM product AS p
    JOIN product_choice AS choice ON choice.product_id = p.parent_id
    JOIN attribute ON attribute.id = choice.attribute_id
    JOIN product_value AS chosen
      ON chosen.product_id = p.id AND chosen.attribute_id = choice.attribute_id
    LEFT JOIN attribute_label AS label
      ON label.attribute_id = choice.attribute_id AND label.store_id = ${storeId}
    LEFT JOIN attribute_option_label AS value_label
      ON value_label.attribute_id = choice.attribute_id AND value_label.value = chosen.value
      AND value_label.store_id = ${storeId}
    WHERE p.sku IN ${skus}
    ORDER BY choice.position`)

/**
 * What the catalogue says now of these skus, in this store, and how many of them there are to be sold.
 * Unknown ones are left out.
 */
export async function loadSellableProducts(
  { catalogue, sales }: Databases,
  store: StoreView,
  skus: readonly string[],
): Promise<SellableProduct[]> {
  if (skus.length === 0) return []
  const wanted = listOf(skus)
  const [{ products, choices }, stockOf] = await Promise.all([
    readNamed(catalogue, {
      products: selectProducts(wanted, store.storeId),
      choices: selectChoices(wanted, store.storeId),
    }),
    loadStockRows(sales, skus),
  ])
  return products.map((row) => toSellableProduct(row, { store, choices, stock: stockOf(row.sku) }))
}

interface Found {
  store: StoreView
  choices: readonly ChoiceRow[]
  stock: StockRow | null
}

function toSellableProduct(
  row: SellableProductRow,
  { store, choices, stock }: Found,
): SellableProduct {
  const isParcel = row.next_day_delivery === '1'
  return {
    productId: row.id,
    sku: row.sku,
    parentSku: row.parent_sku,
    typeId: row.type_id,
    isEnabled: row.status === 1 && (row.parent_status ?? 1) === 1,
    name: row.name,
    ownName: row.own_name,
    taxClass: row.tax_class,
    price: row.price,
    specialPrice: row.special_price,
    specialFrom: row.special_from,
    specialTo: row.special_to,
    choices: choices.filter((choice) => choice.product_id === row.id).map(toChoice),
    deliveryDays: deliveryDaysOf(row.delivery_days ?? undefined, isParcel, store),
    isByAppointment: row.delivery_appointment === '1',
    typeData: parseTypeData(row.type_data),
    stock,
  }
}

function toChoice(row: ChoiceRow): VariantChoice {
  return {
    attributeId: row.attribute_id,
    label: row.label,
    value: row.value,
    valueLabel: row.value_label,
  }
}
