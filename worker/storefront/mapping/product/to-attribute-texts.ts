import type { Product } from '../../../../shared/catalog/product'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'

/** Attributes that have a place of their own on the page. */
const SHOWN_ELSEWHERE =
  /^(?:color|size|erin_recommends|new|sale|type|safety_.*|film.*|material|care|.*_cm|weight_kg|wallpaper_.*)$/

/** What is worth knowing of a product: visible attributes with a value, in words (spec 3). */
export function toAttributeTexts(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
): Product['facts'] {
  return attributes.flatMap((attribute) => {
    const { attribute_code: code, frontend_label: label } = attribute
    if (!label || SHOWN_ELSEWHERE.test(code) || attribute.is_visible_on_front === false) return []
    const text = textsOf((wire as Record<string, unknown>)[code], attribute).join(', ')
    return text ? [{ label, text }] : []
  })
}

/** The values of one attribute in words; as they are where nothing is known of it. */
export function textsOfAttribute(
  wire: WireProduct,
  code: string,
  attributes: readonly WireAttribute[],
): string[] {
  const known = attributes.find(({ attribute_code }) => attribute_code === code)
  return textsOf((wire as Record<string, unknown>)[code], known ?? { attribute_code: code })
}

function textsOf(value: unknown, attribute: WireAttribute): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    if (typeof one !== 'string' && typeof one !== 'number') return []
    const option = attribute.options?.find((known) => known.value === String(one))
    return [option?.label ?? String(one)].filter((text) => text !== '')
  })
}
