// How well products fit a text, against what each of them is given when it is looked at by itself.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ExpandedWord } from '../../../../../worker/commerce/search/words/expand-words'
import type { Meaning } from '../../../../../worker/commerce/search/words/meaning'
import { scoreProducts } from '../../../../../worker/commerce/search/words/score-products'

const PRODUCTS = 8
const FIELDS = ['name', 'sku', 'categories', 'facts', 'description'] as const
const WEIGHTS = { name: 4, sku: 2, categories: 1, facts: 1, description: 0.4 }
const MOST = 8.4
const TERMS = ['a', 'b', 'c', 'd'] as const

type Field = (typeof FIELDS)[number]
/** By term: the fields of each product in which it stands. */
type Shop = Record<(typeof TERMS)[number], Field[][]>

const term = fc.constantFrom(...TERMS)
const fieldsOfProducts = fc.array(fc.subarray([...FIELDS]), {
  minLength: PRODUCTS,
  maxLength: PRODUCTS,
})
const shops: fc.Arbitrary<Shop> = fc.record({
  a: fieldsOfProducts,
  b: fieldsOfProducts,
  c: fieldsOfProducts,
  d: fieldsOfProducts,
})
const meanings: fc.Arbitrary<Meaning> = fc.record({
  parts: fc.array(fc.uniqueArray(term, { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 2,
  }),
  share: fc.constantFrom(0.05, 0.35, 0.9, 1),
  kind: fc.constantFrom('known', 'beginning', 'guess', 'head'),
})
const texts: fc.Arbitrary<ExpandedWord[]> = fc.array(
  fc.record({ word: fc.constant(''), meanings: fc.array(meanings, { maxLength: 3 }) }),
  { minLength: 1, maxLength: 5 },
)
const headPlaces = fc.constantFrom('first' as const, 'last' as const)
const nameLengths = fc.array(fc.integer({ min: 1, max: 5 }), {
  minLength: PRODUCTS,
  maxLength: PRODUCTS,
})

/** The fields of a product that a meaning is found in. */
function fieldsOf(shop: Shop, meaning: Meaning, product: number): Field[] {
  const fields = placesOf(shop, meaning, product)
  return meaning.kind === 'head'
    ? fields.filter((field) => field === 'name' || field === 'categories')
    : fields
}

/** The last part of a word is not meant where something else that it may mean finds any product. */
function isMeant(shop: Shop, { kind }: Meaning, before: readonly Meaning[]): boolean {
  const finds = (meaning: Meaning) =>
    shop.a.some((_, product) => fieldsOf(shop, meaning, product).length > 0)
  return kind !== 'head' || !before.some((own) => own.kind !== 'head' && finds(own))
}

function placesOf(shop: Shop, { parts }: Meaning, product: number): Field[] {
  const found = parts.map((terms) =>
    FIELDS.filter((field) =>
      terms.some((own) => shop[own as keyof Shop][product]?.includes(field)),
    ),
  )
  const [first = []] = found
  if (found.length === 1) return first
  const named = found.map((fields): readonly Field[] =>
    fields.filter((field) => field !== 'description'),
  )
  if (named.some((fields) => fields.length === 0)) return []
  return [FIELDS.find((field) => named.every((fields) => fields.includes(field))) ?? 'facts']
}

function scoreByHand(
  shop: Shop,
  text: readonly ExpandedWord[],
  nameLength: number,
  product: number,
  headPlace: 'first' | 'last',
) {
  const rarities = text.map(({ meanings: [first] }) => {
    const terms = (first?.parts.flat() ?? []) as (keyof Shop)[]
    const places = terms.flatMap((own) => shop[own].flat()).length
    return Math.log(2 + (PRODUCTS + 1) / (1 + places))
  })
  const namesCategory = ({ meanings: own }: ExpandedWord) =>
    own.some(
      ({ kind, parts }) =>
        kind !== 'beginning' &&
        parts.flat().some((one) => shop[one as keyof Shop].flat().includes('categories')),
    )
  const head = headPlace === 'first' ? text.find(namesCategory) : text.findLast(namesCategory)
  let [covered, sure, called, ofKind, named, score] = [0, 0, 0, 0, 0, 0]
  text.forEach((word, at) => {
    const by = new Map<Field, Meaning>()
    for (const [place, meaning] of word.meanings.entries()) {
      if (!isMeant(shop, meaning, word.meanings.slice(0, place))) continue
      for (const field of fieldsOf(shop, meaning, product)) {
        if (!by.has(field)) by.set(field, meaning)
      }
    }
    const [first] = by.values()
    covered += first ? 1 : 0
    sure += first && first.kind !== 'guess' ? 1 : 0
    const calls = [...by].filter(
      ([field, { kind }]) => field !== 'description' && kind !== 'beginning',
    )
    called += calls.length > 0 ? 1 : 0
    ofKind += word === head && calls.some(([field]) => field === 'categories') ? 1 : 0
    named += by.has('name') ? 1 : 0
    for (const [field, { share }] of by) score += (rarities[at] ?? 0) * share * WEIGHTS[field]
  })
  const share = score / (rarities.reduce((sum, rarity) => sum + rarity, 0) * MOST)
  const fit = share + Math.min(1, named / nameLength) / MOST
  return { covered, called, share, order: [called, ofKind, covered, sure, fit] }
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((own, index) => Math.abs(own - (other[index] ?? 0)) > 1e-9)
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0)
}

it('finds and ranks products as if each were looked at by itself', () => {
  fc.assert(
    fc.property(shops, texts, nameLengths, headPlaces, (shop, text, lengths, headPlace) => {
      const postings = new Map(
        TERMS.map((own) => {
          const places = shop[own].flatMap((fields, at) =>
            fields.map((field) => (at + 1) * 8 + FIELDS.indexOf(field)),
          )
          return [own, Int32Array.from(places)]
        }),
      )
      const nameWords = Int32Array.from([0, ...lengths])
      const { numbers, rank } = scoreProducts(text, postings, nameWords, headPlace)
      const byHand = lengths.map((length, at) => scoreByHand(shop, text, length, at, headPlace))
      const mostCalled = Math.max(...byHand.map(({ called }) => called))
      const required = Math.max(1, Math.floor(text.length * 0.75), Math.ceil(mostCalled * 0.75))
      const found = byHand.flatMap(({ covered, share }, at) =>
        covered >= required && share >= 0.02 ? [at + 1] : [],
      )
      expect([...numbers]).toEqual(found)
      const ranked = [...numbers].sort((one, other) => (rank[other] ?? 0) - (rank[one] ?? 0))
      const orders = ranked.map((number) => byHand[number - 1]?.order ?? [])
      for (const [at, order] of orders.entries()) {
        expect(isBefore(order, orders[at - 1] ?? order)).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})
