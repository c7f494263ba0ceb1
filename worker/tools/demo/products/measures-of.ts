import type { Placed } from '../families/product-spec'
import type { DepictedModel } from '../picture-index'
import type { ProductKind } from '../words/product-kinds'

/** In centimetres: how high one sits on it. */
const SEAT_HEIGHTS: Partial<Record<ProductKind, number>> = {
  threeSeater: 44,
  twoSeater: 44,
  cornerSofa: 42,
  sofaBed: 45,
  armchair: 43,
  loungeChair: 40,
  rockingChair: 43,
  tubChair: 45,
  wingChair: 45,
  diningChair: 46,
  bench: 45,
  stool: 45,
  barStool: 68,
}

/** In centimetres: how high one lies on it, and sits on its edge. */
const LYING_HEIGHT = 53

/** What is sold in sizes of mattresses: how much wider it is, and kilograms a square metre of it. */
const BED_PARTS: Partial<Record<ProductKind, { wider: number; weight: number }>> = {
  bed: { wider: 14, weight: 18 },
  headboard: { wider: 13, weight: 14 },
  mattress: { wider: 0, weight: 13 },
  slattedBase: { wider: 0, weight: 8 },
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

/**
 * Its sizes in centimetres and its weight in kilograms, as the merchant would write them. What has no
 * measures of its own is as large as its model, unless it is sold in sizes; of a bed its `size`, where
 * that is chosen, says how wide it is.
 */
export function measuresOf(
  { family, spec }: Placed,
  model?: DepictedModel,
  size?: string,
): Record<string, string> {
  const kind = spec.kind ?? family.kind
  if (spec.sizes && BED_PARTS[kind]) return bedMeasures(kind, model?.size ?? [], size)
  const own = spec.measures?.match(/\d+/g)?.map(Number)
  const [width, depth, height] = own ?? (spec.sizes ? [] : (model?.size ?? []))
  if (spec.measures?.startsWith('Ø')) return { diameter_cm: String(width) }
  if (!width || !depth) return {}
  if (!height) return { width_cm: String(width), length_cm: String(depth) }
  const shelf = spec.shelf ?? family.shelf
  const weight = weightOf(shelf, (width * depth * height) / 1_000_000)
  const seat = SEAT_HEIGHTS[kind]
  return {
    width_cm: String(width),
    depth_cm: String(depth),
    height_cm: String(height),
    ...(seat && seat < height ? { seat_height_cm: String(seat) } : {}),
    ...(weight ? { weight_kg: weight < 10 ? weight.toFixed(1) : String(Math.round(weight)) } : {}),
  }
}

/**
 * What is as long and high in each of its sizes, and where a size is chosen how wide and heavy it is:
 * a model says the first, a size such as 160x200 the second.
 */
function bedMeasures(
  kind: ProductKind,
  [, depth = 0, height = 0]: readonly number[],
  size?: string,
): Record<string, string> {
  const { wider, weight } = BED_PARTS[kind] ?? { wider: 0, weight: 0 }
  // A mattress and its base are drawn a little larger than they are sold.
  const length = wider ? depth : 200
  const width = Number(size?.split('x')[0]) + wider
  const squareMetres = (width * Math.max(length, height)) / 10_000
  return {
    [kind === 'headboard' ? 'depth_cm' : 'length_cm']: String(length),
    height_cm: String(height),
    ...(kind === 'bed' && { seat_height_cm: String(LYING_HEIGHT) }),
    ...(size && { width_cm: String(width), weight_kg: String(Math.round(weight * squareMetres)) }),
  }
}

/** How what is as large as its model, or a bed of its shape, is drawn beside its measures. */
export function outlineOf({ family, spec }: Placed, model?: DepictedModel): Record<string, string> {
  const isOtherSize = spec.sizes && !BED_PARTS[spec.kind ?? family.kind]
  if (spec.measures || isOtherSize || !model?.front || !model.side) return {}
  return { outline_front: model.front, outline_side: model.side }
}

function weightOf(shelf: string, cubicMetres: number): number | undefined {
  const density = DENSITIES.find(([start]) => shelf.startsWith(start))?.[1]
  return density && density * cubicMetres
}
