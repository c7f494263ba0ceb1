import { DESIGNS } from '../designs/designs'
import type { Family, ProductSpec } from '../families/product-spec'
import { shelfPrice } from '../prices'
import { KIDS_SHADE_WORDS } from '../words/kids-shade-words'
import type { Localized } from '../words/localized'
import { MATERIAL_WORDS } from '../words/material-words'
import { SHADE_WORDS } from '../words/shade-words'
import { collectionOf } from './collection-of'
import { occasionOf } from './occasion-of'
import type { ProductLine, ProductLineRow } from './product-line'

/** Writes a product line out as the family of products that it stands for. */
export function toFamily(productLine: ProductLine): Family {
  const { prefix, shelf, kind, brand, care } = productLine
  const specs = productLine.rows.flatMap((row, index) => toSpecs(productLine, row, index))
  return {
    prefix,
    shelf,
    kind,
    brand,
    season: productLine.season ?? usualSeason(shelf),
    care,
    products: specs.map((spec, place) => ({ ...spec, ...occasionOf(productLine, spec, place) })),
  }
}

/** Of clothes and cloth; furniture, decor and wallpaper say none. */
function usualSeason(shelf: string): string | undefined {
  return /^(kidswear|textiles)/.test(shelf) ? 'all-year' : undefined
}

function toSpecs(productLine: ProductLine, row: ProductLineRow, index: number): ProductSpec[] {
  const colours = row[2]
  const whole = toSpec(productLine, row, index)
  if (!productLine.isApart) return [{ ...whole, colours }]
  const shadeWords = productLine.shelf.startsWith('kidswear') ? KIDS_SHADE_WORDS : SHADE_WORDS
  return colours.map((shade) => ({
    ...whole,
    shade,
    shades: colours,
    collection: collectionOf(productLine, shade),
    more: [wordsOf(shadeWords, shade), ...(whole.more ?? [])],
  }))
}

function toSpec(productLine: ProductLine, row: ProductLineRow, index: number): ProductSpec {
  const [name, model, colours, price, more = {}] = row
  const { tailoring, tiersFrom, measures, roll } = productLine
  const materials = more.materials ?? productLine.materials
  const sizes = more.sizes ?? (productLine.sizes && Object.keys(productLine.sizes))
  const use = productLine.uses[index % productLine.uses.length]
  return {
    name,
    model,
    price,
    materials,
    collection: collectionOf(productLine, colours[0]),
    line: wordsOf(DESIGNS, model),
    more: [wordsOf(MATERIAL_WORDS, materials[0]), ...(use ? [use] : [])],
    ...(measures && { measures }),
    ...(roll && { roll }),
    ...(sizes && { sizes, sizePrices: sizePrices(productLine, sizes, price) }),
    ...(tailoring && { tailoring }),
    ...(tiersFrom && { tiersFrom }),
    ...more,
  }
}

function sizePrices({ sizes }: ProductLine, names: readonly string[], price: number) {
  const factorOf = (size: string) => sizes?.[size] ?? 1
  return Object.fromEntries(names.map((size) => [size, shelfPrice(price * factorOf(size))]))
}

function wordsOf(words: Record<string, Localized>, key = ''): Localized {
  const found = words[key]
  if (!found) throw new Error(`There are no words for: ${key}`)
  return found
}
