import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import {
  parseInventoryQuery,
  toInventoryQuery,
} from '../../../../shared/contract/catalogue/inventory'

const sku = fc
  .string({ minLength: 1, maxLength: 64, unit: 'grapheme-ascii' })
  .filter((text) => text.length <= 64)
const request = fc.record({
  stockId: fc.integer({ min: 1, max: 65_535 }),
  skuRequests: fc.array(fc.record({ sku, qty: fc.integer({ min: 1, max: 10_000 }) }), {
    minLength: 1,
    maxLength: 200,
  }),
})

describe('the inventory query', () => {
  it('reads back whatever it wrote, through a URL', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const query = new URLSearchParams(toInventoryQuery(asked)).toString()
        expect(parseInventoryQuery(new URLSearchParams(query))).toEqual(asked)
      }),
    )
  })

  it('takes stock 1 when none is named, and the lines in the order of their numbers', () => {
    const query =
      'skuRequests[1][sku]=B&skuRequests[1][qty]=2&skuRequests[0][qty]=1&skuRequests[0][sku]=A'
    expect(parseInventoryQuery(new URLSearchParams(query))).toEqual({
      stockId: 1,
      skuRequests: [
        { sku: 'A', qty: 1 },
        { sku: 'B', qty: 2 },
      ],
    })
  })

  it.each([
    '',
    'stockId=1',
    'skuRequests[0][sku]=A',
    'skuRequests[0][qty]=1',
    'skuRequests[0][sku]=A&skuRequests[0][qty]=0',
    'skuRequests[0][sku]=A&skuRequests[0][qty]=-1',
    'skuRequests[0][sku]=A&skuRequests[0][qty]=1.5',
    'skuRequests[0][sku]=A&skuRequests[0][qty]=1e3',
    'skuRequests[0][sku]=A&skuRequests[0][qty]=',
    'skuRequests[0][sku]=&skuRequests[0][qty]=1',
    'skuRequests[0][__proto__]=A',
    'skuRequests[99999999999][sku]=A&skuRequests[99999999999][qty]=1',
    'stockId=x&skuRequests[0][sku]=A&skuRequests[0][qty]=1',
  ])('refuses %s', (query) => {
    expect(parseInventoryQuery(new URLSearchParams(query))).toBeUndefined()
  })

  it('never throws and never lets a bad line through', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const parsed = parseInventoryQuery(pairs)
        if (parsed) expect(parsed.skuRequests.every((line) => line.qty >= 1)).toBe(true)
      }),
    )
  })

  it('is answered line by line', () => {
    const answer = [
      { sku: 'A', stock_id: 1, salable: true, errors: [] },
      {
        sku: 'B',
        stock_id: 1,
        salable: false,
        errors: [{ code: 'back_order-disabled', message: 'no' }],
      },
    ]
    expect(calls.inventorySalable.result.parse(answer)).toEqual(answer)
  })
})
