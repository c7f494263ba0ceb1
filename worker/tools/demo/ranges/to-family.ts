import { DESIGNS } from '../designs/designs'
import { shelfPrice } from '../prices'
import type { Family, ProductSpec } from '../products/product-spec'
import type { FourWords } from '../words/four-words'
import { KIDS_SHADE_WORDS } from '../words/kids-shade-words'
import { MATERIAL_WORDS } from '../words/material-words'
import { SHADE_WORDS } from '../words/shade-words'
import { collectionOf } from './collection-of'
import { occasionOf } from './occasion-of'
import type { Range, Row } from './range'

/** Writes a range out as the family of products that it stands for. */
export function toFamily(range: Range): Family {
  const { prefix, shelf, noun, brand, care } = range
  const specs = range.rows.flatMap((row, index) => toSpecs(range, row, index))
  return {
    prefix,
    shelf,
    noun,
    brand,
    season: range.season ?? 'all-year',
    care,
    products: specs.map((spec, place) => ({ ...spec, ...occasionOf(range, spec, place) })),
  }
}

function toSpecs(range: Range, row: Row, index: number): ProductSpec[] {
  const colours = row[2]
  const whole = toSpec(range, row, index)
  if (!range.isApart) return [{ ...whole, colours }]
  const shadeWords = range.shelf.startsWith('kidswear') ? KIDS_SHADE_WORDS : SHADE_WORDS
  return colours.map((shade) => ({
    ...whole,
    shade,
    shades: colours,
    collection: collectionOf(range, shade),
    more: [wordsOf(shadeWords, shade), ...(whole.more ?? [])],
  }))
}

function toSpec(range: Range, row: Row, index: number): ProductSpec {
  const [name, model, colours, price, more = {}] = row
  const { tailoring, tiersFrom, measures, roll } = range
  const materials = more.materials ?? range.materials
  const sizes = more.sizes ?? (range.sizes && Object.keys(range.sizes))
  const use = range.uses[index % range.uses.length]
  return {
    name,
    model,
    price,
    materials,
    collection: collectionOf(range, colours[0]),
    line: wordsOf(DESIGNS, model),
    more: [wordsOf(MATERIAL_WORDS, materials[0]), ...(use ? [use] : [])],
    ...(measures && { measures }),
    ...(roll && { roll }),
    ...(sizes && { sizes, sizePrices: sizePrices(range, sizes, price) }),
    ...(tailoring && { tailoring }),
    ...(tiersFrom && { tiersFrom }),
    ...more,
  }
}

function sizePrices({ sizes }: Range, names: readonly string[], price: number) {
  const factorOf = (size: string) => sizes?.[size] ?? 1
  return Object.fromEntries(names.map((size) => [size, shelfPrice(price * factorOf(size))]))
}

function wordsOf(words: Record<string, FourWords>, key = ''): FourWords {
  const found = words[key]
  if (!found) throw new Error(`There are no words for: ${key}`)
  return found
}
