// Facets and filters against a count made by hand over every unit, in shops drawn at random.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { openCommerceShop } from '../../../fakes/commerce-shop'
import { productDraft } from '../catalogue/small-shop'
import { oneOf, search } from './query'

const CODES = ['color', 'size', 'cut'] as const
const VALUES = ['a', 'b', 'c'] as const
type Values = Partial<Record<(typeof CODES)[number], (typeof VALUES)[number]>>

interface Made {
  own: Values
  children: Values[]
  price: number
}

const values: fc.Arbitrary<Values> = fc.record(
  {
    color: fc.constantFrom(...VALUES),
    size: fc.constantFrom(...VALUES),
    cut: fc.constantFrom(...VALUES),
  },
  { requiredKeys: [] },
)
const products: fc.Arbitrary<Made[]> = fc.array(
  fc.record({
    own: values,
    children: fc.array(values, { maxLength: 3 }),
    price: fc.integer({ min: 1, max: 200 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const chosen = fc.record(
  {
    color: fc.subarray([...VALUES], { minLength: 1 }),
    size: fc.subarray([...VALUES], { minLength: 1 }),
    cut: fc.subarray([...VALUES], { minLength: 1 }),
  },
  { requiredKeys: [] },
)
const leastPrice = fc.integer({ min: 0, max: 200 })
type Chosen = Partial<Record<(typeof CODES)[number], string[]>>

/** What can be bought of a product, each with the values of its parent where it has none itself. */
function unitsOf({ own, children }: Made): Values[] {
  return children.length === 0 ? [own] : children.map((child) => ({ ...own, ...child }))
}

function fits(unit: Values, wanted: Chosen): boolean {
  return CODES.every((code) => !wanted[code] || wanted[code].includes(unit[code] ?? ''))
}

function countByHand(made: readonly Made[], wanted: Chosen, code: (typeof CODES)[number]) {
  const { [code]: _own, ...others } = wanted
  const counts = VALUES.map((value) => {
    const has = (unit: Values) => unit[code] === value && fits(unit, others)
    return [value, made.filter((product) => unitsOf(product).some(has)).length] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

it('counts every facet as if each unit had been looked at', async () => {
  await fc.assert(
    fc.asyncProperty(products, chosen, leastPrice, async (made, wanted, least) => {
      const shop = await openCommerceShop(toDraft(made))
      const filters = Object.entries(wanted).map(([code, own]) => oneOf(code, ...own))
      const price = { attribute: 'price', value: { gte: least }, scope: 'catalog' as const }
      const found = await search(shop, {
        filters: [...filters, price],
        facets: [...CODES, 'price'],
        sort: 'position:asc',
      })
      const fitting = made.filter((product) => unitsOf(product).some((unit) => fits(unit, wanted)))
      const priced = made.filter((product) => product.price >= least)
      const byHand = fitting.filter((product) => priced.includes(product))
      expect(found.skus).toEqual(byHand.map((product) => `P${made.indexOf(product)}`))
      expect(found.total).toBe(byHand.length)
      for (const code of CODES) {
        expect(found.counts[code]).toEqual(countByHand(priced, wanted, code))
      }
      const prices = fitting.map((product) => product.price)
      const range = [found.aggregations.agg_min_price, found.aggregations.agg_max_price]
      expect(range.map((one) => one?.value)).toEqual(
        prices.length === 0 ? [undefined, undefined] : [Math.min(...prices), Math.max(...prices)],
      )
    }),
    { numRuns: 60 },
  )
}, 60_000)

function toDraft(made: readonly Made[]): CatalogueDraft {
  const attributes = CODES.map((code, position) => ({
    code,
    label: { all: code },
    input: 'select' as const,
    isFilterable: true,
    isVisible: true,
    position,
    options: VALUES.map((value) => ({ value, label: { all: value } })),
  }))
  return { attributes, categories: [], products: made.flatMap(toProducts) }
}

function toProducts({ own, children, price }: Made, index: number): ProductDraft[] {
  const skus = children.map((_, child) => `P${index}-${child}`)
  const parent = productDraft(`P${index}`, {
    price: { all: price * 100 },
    attributes: toValues(own),
    ...(children.length === 0
      ? {}
      : { typeId: 'configurable', variations: { attributes: [...CODES], skus } }),
  })
  const variants = children.map((child, at) =>
    productDraft(`P${index}-${at}`, {
      price: { all: price * 100 },
      visibility: 1,
      attributes: toValues(child),
    }),
  )
  return [parent, ...variants]
}

function toValues(own: Values): Record<string, string[]> {
  return Object.fromEntries(Object.entries(own).map(([code, value]) => [code, [value]]))
}
