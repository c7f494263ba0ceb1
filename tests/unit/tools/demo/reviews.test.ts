import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LISTING_PAGE_SIZE } from '../../../../shared/search/pagination'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { createReviews } from '../../../../worker/tools/demo/records/reviews/create-reviews'
import {
  FRIENDLY_SERVICE,
  RECOMMENDED,
} from '../../../../worker/tools/demo/records/reviews/endings/plain-endings'
import { GIFT_CARD_WORDS } from '../../../../worker/tools/demo/records/reviews/gift-card-words'
import { ANY_OPENINGS } from '../../../../worker/tools/demo/records/reviews/openings/any-openings'
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

/** English reviews that say something over or in their text, as `sku: title. detail`. */
function saying(words: RegExp, isWrong: (sku: string) => boolean): string[] {
  return reviews
    .filter(({ sku, store }) => store === 'global_en' && isWrong(sku))
    .map(({ sku, title, detail }) => ({ sku, text: `${title}. ${detail}` }))
    .filter(({ text }) => words.test(text))
    .map(({ sku, text }) => `${sku}: ${text}`)
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
      expect(new Set(said).size, said.join('|')).toBe(said.length)
    }
  })
})

/** The sentence that an English review begins with, and the one it ends with. */
function partsOf({ sku, detail, rating }: (typeof reviews)[number]): string[] {
  const { openings, endings } = wordsOf[typeOf.get(sku) as Kind]
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
      ...saying(/the cat will/, (sku) => !isOn('Textiles/Cushions', 'Textiles/Throws')(sku)),
      ...saying(/exactly the mood/, (sku) => !isOn('Home decor/Lighting', CANDLES)(sku)),
      ...saying(/living room/, (sku) => !isOn('Furniture')(sku) || isOn('Furniture/Beds')(sku)),
      ...saying(/bedroom/, (sku) => !isOn('Textiles/Bed linen', 'Textiles/Curtains')(sku)),
      ...saying(/comes off easily|plump/, (sku) => !isOn('Textiles/Cushions')(sku)),
      ...saying(/hoover|barefoot|curls/, (sku) => !isOn('Textiles/Rugs', BATH_MATS)(sku)),
      ...saying(/strip|roll|\bseam\b|wall was done/, (sku) => !isOn('Wallpaper')(sku)),
      ...saying(/bulb|\blead\b|dazzles/, (sku) => !isOn('Home decor/Lighting')(sku)),
      ...saying(/child|sandpit|nursery|daughter|Granny/, (sku) => !isOn(...FOR_CHILDREN)(sku)),
      ...saying(/carried it up|agree a day|first day on offer/, (sku) => !isOn(...BROUGHT)(sku)),
      ...saying(/instructions could|every screw|One hole/, (sku) => !isOn('Furniture')(sku)),
      ...saying(/\bh[au]ng|\bwall\b|fix it/, (sku) => FLOOR_MIRRORS.includes(sku)),
      ...saying(/floorboards|rock/, isOn(...ON_THE_WALL)),
      ...saying(/slept|nights|turns over|soundly/, (sku) => HEADBOARDS.includes(sku)),
      ...saying(/absorb|iron|creases/i, (sku) => sku.startsWith('GLOVE')),
      ...saying(/goes (well )?with|jealous|more room|new house|room is/i, isOn(...LAIN_ON)),
      ...saying(/washe/, isOn('Textiles/Rugs', 'Textiles/Throws', 'Kidswear/Jackets')),
      ...saying(/grain/, isOn('Furniture/Sofas', 'Furniture/Armchairs')),
      ...saying(/[Cc]olour/, isOn('Home decor/Mirrors', 'Furniture/Beds/Mattresses and bases')),
    ]
    expect(wrong).toEqual([])
  })

  it('of one child only, be it a son or a daughter', () => {
    const both = reviews
      .map(({ sku, title, detail }) => `${sku}: ${title}. ${detail}`)
      .filter((text) => A_SON.test(text) && A_DAUGHTER.test(text))
    expect(both).toEqual([])
  })

  it('names shelves and products that exist', () => {
    const known = new Set([...categories.map(({ path }) => path), ...typeOf.keys()])
    const all = Object.values(wordsOf).flatMap(({ titles, openings, endings }) => [
      ...openings,
      ...Object.values<readonly Saying[]>(titles).flat(),
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

describe('reviews of the shop in one store', () => {
  const perStore = Map.groupBy(reviews, ({ store }) => store)
  const stores = [...perStore]

  it.each(stores)(
    'of %s have no title more than twenty times, and no text more than twelve',
    (_, own) => {
      expect(mostOften(own.map(({ title }) => title))).toBeLessThanOrEqual(20)
      expect(mostOften(own.map(({ detail }) => detail))).toBeLessThanOrEqual(12)
    },
  )

  it.each(stores)('of %s say of things what fits them, and seldom what fits all', (_, own) => {
    const general = new Set(
      [...ANY_OPENINGS, FRIENDLY_SERVICE, RECOMMENDED]
        .filter(({ of }) => !of)
        .flatMap(({ words }) => words),
    )
    const things = own.filter(({ sku }) => wordsOf[typeOf.get(sku) as Kind] === THING_WORDS)
    const empty = things.filter(({ detail }) =>
      [...general].some((opening) =>
        [...general].some((ending) => detail === `${opening} ${ending}`),
      ),
    )
    expect(empty.length).toBeLessThan(things.length / 50)
  })

  it.each(stores)('of %s have no title twice on a shelf, and hardly any on a page', (_, own) => {
    const shelves = categories.map(({ path }) => path)
    const leaves = shelves.filter((path) => !shelves.some((other) => other.startsWith(`${path}/`)))
    const titlesOf = (skus: readonly string[]) =>
      own.filter(({ sku }) => skus.includes(sku)).map(({ title }) => title)
    const standing = (path: string) =>
      products
        .filter((product) => product.visibility === 4 && product.categories.includes(path))
        .map(({ sku }) => sku)
    const twice = leaves.filter((path) => mostOften(titlesOf(standing(path))) > 1)
    expect(twice).toEqual([])
    const often = shelves.filter((path) =>
      pagesOf(standing(path)).some((page) => mostOften(titlesOf(page)) > 4),
    )
    expect(often).toEqual([])
  })
})

type Kind = keyof typeof wordsOf

function mostOften(texts: readonly string[]): number {
  const same = [...Map.groupBy(texts, (text) => text).values()]
  return Math.max(0, ...same.map(({ length }) => length))
}

function pagesOf(skus: readonly string[]): string[][] {
  const count = Math.ceil(skus.length / LISTING_PAGE_SIZE)
  return Array.from({ length: count }, (_, page) =>
    skus.slice(page * LISTING_PAGE_SIZE, (page + 1) * LISTING_PAGE_SIZE),
  )
}

const CANDLES = 'Home decor/Baskets and candles/Candle holders'
const BATH_MATS = 'Textiles/Bath linen/Bath mats'
/** Children, and what stands where they sit, stand and play. */
const FOR_CHILDREN = [
  'Kidswear',
  'Wallpaper/Nursery wallpaper',
  'Textiles/Rugs',
  'Textiles/Cushions/Children’s cushions',
  'Textiles/Bed linen/Children’s bed linen',
  'Home decor/Wall decor/Prints for the nursery',
  'Furniture/Chairs',
  'Furniture/Beds',
  'Furniture/Armchairs/Poufs and footstools',
]
/** Sofas, tables, wardrobes and beds: what two people bring, as the page of delivery has it. */
const BROUGHT = [
  'Furniture/Sofas',
  'Furniture/Tables/Dining tables',
  'Furniture/Storage/Sideboards and media units',
  'Furniture/Storage/Wardrobes and chests',
  'Furniture/Beds/Bed frames',
  'Furniture/Beds/Mattresses and bases',
]
const FLOOR_MIRRORS = ['MIRROR-BALLET', 'MIRROR-PAS']
const HEADBOARDS = ['SLEEP-LEUN', 'SLEEP-STEUN']
/** Where there are shelves and coat racks, which hang. */
const ON_THE_WALL = ['Furniture/Storage/Bookcases and shelves', 'Furniture/Storage/Hall furniture']
/** Mattresses and duvets, which nobody sees. */
const LAIN_ON = ['Furniture/Beds/Mattresses and bases', 'Textiles/Bed linen/Duvets and pillows']
/** In any of the four languages. */
const A_SON = /(?<!\p{L})(?:zoon|Sohn|fils|(?:my|our) son|he|his|him)(?!\p{L})/iu
const A_DAUGHTER = /(?<!\p{L})(?:dochter|Tochter|fille|daughter|she|her)(?!\p{L})/iu
