import type { Placed } from '../families/product-spec'
import type { ProductKind } from '../words/product-kinds'

/** In centimetres: how high one sits on it. */
const SEAT_HEIGHTS: Partial<Record<ProductKind, number>> = {
  threeSeater: 44,
  twoSeater: 44,
  cornerSofa: 42,
  sofaBed: 45,
  armchair: 43,
  loungeChair: 40,
  tubChair: 45,
  wingChair: 45,
  diningChair: 46,
  bench: 45,
  stool: 45,
  barStool: 68,
}

/** Kilograms that a cubic metre of what stands on a shelf weighs, packed as loosely as it is built. */
const DENSITIES: readonly (readonly [shelf: string, density: number])[] = [
  ['furniture/sofas', 42],
  ['furniture/armchairs', 40],
  ['furniture/chairs', 34],
  ['furniture/tables', 46],
  ['furniture/storage', 105],
  ['furniture/beds', 36],
  ['decor/lighting', 26],
  ['decor/mirrors', 310],
]

/** Its sizes in centimetres and its weight in kilograms, as the merchant would write them. */
export function measuresOf({ family, spec }: Placed): Record<string, string> {
  const sizes = spec.measures?.match(/\d+/g)?.map(Number) ?? []
  const [width, depth, height] = sizes
  if (spec.measures?.startsWith('Ø')) return { diameter_cm: String(width) }
  if (!width || !depth) return {}
  if (!height) return { width_cm: String(width), length_cm: String(depth) }
  const density = DENSITIES.find(([start]) => (spec.shelf ?? family.shelf).startsWith(start))?.[1]
  const weight = density && (width * depth * height * density) / 1_000_000
  const seat = SEAT_HEIGHTS[spec.kind ?? family.kind]
  return {
    width_cm: String(width),
    depth_cm: String(depth),
    height_cm: String(height),
    ...(seat && seat < height ? { seat_height_cm: String(seat) } : {}),
    ...(weight ? { weight_kg: weight < 10 ? weight.toFixed(1) : String(Math.round(weight)) } : {}),
  }
}
