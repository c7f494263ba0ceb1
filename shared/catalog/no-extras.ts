import type { ProductExtras } from './product'

/** A product that is nothing but itself. */
export const NO_EXTRAS: ProductExtras = {
  colors: [],
  parts: [],
  bundle: null,
  customOptions: [],
  giftCard: null,
  downloads: [],
  tierPrices: [],
  wallpaper: null,
}
