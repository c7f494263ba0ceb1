import type { ProductType } from '../../../shared/catalog/product'
import type { StoreCode } from '../../../shared/store-view/store-view'

/**
 * A catalogue on its way into the database, whoever wrote it: the demo shop or a merchant's export.
 * Identity is the sku, the category path and the attribute code; ids are given by the database.
 */

/** A value for all stores, and other values for some of them. */
export type PerStore<T> = { all: T } & Partial<Record<StoreCode, T>>

export interface CategoryDraft {
  /** Names from the root in the language of the source, for example `Furniture/Chairs`. */
  path: string
  name: PerStore<string>
  /** Last segment of the URL. */
  urlKey: PerStore<string>
  description?: PerStore<string>
  /** Path below /media. */
  image?: string
  position: number
  isActive: boolean
  displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'
}

export interface AttributeDraft {
  code: string
  label: PerStore<string>
  /** `select` has options that can be filtered on, `text` is shown only. */
  input: 'select' | 'multiselect' | 'text' | 'boolean'
  isFilterable: boolean
  isVisible: boolean
  position: number
  options: { value: string; label: PerStore<string>; swatch?: string }[]
}

export interface ProductDraft {
  sku: string
  typeId: ProductType
  isEnabled: boolean
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: 1 | 2 | 3 | 4
  taxClass: 'standard' | 'reduced' | 'zero'
  name: PerStore<string>
  urlKey: PerStore<string>
  /** HTML, not yet cleaned. */
  description: PerStore<string>
  shortDescription?: PerStore<string>
  metaTitle?: PerStore<string>
  metaDescription?: PerStore<string>
  /** Cents, incl. or excl. tax as the store view says. */
  price: PerStore<number>
  specialPrice?: PerStore<{ price: number; from: string | null; to: string | null }>
  /** Attribute code → option values (select) or text. */
  attributes: Record<string, string[]>
  /** Paths of the categories it is in. */
  categories: string[]
  /** Paths below /media, the first is the main picture. */
  images: string[]
  stock: {
    qty: number
    isInStock: boolean
    isManaged: boolean
    hasBackorders: boolean
    minQty: number
    maxQty: number
  }
  /** Configurable products: the codes that are asked for and the skus of the children. */
  variations?: { attributes: string[]; skus: string[] }
  labels?: { text: PerStore<string>; style: string }[]
  related?: string[]
  createdAt: string
  updatedAt: string
}

export interface CatalogueDraft {
  attributes: AttributeDraft[]
  categories: CategoryDraft[]
  products: ProductDraft[]
}
