import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { createReviews } from '../../../../worker/tools/demo/records/reviews/create-reviews'
import { GIFT_CARD_WORDS } from '../../../../worker/tools/demo/records/reviews/gift-card-words'
import { PATTERN_WORDS } from '../../../../worker/tools/demo/records/reviews/pattern-words'
import { type Saying, trueOf } from '../../../../worker/tools/demo/records/reviews/saying'
import { SERVICE_WORDS } from '../../../../worker/tools/demo/records/reviews/service-words'
import { SET_WORDS } from '../../../../worker/tools/demo/records/reviews/set-words'
import { THING_WORDS } from '../../../../worker/tools/demo/records/reviews/thing-words'

const INDEX = resolve('worker/tools/demo/media/index.json')
const { products, categories } = createDemoShop(JSON.parse(readFileSync(INDEX, 'utf8')))
const reviews = createReviews(products)
const typeOf = new Map(products.map(({ sku, typeId }) => [sku, typeId]))
const shelvesOf = new Map(products.map((product) => [product.sku, product.categories]))

const wordsOf = {
  amgiftcard: GIFT_CARD_WORDS,
  downloadable: PATTERN_WORDS,
  virtual: SERVICE_WORDS,
  grouped: SET_WORDS,
  bundle: SET_WORDS,
  simple: THING_WORDS,
  configurable: THING_WORDS,
}

/** English reviews that say something, as `sku: detail`. */
function saying(words: RegExp, isWrong: (sku: string) => boolean): string[] {
  return reviews
    .filter(({ sku, store, detail }) => store === 'global_en' && words.test(detail) && isWrong(sku))
    .map(({ sku, detail }) => `${sku}: ${detail}`)
}

const isOn = (...shelves: string[]) => {
  const isBelow = (path: string) => shelves.some((shelf) => path.startsWith(shelf))
  return (sku: string) => (shelvesOf.get(sku) ?? []).some(isBelow)
}

describe('the reviews of one product in one store', () => {
  const perProduct = Map.groupBy(reviews, ({ sku, store }) => `${sku} ${store}`)

  it.each(['nickname', 'title', 'detail'] as const)('differ in their %s', (field) => {
    const twice = [...perProduct]
      .filter(([, own]) => new Set(own.map((review) => review[field])).size < own.length)
      .map(([of]) => of)
    expect(twice).toEqual([])
  })

  it('neither begin nor end alike', () => {
    for (const own of perProduct.values()) {
      const said = own.filter(({ store }) => store === 'global_en').flatMap(partsOf)
      expect(new Set(said).size, own[0]?.sku).toBe(said.length)
    }
  })
})

/** The sentence that an English review begins with, and the one it ends with. */
function partsOf({ sku, detail, rating }: (typeof reviews)[number]): string[] {
  const { openings, endings } = wordsOf[typeOf.get(sku) as keyof typeof wordsOf]
  const rated = endings[rating as 3 | 4 | 5]
  const opening = openings.find(({ words }) => detail.startsWith(words[3]))
  const ending = rated.find(({ words }) => detail.endsWith(words[3]))
  return [opening, ending].map((found) => found?.words[3] ?? `nothing known: ${detail}`)
}

describe('what a review says can be true of its product', () => {
  it('of no service, card, pattern or set what only a thing on a shelf can be', () => {
    const things = new Set(THING_WORDS.openings.map(({ words }) => words[3]))
    const own = [GIFT_CARD_WORDS, PATTERN_WORDS, SERVICE_WORDS, SET_WORDS]
    const shared = own.flatMap(({ openings }) => openings.map(({ words }) => words[3]))
    // Both a bed that somebody puts together and a mattress let one sleep better.
    expect(shared.filter((words) => things.has(words))).toEqual(['We sleep a good deal better.'])
    const unlike = saying(/colour is|day late|packed|box was damaged|\blight\b|heavy/i, (sku) =>
      ['amgiftcard', 'downloadable', 'virtual'].includes(typeOf.get(sku) ?? ''),
    )
    expect(unlike).toEqual([])
  })

  it('of the one thing what it is for', () => {
    const wrong = [
      ...saying(/made by hand/, (sku) => !isOn('Home decor/Vases', 'Home decor/Tableware')(sku)),
      ...saying(/the cat/, (sku) => !isOn('Textiles/Cushions', 'Textiles/Throws')(sku)),
      ...saying(/exactly the mood/, (sku) => !isOn('Home decor/Lighting', CANDLES)(sku)),
      ...saying(/living room/, (sku) => !isOn('Furniture')(sku) || isOn('Furniture/Beds')(sku)),
      ...saying(/bedroom/, (sku) => !isOn('Textiles/Bed linen', 'Textiles/Curtains')(sku)),
      ...saying(/washe/, isOn('Textiles/Rugs', 'Textiles/Throws', 'Kidswear/Jackets')),
      ...saying(/grain/, isOn('Furniture/Sofas', 'Furniture/Armchairs')),
      ...saying(/[Cc]olour/, isOn('Home decor/Mirrors', 'Furniture/Beds/Mattresses and bases')),
    ]
    expect(wrong).toEqual([])
  })

  it('names shelves and products that exist', () => {
    const known = new Set([...categories.map(({ path }) => path), ...typeOf.keys()])
    const all = Object.values(wordsOf).flatMap(({ openings, endings }) => [
      ...openings,
      ...Object.values<readonly Saying[]>(endings).flat(),
    ])
    const places = all.flatMap(({ of = [], notOf = [] }) => [...of, ...notOf])
    expect(places.filter((place) => !known.has(place))).toEqual([])
  })

  it('leaves five ways to begin for every product, so that no two begin alike', () => {
    const shown = products.filter(({ visibility }) => visibility === 4)
    const few = shown.filter((product) => {
      const { openings } = wordsOf[product.typeId as keyof typeof wordsOf]
      return trueOf(product, openings).length < 5
    })
    expect(few.map(({ sku }) => sku)).toEqual([])
  })
})

const CANDLES = 'Home decor/Baskets and candles/Candle holders'
