// What a wire product is made of besides its own fields: choices, links, pictures, labels.
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
import { priceShape } from './product-price'
import { wireStock } from './stock'

export const mediaGalleryEntry = wireObject({
  image: orAbsent(wireText),
  typ: orAbsent(wireText),
  lab: orAbsent(wireText),
  pos: orAbsent(wireInteger),
  vid: z.optional(wireValue),
})

/** A child sku of a configurable product. Its attributes lie flat or in custom_attributes. */
export const configurableChild = openObject({
  ...priceShape,
  sku: wireText,
  id: orAbsent(wireInteger),
  name: orAbsent(wireText),
  status: orAbsent(wireInteger),
  visibility: orAbsent(wireInteger),
  image: orAbsent(wireText),
  hover_image: orAbsent(wireText),
  media_gallery: wireList(mediaGalleryEntry),
  url_key: orAbsent(wireText),
  tax_class_id: orAbsent(wireInteger),
  stock: orAbsent(wireStock),
  custom_attributes: wireList(wireObject({ attribute_code: wireText, value: wireValue })),
})
export type WireConfigurableChild = z.output<typeof configurableChild>

export const configurableOption = wireObject({
  id: orAbsent(wireInteger),
  attribute_id: wireText,
  attribute_code: wireText,
  label: orAbsent(wireText),
  position: orAbsent(wireInteger),
  values: z.array(wireObject({ value_index: wireText, label: orAbsent(wireText) })),
})
export type WireConfigurableOption = z.output<typeof configurableOption>

/** A link of a grouped product (associated), to another colour (colorrelation), or of a bundle. */
export const wireProductLink = wireObject({
  id: orAbsent(wireText),
  sku: orAbsent(wireText),
  option_id: orAbsent(wireText),
  link_type: orAbsent(wireText),
  linked_product_type: orAbsent(wireText),
  linked_product_sku: orAbsent(wireText),
  linked_product: z.optional(wireValue),
  enabled: orAbsent(wireFlag),
  is_default: orAbsent(wireFlag),
  can_change_quantity: orAbsent(wireFlag),
  qty: orAbsent(wireNumber),
  price: orAbsent(wireNumber),
  price_type: orAbsent(wireText),
  position: orAbsent(wireInteger),
  image: orAbsent(wireText),
  thumbnail: orAbsent(wireText),
})
export type WireProductLink = z.output<typeof wireProductLink>

export const bundleOption = wireObject({
  option_id: wireText,
  title: orAbsent(wireText),
  type: orAbsent(wireText),
  required: orAbsent(wireFlag),
  position: orAbsent(wireInteger),
  sku: orAbsent(wireText),
  product_links: wireList(wireProductLink),
})
export type WireBundleOption = z.output<typeof bundleOption>

export const customOption = wireObject({
  option_id: wireText,
  title: orAbsent(wireText),
  type: orAbsent(wireText),
  is_require: orAbsent(wireFlag),
  sort_order: orAbsent(wireInteger),
  price: orAbsent(wireNumber),
  price_type: orAbsent(wireText),
  max_characters: orAbsent(wireInteger),
  values: wireList(
    wireObject({
      option_type_id: wireInteger,
      title: orAbsent(wireText),
      price: orAbsent(wireNumber),
      price_type: orAbsent(wireText),
      sort_order: orAbsent(wireInteger),
    }),
  ),
})

/** A file of a downloadable product: its sample is for everybody, the file for buyers only. */
export const downloadableLink = wireObject({
  id: orAbsent(wireText),
  title: orAbsent(wireText),
  sample_url: orAbsent(wireText),
  sort_order: orAbsent(wireInteger),
})

export const productLabel = wireObject({
  category_text: orAbsent(wireText),
  product_text: orAbsent(wireText),
  cat_style: orAbsent(wireText),
  pdp_style: orAbsent(wireText),
})

export const productCategory = wireObject({
  category_id: wireInteger,
  name: orAbsent(wireText),
  slug: orAbsent(wireText),
  path: orAbsent(wireText),
  url_path: orAbsent(wireText),
  position: orAbsent(wireInteger),
})
