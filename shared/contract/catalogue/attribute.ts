import type * as z from 'zod/mini'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'

export const attributeFields = {
  attribute_code: wireText,
  attribute_id: orAbsent(wireInteger),
  frontend_label: orAbsent(wireText),
  default_frontend_label: orAbsent(wireText),
  frontend_input: orAbsent(wireText),
  options: wireList(
    wireObject({
      value: orAbsent(wireText),
      label: orAbsent(wireText),
      swatch: orAbsent(wireText),
    }),
  ),
  is_comparable: orAbsent(wireFlag),
  is_visible_on_front: orAbsent(wireFlag),
  is_user_defined: orAbsent(wireFlag),
  is_visible: orAbsent(wireFlag),
  /** Whether a list may be narrowed by it. */
  is_filterable: orAbsent(wireFlag),
}

/** A product attribute with its options (spec 3). */
export const wireAttribute = wireObject(attributeFields)
export type WireAttribute = z.output<typeof wireAttribute>
