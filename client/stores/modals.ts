import type { Price } from '../../shared/catalog/price'
import type { GalleryImage, ProductCard } from '../../shared/catalog/product'

/** What a product alert is about. */
export interface AlertSubject {
  sku: string
  name: string
  /** The choice that is sold out, for example `L`; empty when it is the whole product. */
  choice: string
  image: string
  price: Price
}

/** The payload with which each modal opens (spec 2, modals). */
export interface ModalPayloads {
  'language-switcher': null
  'product-alert': AlertSubject
  'terms-and-conditions': null
  'checkout-support': null
  newsletter: null
  'delete-account': null
  /** The path of the story that says which size fits, and what it is called. */
  'size-guide': { path: string; title: string }
  /** The products that are seen in a picture of editors. */
  'shop-the-look': { title: string; cards: ProductCard[] }
  /** Of a product, with which it opens, and how large they stand on its page. */
  pictures: { images: GalleryImage[]; index: number; name: string; sizes: string }
  review: { sku: string; name: string }
  /** With a product, which is waited for once it is known by whom; with an address that was typed already. */
  authentication: { alertSku?: string; email?: string } | null
  /** Of an order, by the name that its page knows it by. */
  'order-confirmation': { orderHash: string }
  'feature-not-implemented': null
}

/** The payload with which each bottom sheet opens. */
export interface SheetPayloads {
  'delivery-and-returns': { arrivesNextDay: boolean }
}

/** What every modal and sheet is given while it is open. */
export interface OpenProps<Payload> {
  payload: Payload
  onClose: () => void
}

export type ModalName = keyof ModalPayloads
export type SheetName = keyof SheetPayloads
