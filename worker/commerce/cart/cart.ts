import type { WireProductOption } from '../../../shared/contract/catalogue/product-option'
import type { PriceGroup } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { numberBundle } from '../catalogue/product-type-data'
import type { SellableProduct } from './sellable-product'
import type { Coupon } from './vouchers/coupon'
import type { CartGiftCard } from './vouchers/gift-card'

type Extensions = NonNullable<WireProductOption['extension_attributes']>

/** Choices on a line that its sku does not already make. */
export type LineOptions = Pick<
  Extensions,
  'bundle_options' | 'custom_options' | 'am_giftcard_options'
>

export interface StoredLine {
  id: number
  lineKey: string
  sku: string
  qty: number
  lineOptions: LineOptions
}

type BundleOption = ReturnType<typeof numberBundle>[number]

/** A chosen part of a bundle, by its sku; `qty` is of one bundle. */
export interface ChosenPart {
  option: BundleOption
  selection: BundleOption['selections'][number]
  qty: number
}

/** A part of a bundle, as the catalogue is now. */
export interface LinePart extends ChosenPart {
  part: SellableProduct
}

/** A line together with what it sells, as the catalogue is now. */
export interface FilledLine extends StoredLine {
  product: SellableProduct
  /** What a bundle is put together from; empty for everything else. */
  parts: LinePart[]
}

/** What the shopper chose so far; each may still be open. */
export interface Selection {
  country: string | null
  carrierCode: string | null
  shippingMethodCode: string | null
  paymentMethodCode: string | null
}

export interface Cart {
  id: number
  mask: string
  store: StoreView
  /** Of whose cart it is, which decides prices; that of guests where it is nobody's. */
  group: PriceGroup
  version: number
  /** The names of its last changes, each followed by a space. */
  changesHeard: string
  selection: Selection
  lines: StoredLine[]
  /** Whether it counts at a moment is decided when the cart is priced. */
  coupon: Coupon | null
  giftCards: CartGiftCard[]
}

/** A cart untouched for this long is gone. */
export const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
