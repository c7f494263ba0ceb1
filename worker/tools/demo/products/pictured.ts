// Only what has been photographed is sold: a colour without pictures is not offered, a model without
// pictures is not there yet.
import type { PictureIndex } from '../picture-index'
import type { ProductSpec } from './product-spec'

/** The product with those of its choices that have pictures, or nothing. */
export function pictured(pictures: PictureIndex, spec: ProductSpec): ProductSpec[] {
  const shown = pictures[spec.model]?.colours
  if (!shown) return []
  const isShown = (colour: string) => shown[colour] !== undefined
  if (spec.shade) {
    return isShown(spec.shade) ? [{ ...spec, shades: (spec.shades ?? []).filter(isShown) }] : []
  }
  if (!spec.colours) return [spec]
  const colours = spec.colours.filter(isShown)
  return colours.length > 0 ? [{ ...spec, colours }] : []
}
