import type { DeliveryDays } from '../../../shared/catalog/product'
import type { ProductType } from '../../../shared/catalog/product-type'
import type { TaxClass } from '../../../shared/catalog/tax-rates'
import type { ProductTypeDraft } from '../../../shared/contract/admin/product-type-draft'
import { hasEnough, type StockRow } from '../stock/salable'

/** A choice that makes this child of a configurable product, with its words in one store. */
export interface VariantChoice {
  attributeId: number
  label: string
  value: string
  valueLabel: string
}

/** What a cart line sells, in one store: prices in cents as the merchant wrote them. */
export interface SellableProduct {
  productId: number
  sku: string
  parentSku: string | null
  typeId: ProductType
  isEnabled: boolean
  /** The parent's for a child (spec 4). */
  name: string
  /** What the product itself is called, such as by the page of a bundle. */
  ownName: string
  taxClass: TaxClass
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  choices: VariantChoice[]
  /** Working days until it comes; null where nobody says. */
  deliveryDays: DeliveryDays | null
  /** Whoever buys it is contacted, and a day is arranged. */
  isByAppointment: boolean
  /** What only some products have; a child has its parent's custom options. */
  typeData: ProductTypeDraft
  /** Null when no stock was ever recorded. */
  stock: StockRow | null
}

/** Whether this quantity, of all lines of a cart together, can be sold now. */
export function maySell({ isEnabled, stock }: SellableProduct, qty: number): boolean {
  if (!isEnabled || stock === null) return false
  return qty >= stock.min_sale_qty && qty <= stock.max_sale_qty && hasEnough(stock, qty)
}
