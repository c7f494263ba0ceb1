import { isNew } from '../dates'
import { deliveryOf } from '../delivery-of'
import { type Placed, type ProductSpec, skuOf } from '../families/product-spec'
import type { DepictedModel } from '../picture-index'
import { careOf } from '../words/care'
import { warningsOf } from '../words/warnings'
import { measuresOf, outlineOf } from './measures-of'
import type { ColorAndSize } from './product-texts'

/** Slugs of stories (stories/pages), by the beginning of a shelf. */
const SIZE_GUIDES: readonly (readonly [shelf: string, slug: string])[] = [
  ['kidswear', 'kids-sizes'],
  ['textiles/curtains', 'curtain-sizes'],
  ['textiles/rugs', 'rug-sizes'],
  ['textiles/bedding', 'bed-sizes'],
]

/** Attribute values of a product that looks like a model, or of the child that a choice leads to. */
export function productAttributes(
  placed: Placed,
  choice: ColorAndSize,
  model?: DepictedModel,
): Record<string, string[]> {
  const { family, spec, place } = placed
  const color = choice.color ?? spec.shade ?? (spec.colours ? undefined : spec.pictured)
  const isOnShelf = choice.color === undefined && choice.size === undefined
  return withoutEmpty({
    color,
    size: choice.size,
    type: spec.kind ?? family.kind,
    material: spec.materials,
    season: spec.season ?? family.season,
    collection_group: spec.collection,
    brand: spec.brand ?? family.brand,
    erin_recommends: spec.isErinsChoice && '1',
    new: isNew(skuOf(family, spec), place) && '1',
    sale: spec.offer === 'running' && '1',
    ...deliveryOf(spec.shelf ?? family.shelf),
    size_guide: choice.size ? undefined : sizeGuideOf(spec.shelf ?? family.shelf, spec),
    ...(isOnShelf && safetyOf(spec.brand ?? family.brand, spec.shelf ?? family.shelf)),
    ...(isOnShelf && outlineOf(placed, model)),
    ...measuresOf(placed, model, choice.size),
    care: careOf(spec.shelf ?? family.shelf, spec.materials),
    enable_wallpaper_calculator: spec.roll && '1',
    wallpaper_width_m: spec.roll && String(spec.roll.width),
    wallpaper_height_m: spec.roll && String(spec.roll.length),
    wallpaper_pattern_repeat: spec.roll && String(spec.roll.repeat),
  })
}

/** Who makes it, by the brand; what to mind with it, by where it stands. */
function safetyOf(brand: string, shelf: string) {
  return {
    safety_manufacturer: brand,
    safety_address: brand,
    safety_contact: brand,
    safety_warnings: warningsOf(shelf),
  }
}

/** The page that says which size to take, where there is one. */
function sizeGuideOf(shelf: string, { sizes }: ProductSpec): string | undefined {
  if (!sizes) return undefined
  return SIZE_GUIDES.find(([start]) => shelf.startsWith(start))?.[1]
}

type Given = string | readonly string[] | false | undefined

function withoutEmpty(given: Record<string, Given>): Record<string, string[]> {
  const entries = Object.entries(given).flatMap(([code, value]): [string, string[]][] => {
    if (!value || value.length === 0) return []
    return [[code, typeof value === 'string' ? [value] : [...value]]]
  })
  return Object.fromEntries(entries)
}
