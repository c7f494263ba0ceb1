import type { Translate } from '../../shared/i18n/messages'

/** How a shop writes: handed down, because the catalogue knows no store. */
export interface ShopWords {
  t: Translate
  /** Cents → text. */
  price: (cents: number) => string
}
