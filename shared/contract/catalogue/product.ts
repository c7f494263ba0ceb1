// A product as the catalogue index answers it (spec 3, contract 1.7). Prices are decimals as sent;
// attributes that are not listed here (size, material, …) are kept under their own names.
import * as z from 'zod/mini'
import { openObject, wireObject } from '../wire/wire-object'
import {
  orAbsent,
  wireFlag,
  wireInteger,
  wireList,
  wireNumber,
  wireText,
  wireValue,
} from '../wire/wire-value'
import { productOption } from './product-option'
import {
  bundleOption,
  configurableChild,
  configurableOption,
  customOption,
  downloadableLink,
  mediaGalleryEntry,
  productCategory,
  productLabel,
  wireProductLink,
} from './product-parts'
import { priceShape, wireTierPrices } from './product-price'
import { wireStock } from './stock'
import { urlAlternates } from './url-alternates'

const identity = {
  id: wireInteger,
  sku: wireText,
  type_id: wireText,
  name: orAbsent(wireText),
  parentSku: orAbsent(wireText),
  parentId: orAbsent(wireInteger),
  slug: orAbsent(wireText),
  url_key: orAbsent(wireText),
  url_path: orAbsent(wireText),
}

const state = {
  status: orAbsent(wireInteger),
  visibility: orAbsent(wireInteger),
  qty: orAbsent(wireNumber),
  stock: orAbsent(wireStock),
  created_at: orAbsent(wireText),
  updated_at: orAbsent(wireText),
  new: orAbsent(wireFlag),
  sale: orAbsent(wireFlag),
  erin_recommends: orAbsent(wireFlag),
  next_day_delivery: orAbsent(wireFlag),
  /** Working days until it is there, as `5` or `5-10`. Our own, as is what follows. */
  delivery_days: orAbsent(wireText),
  /** How many metres, square metres (`m2`), kilos or litres it is. */
  unit_amount: orAbsent(wireNumber),
  unit_code: orAbsent(wireText),
  /** A film of it, and its subtitles: paths below /media, or addresses. */
  film: orAbsent(wireText),
  film_captions: orAbsent(wireText),
  /** Slug of the story that says which size fits. */
  size_guide: orAbsent(wireText),
  amxnotif_hide_alert: orAbsent(wireInteger),
  tax_class_id: orAbsent(wireInteger),
  _score: orAbsent(wireNumber),
  sgn: orAbsent(wireText),
  /** Of a bundle: 0 the sum of what was chosen, 1 a price of its own. */
  price_type: orAbsent(wireInteger),
}

const text = {
  description: orAbsent(wireText),
  short_description: orAbsent(wireText),
  meta_title: orAbsent(wireText),
  meta_description: orAbsent(wireText),
  image: orAbsent(wireText),
  small_image: orAbsent(wireText),
  thumbnail: orAbsent(wireText),
  hover_image: orAbsent(wireText),
}

const wallpaper = {
  enable_wallpaper_calculator: orAbsent(wireFlag),
  wallpaper_width_m: orAbsent(wireNumber),
  wallpaper_height_m: orAbsent(wireNumber),
  wallpaper_pattern_repeat: orAbsent(wireNumber),
}

/** Gift cards, in the field names of their vendor (spec 3). Amounts are decimals. */
const giftCard = {
  am_giftcard_prices: wireList(wireObject({ value: wireNumber })),
  am_allow_open_amount: orAbsent(wireFlag),
  am_open_amount_min: orAbsent(wireNumber),
  am_open_amount_max: orAbsent(wireNumber),
}

/** Of a set, a bundle or a gift card: what it costs as its page opens. Our own, so it may be absent. */
const opening = { opening_price_incl_tax: orAbsent(wireNumber) }

/** Why it cannot be bought, by what is wrong with it (spec 3, errors). */
const errors = { errors: z.optional(z.record(z.string(), wireValue)) }

const parts = {
  media_gallery: wireList(mediaGalleryEntry),
  category: wireList(productCategory),
  category_ids: wireList(wireInteger),
  configurable_options: wireList(configurableOption),
  configurable_children: wireList(configurableChild),
  product_links: wireList(wireProductLink),
  bundle_options: wireList(bundleOption),
  custom_options: wireList(customOption),
  downloadable_links: wireList(downloadableLink),
  product_option: orAbsent(productOption),
  product_labels: wireList(productLabel),
  tier_prices: wireTierPrices,
  alternates: urlAlternates,
}

export const wireProduct = openObject({
  ...identity,
  ...state,
  ...text,
  ...wallpaper,
  ...giftCard,
  ...priceShape,
  ...opening,
  ...errors,
  ...parts,
})
export type WireProduct = z.output<typeof wireProduct>
