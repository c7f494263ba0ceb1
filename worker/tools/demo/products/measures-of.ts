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

/** In centimetres: how high one lies on it. */
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

/** Models that look the same all around, so that one measure across says it. */
const ROUND = new Set([
  ...['ball-lamp', 'globe-lamp', 'mushroom-lamp', 'table-lamp'],
  ...['bell-pendant', 'dome-pendant', 'paper-pendant', 'woven-pendant'],
  ...['bar-stool', 'pouf', 'round-table', 'side-table'],
  ...['laundry-basket', 'storage-jar', 'plant-pot', 'plates', 'bowl', 'candle-bowl'],
  ...['vase-bottle', 'vase-cylinder', 'vase-round', 'vase-tall'],
])

/** Square ones that look the same from their front and their side. */
const SQUARE = new Set(['lantern'])

/** The front of what hangs, stretched to the size that is chosen: a curtain has a rail above it. */
const HANGING: Partial<Record<ProductKind, string>> = {
  curtain:
    'M-12 -14h324v5h-324zM0 0h300v300h-300zM43 0v300M86 0v210M129 0v300M171 0v240M214 0v300M257 0v190M0 0v-9M100 0v-9M200 0v-9M300 0v-9',
  print: 'M0 0h300v300h-300zM15 12h270v276h-270zM60 54h180v192h-180z',
}

/** Tables that come in sizes of their top are as high as their model. */
const TABLES = 'furniture/tables'

/** How large pots and baskets are beside their model, which is the one in the middle. */
const SCALES: Partial<Record<string, number>> = { small: 0.75, medium: 1, large: 1.35 }

/**
 * Its sizes in centimetres and its weight in kilograms, as the merchant would write them. What has no
 * measures of its own is as large as its model; what is sold in sizes as the `size` that is chosen.
 */
export function measuresOf(
  { family, spec }: Placed,
  model?: DepictedModel,
  size?: string,
): Record<string, string> {
  const kind = spec.kind ?? family.kind
  if (spec.sizes && BED_PARTS[kind]) return bedMeasures(kind, model?.size ?? [], size)
  const shelf = spec.shelf ?? family.shelf
  const own = spec.measures?.match(/\d+/g)?.map(Number)
  const scale = SCALES[size ?? '']
  const chosen = scale
    ? (model?.size ?? []).map((one) => Math.round(one * scale))
    : sizeOf(size, shelf.startsWith(TABLES) ? model?.size?.[2] : undefined)
  const [width, depth, height] = own ?? (spec.sizes ? chosen : (model?.size ?? []))
  const isRound =
    spec.measures?.startsWith('Ø') ||
    size?.startsWith('d') ||
    (ROUND.has(spec.model) && width === depth)
  if (isRound && !height) return { diameter_cm: String(width) }
  if (!width || !depth) return {}
  if (!height) return { width_cm: String(width), length_cm: String(depth) }
  const weight = weightOf(shelf, (width * depth * height) / 1_000_000)
  const seat = SEAT_HEIGHTS[kind]
  return {
    ...(isRound
      ? { diameter_cm: String(width) }
      : { width_cm: String(width), depth_cm: String(depth) }),
    height_cm: String(height),
    ...(seat && seat < height ? { seat_height_cm: String(seat) } : {}),
    ...(weight ? { weight_kg: weight < 10 ? weight.toFixed(1) : String(Math.round(weight)) } : {}),
  }
}

/**
 * Width and length of a size such as 160x230 or of a round one such as d120, and how high it is where
 * that is known; no size of clothes.
 */
function sizeOf(size = '', height?: number): number[] {
  const [, round, width = round, length = round] = /^(?:d(\d+)|(\d+)x(\d+))$/.exec(size) ?? []
  return width && length ? [Number(width), Number(length), ...(height ? [height] : [])] : []
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
    ...(kind === 'bed' && { lying_height_cm: String(LYING_HEIGHT) }),
    ...(size && { width_cm: String(width), weight_kg: String(Math.round(weight * squareMetres)) }),
  }
}

/**
 * How what hangs, what is as large as its model, or a bed or table of its shape, is drawn beside its
 * measures.
 */
export function outlineOf({ family, spec }: Placed, model?: DepictedModel): Record<string, string> {
  const hanging = HANGING[spec.kind ?? family.kind]
  if (hanging) return { outline_front: hanging }
  const isStretched =
    BED_PARTS[spec.kind ?? family.kind] || (spec.shelf ?? family.shelf).startsWith(TABLES)
  const isOtherSize = spec.sizes && !isStretched
  if (spec.measures || isOtherSize || !model?.front || !model.side) return {}
  const isAlike = ROUND.has(spec.model) || SQUARE.has(spec.model)
  return { outline_front: model.front, ...(!isAlike && { outline_side: model.side }) }
}

function weightOf(shelf: string, cubicMetres: number): number | undefined {
  const density = DENSITIES.find(([start]) => shelf.startsWith(start))?.[1]
  return density && density * cubicMetres
}
