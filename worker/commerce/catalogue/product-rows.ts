// Rows that a product is put together from, as one batch of statements reads them.

import type { StockRow } from '../stock/salable'
import type { PastPriceRow, PriceRow } from './wire/to-wire-price'

export interface ProductRow extends PriceRow, StockRow {
  id: number
  sku: string
  type_id: string
  status: number
  visibility: number
  parent_id: number | null
  parent_sku: string | null
  hides_stock_alert: number
  created_at: string
  updated_at: string
  name: string
  url_key: string
  url_path: string
  /** Empty where it was not asked for. */
  description: string
  short_description: string
  meta_title: string
  meta_description: string
}

export interface ChildRow extends PriceRow, StockRow {
  id: number
  sku: string
  parent_id: number
  status: number
  visibility: number
  name: string
  url_key: string
}

export interface ValueRow {
  product_id: number
  code: string
  input: string
  value: string
}

/** An option value that a configurable product has, in the words of the store. */
export interface ChoiceRow {
  product_id: number
  attribute_id: number
  code: string
  position: number
  label: string
  value: string
  value_label: string | null
}

export interface MediaRow {
  product_id: number
  position: number
  path: string
  label: string | null
}

export interface LabelRow {
  product_id: number
  text: string
  style: string
}

/** The type of link of a bundle's parts: never sent to clients, but their stock counts. */
export const BUNDLE_LINK = 'bundle'

/** A linked product, with its price. */
export interface LinkRow extends PriceRow {
  product_id: number
  link_type: string
  position: number
  linked_sku: string
  linked_type: string
  linked_name: string | null
  linked_path: string | null
  linked_color: string | null
  qty: number
  image: string | null
  /** Whether it can be sold. */
  is_salable: number
}

export interface CategoryRow {
  product_id: number
  category_id: number
  name: string
  url_key: string
  url_path: string
}

export interface AlternateRow {
  product_id: number
  store_id: number
  url_path: string
}

export interface TypeDataRow {
  product_id: number
  /** A `ProductTypeDraft` as JSON. */
  body: string
}

export interface ProductRows {
  products: ProductRow[]
  children: ChildRow[]
  values: ValueRow[]
  choices: ChoiceRow[]
  media: MediaRow[]
  labels: LabelRow[]
  links: LinkRow[]
  categories: CategoryRow[]
  alternates: AlternateRow[]
  typeData: TypeDataRow[]
  pastPrices: PastPriceRow[]
}
