import { describe, expect, it } from 'vitest'
import { toAskedProducts } from '../../../../client/engine/asked-products'
import {
  type CurrentFacts,
  type StockFacts,
  withCurrentFacts,
} from '../../../../shared/catalog/current-facts'
import type { Price } from '../../../../shared/catalog/price'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'
import { sofa } from '../../client/product/sofa'

const price = (regular: number, special: number | null = null): Price => ({ regular, special })
const stock = (isInStock: boolean): StockFacts => ({ isInStock, maxQty: 9, fewLeft: null })

function facts(prices: Record<string, Price>, stocks: Record<string, StockFacts>): CurrentFacts {
  return { prices: new Map(Object.entries(prices)), stocks: new Map(Object.entries(stocks)) }
}

const simple = sofa([], { typeId: 'simple', options: [] })
const configurable = sofa([
  ['red', 's', true],
  ['red', 'm', true],
])

const part = {
  sku: 'CHAIR',
  name: 'Chair',
  link: '',
  image: '',
  price: price(100),
  qty: 2,
  isInStock: true,
  maxQty: null,
}

describe('a product with what is known of it now (spec 4, price sync and stock)', () => {
  it('is sold one at a time once the merchant says so', () => {
    const [red] = configurable.variants
    const shown = { ...configurable, variants: red ? [{ ...red, minQty: 5 }] : [] }
    const now = withCurrentFacts(shown, facts({}, { [red?.sku ?? '']: stock(true) }))
    expect(now.variants[0]?.minQty).toBe(1)
  })

  it('has the steps of price of who asked, and those of everybody where none are told', () => {
    const shown = { ...simple, typeData: { ...NO_TYPE_DATA, tierPrices: [{ qty: 3, price: 90 }] } }
    const none = facts({}, {})
    expect(withCurrentFacts(shown, none).typeData.tierPrices).toEqual([{ qty: 3, price: 90 }])
    const tiers = new Map([[simple.sku, [{ qty: 2, price: 80 }]]])
    const own = withCurrentFacts(shown, { ...none, tiers })
    expect(own.typeData.tierPrices).toEqual([{ qty: 2, price: 80 }])
  })

  it('begins at a price only while its prices differ', () => {
    const same = Object.fromEntries(configurable.variants.map(({ sku }) => [sku, price(100)]))
    expect(withCurrentFacts(configurable, facts(same, {})).isFromPrice).toBe(false)
    const [red] = configurable.variants
    const dearer = { ...same, [red?.sku ?? '']: price(200) }
    expect(withCurrentFacts(configurable, facts(dearer, {})).isFromPrice).toBe(true)
  })

  it('is returned as it was, while nothing is known', () => {
    expect(withCurrentFacts(configurable, facts({}, {}))).toEqual(configurable)
  })

  it('costs what it costs now, and can be had as long as it can', () => {
    const now = withCurrentFacts(simple, facts({ SOFA: price(900, 800) }, { SOFA: stock(false) }))
    expect(now).toMatchObject({ price: price(900, 800), isInStock: false, maxQty: 9 })
  })

  it('keeps what was not told', () => {
    const now = withCurrentFacts(simple, facts({}, {}))
    expect(now).toMatchObject({ price: simple.price, isInStock: true })
  })

  it('is in stock as long as any configurable child is', () => {
    const some = facts({ 'SOFA-red-m': price(500) }, { 'SOFA-red-s': stock(false) })
    const now = withCurrentFacts(configurable, some)
    expect(now.variants.map(({ isInStock }) => isInStock)).toEqual([false, true])
    expect(now).toMatchObject({ isInStock: true, price: price(500) })
    const none = { 'SOFA-red-s': stock(false), 'SOFA-red-m': stock(false) }
    expect(withCurrentFacts(configurable, facts({}, none)).isInStock).toBe(false)
  })

  it('has the parts of a set as they are now', () => {
    const set = { ...simple, typeData: { ...NO_TYPE_DATA, parts: [part] } }
    const now = withCurrentFacts(set, facts({ CHAIR: price(70) }, { CHAIR: stock(false) }))
    expect(now.typeData.parts[0]).toMatchObject({ price: price(70), isInStock: false, maxQty: 9 })
    expect(now.isInStock).toBe(false)
  })

  it('has the selections of a bundle as they are in stock now', () => {
    const selection = { ...part, id: '1', price: 100, isDefault: true, isQtyChangeable: false }
    const option = { id: '1', title: '', type: 'radio' as const, isRequired: true }
    const bundle = { price: 0, options: [{ ...option, selections: [selection] }] }
    const made = { ...simple, typeData: { ...NO_TYPE_DATA, bundle } }
    expect(toAskedProducts(made)).toEqual([{ sku: 'CHAIR' }])
    expect(withCurrentFacts(made, facts({}, { CHAIR: stock(false) })).isInStock).toBe(false)
  })
})

it('asks about what is really bought: the children, the parts, or the product itself', () => {
  expect(toAskedProducts(configurable).map(({ sku }) => sku)).toEqual(['SOFA-red-s', 'SOFA-red-m'])
  expect(toAskedProducts(simple)).toEqual([{ sku: 'SOFA', id: 1 }])
})
