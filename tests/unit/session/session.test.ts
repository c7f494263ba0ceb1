import { describe, expect, test } from 'vitest'
import {
  createSession,
  findOrder,
  sessionSchema,
  withCart,
  withCartAside,
  withOrder,
  withoutCart,
  withPaymentDecided,
} from '../../../worker/session/session'

const fresh = createSession()
const order = (attempt: string) => ({ attempt, orderHash: `hash-of-${attempt}` })

test('a new session has an id of 128 random bits and holds nothing', () => {
  expect(sessionSchema.parse(fresh)).toEqual(fresh)
  expect(createSession().id).not.toBe(fresh.id)
  expect([fresh.carts, fresh.aside, fresh.orders]).toEqual([{}, {}, []])
})

test('each store has a cart of its own', () => {
  const session = withCart(withCart(fresh, 'nl_nl', 'dutch'), 'de_de', 'german')
  expect(withoutCart(session, 'nl_nl').carts).toEqual({ de_de: 'german' })
})

test('a cart that has been replaced meanwhile is not taken away', () => {
  const session = withCart(fresh, 'nl_nl', 'new')
  expect(withoutCart(session, 'nl_nl', 'old')).toBe(session)
})

test('the last five orders are remembered, each once', () => {
  const attempts = ['1', '2', '3', '3', '4', '5', '6']
  const session = attempts.reduce((kept, attempt) => withOrder(kept, order(attempt)), fresh)
  expect(session.orders.map(({ attempt }) => attempt)).toEqual(['6', '5', '4', '3', '2'])
})

test('an order is found by its attempt and by its hash; a stranger has neither', () => {
  const session = withOrder(fresh, order('1'))
  expect(findOrder(session, '1')).toEqual(order('1'))
  expect(findOrder(session, 'hash-of-1')).toEqual(order('1'))
  expect(findOrder(fresh, '1')).toBeUndefined()
  expect(findOrder(session, '')).toBeUndefined()
})

describe('the cart of an order', () => {
  const shopping = withCart(fresh, 'nl_nl', 'cart')
  const ordered = withCartAside(shopping, 'nl_nl', { cartId: 'cart', attempt: 'a' })

  test('is no longer the cart, and kept aside', () => {
    expect([ordered.carts, ordered.aside]).toEqual([
      {},
      { nl_nl: { cartId: 'cart', attempt: 'a' } },
    ])
  })

  test('is not put aside twice, nor instead of a newer cart', () => {
    expect(withCartAside(ordered, 'nl_nl', { cartId: 'cart', attempt: 'a' })).toBe(ordered)
    const newer = withCart(ordered, 'nl_nl', 'newer')
    expect(withCartAside(newer, 'nl_nl', { cartId: 'cart', attempt: 'a' })).toBe(newer)
  })

  test('comes back when its payment was refused', () => {
    const refused = withPaymentDecided(ordered, 'nl_nl', 'a', false)
    expect([refused.carts, refused.aside]).toEqual([{ nl_nl: 'cart' }, {}])
  })

  test('is gone for good when it was paid', () => {
    const paid = withPaymentDecided(ordered, 'nl_nl', 'a', true)
    expect([paid.carts, paid.aside]).toEqual([{}, {}])
  })

  test('does not replace what the shopper has put together since', () => {
    const newer = withCart(ordered, 'nl_nl', 'newer')
    expect(withPaymentDecided(newer, 'nl_nl', 'a', false).carts).toEqual({ nl_nl: 'newer' })
  })

  test('is not touched by the payment of another order or store', () => {
    expect(withPaymentDecided(ordered, 'nl_nl', 'b', false)).toBe(ordered)
    expect(withPaymentDecided(ordered, 'de_de', 'a', false)).toBe(ordered)
  })
})
