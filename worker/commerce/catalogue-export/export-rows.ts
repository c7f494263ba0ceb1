// Rows that a product is written out from, each with the product it belongs to.
import type { ProductType } from '../../../shared/catalog/product-type'
import type { TaxClass } from '../../../shared/catalog/tax-rates'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'

interface Owned {
  product_id: number
}

interface InStore extends Owned {
  store_id: number
}

export interface ExportProductRow extends Owned {
  sku: string
  type_id: ProductType
  status: number
  visibility: ProductDraft['visibility']
  tax_class: TaxClass
  hides_stock_alert: number
  created_at: string
  updated_at: string
  qty: number | null
  is_in_stock: number | null
  manage_stock: number | null
  backorders: number | null
  min_sale_qty: number | null
  max_sale_qty: number | null
  /** A stock row as JSON. */
  source: string | null
}

export interface ExportTextRow extends InStore {
  name: string
  url_key: string
  description: string
  short_description: string
  meta_title: string
  meta_description: string
}

export interface ExportPriceRow extends InStore {
  price: number
  special_price: number | null
  special_from: string | null
  special_to: string | null
}

export interface ExportRows {
  products: ExportProductRow[]
  texts: ExportTextRow[]
  prices: ExportPriceRow[]
  media: (Owned & { path: string })[]
  mediaLabels: (InStore & { path: string; label: string })[]
  labels: (InStore & { position: number; text: string; style: string })[]
  links: (Owned & { link_type: string; linked_sku: string; qty: number })[]
  values: (Owned & { code: string; value: string })[]
  choices: (Owned & { code: string })[]
  children: (Owned & { sku: string; code: string | null; value: string | null })[]
  categories: (Owned & { source_path: string })[]
  typeData: (Owned & { body: string })[]
}
