import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../../shared/contract/call'
import { toCallPath } from '../../../../shared/contract/call-path'
import {
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallResult,
  calls,
} from '../../../../shared/contract/calls'
import { cartItem, category, deepUnder, order, product, story, totals } from './examples'

const all: [string, Call][] = Object.entries(calls)
const parts = ['params', 'query', 'body', 'result'] as const
const schemas = all.flatMap(([name, call]) =>
  parts.flatMap((part) => {
    const schema = call[part]
    return schema ? [{ name: `${name} ${part}`, schema }] : []
  }),
)

const pathsOfTheSpecification = [
  'POST /api/user/login',
  'POST /api/user/create',
  'POST /api/user/reset-password',
  'POST /api/user/create-password',
  'POST /api/user/change-password',
  'GET /api/user/me',
  'POST /api/user/me',
  'GET /api/user/order-history',
  'POST /api/user/refresh',
  'DELETE /api/ext/user-extend/mine',
  'POST /api/cart/create',
  'POST /api/cart/update',
  'POST /api/cart/delete',
  'GET /api/cart/pull',
  'GET /api/cart/totals',
  'GET /api/cart/payment-methods',
  'POST /api/cart/shipping-methods',
  'POST /api/cart/shipping-information',
  'POST /api/cart/apply-coupon',
  'POST /api/cart/delete-coupon',
  'POST /api/order',
  'GET /api/stock/check',
  'GET /api/stock/list',
  'GET /api/ext/magento2-newsletter/subscribe',
  'POST /api/ext/magento2-newsletter/subscribe',
  'DELETE /api/ext/magento2-newsletter/subscribe',
  'POST /api/review/create',
]

describe('the table of calls', () => {
  it('has every path that the specification names', () => {
    const paths = all.map(([, call]) => `${call.method} ${call.path}`)
    expect(paths).toEqual(expect.arrayContaining(pathsOfTheSpecification))
  })

  it('has one call for one method and path', () => {
    const paths = all.map(([, call]) => `${call.method} ${call.path}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('describes the parameters of every path that has some', () => {
    for (const [name, call] of all) {
      expect(call.params !== undefined, name).toBe(/[:*]/.test(call.path))
    }
  })

  it('sends no body with a GET', () => {
    for (const [name, call] of all) {
      if (call.method === 'GET') expect(call.body, name).toBeUndefined()
    }
  })

  it('gives each call the types of what is written and what is read', () => {
    const body: CallBody<'cartUpdate'> = { cartItem: { sku: 'A', qty: 1 } }
    const query: CallQuery<'stockList'> = { skus: 'A,B' }
    const params: CallParams<'orderStatus'> = { order_id: 'attempt-1' }
    const result: CallResult<'stockList'> = [{ qty: 3, is_in_stock: true }]
    expect(calls.cartUpdate.body.parse(body)).toEqual(body)
    expect(calls.stockList.query.parse(query).skus).toEqual(['A', 'B'])
    expect(calls.orderStatus.params.parse(params)).toEqual(params)
    expect(calls.stockList.result.parse(result)).toEqual(result)
  })

  it('fills in the parameters of a path, encoded', () => {
    expect(toCallPath(calls.orderStatus, { order_id: 'a/b c' })).toBe('/api/sync/order/a%2Fb%20c')
    expect(toCallPath(calls.story, { slug: 'blocks/foot er' })).toBe(
      '/api/ext/storyblok/story/blocks/foot%20er',
    )
    expect(toCallPath(calls.story, { slug: '' })).toBe('/api/ext/storyblok/story/')
    expect(toCallPath(calls.cartPull)).toBe('/api/cart/pull')
    expect(() => toCallPath(calls.orderStatus)).toThrow('order_id')
  })
})

describe('every schema of every call', () => {
  const keys = [
    'a',
    'children_data',
    'address',
    'cartItem',
    'searchQuery',
    'content',
    'items',
    'meta',
  ]
  const deep = keys.map(deepUnder)
  const wrapped = deep.flatMap((value) => [
    value,
    [value],
    { story: value },
    { _type: 'category', _source: value },
  ])

  it.each(schemas)('$name survives 10,000 levels', ({ schema }) => {
    for (const value of wrapped) expect(() => schema.safeParse(value)).not.toThrow()
  })

  it.each(schemas)('$name lets no __proto__ key and no endless number through', ({ schema }) => {
    const examples = [product, category, story, totals, order, cartItem, { cartItem }, { story }]
    for (const example of examples) {
      for (const value of [example, [example], { items: [example], total: 1 }]) {
        const parsed = schema.safeParse(poisoned(value))
        if (parsed.success) expect(findPoison(parsed.data)).toEqual([])
      }
    }
  })

  it.each(schemas)('$name never throws', ({ schema }) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true }), (value) => {
        const parsed = schema.safeParse(value)
        expect(typeof parsed.success).toBe('boolean')
      }),
      { numRuns: 50 },
    )
  })
})

/** The value with a __proto__ key put into every object. */
function poisoned(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/\{(?=")/g, '{"__proto__":{"isAdmin":true},'))
}

function findPoison(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  const here = Object.hasOwn(value, '__proto__') || 'isAdmin' in value ? [path] : []
  return [...here, ...Object.entries(value).flatMap(([k, v]) => findPoison(v, `${path}.${k}`))]
}
