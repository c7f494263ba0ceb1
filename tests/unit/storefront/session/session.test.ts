import { describe, expect, test } from 'vitest'
import {
  createSession,
  findOrder,
  ownerOf,
  type Session,
  sessionSchema,
  withCart,
  withCartWaiting,
  withCustomerCart,
  withNewId,
  withOrder,
  withoutCart,
  withPaymentDecided,
  withUse,
} from '../../../../worker/storefront/session/session'

const fresh = createSession()
const order = (attempt: string) => ({ attempt, orderHash: `hash-of-${attempt}` })

test('a new session has an id of 128 random bits and holds nothing', () => {
  expect(sessionSchema.parse(fresh)).toEqual(fresh)
  expect(createSession().id).not.toBe(fresh.id)
  expect([fresh.carts, fresh.waiting, fresh.orders]).toEqual([{}, [], []])
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
  expect(findOrder(fresh, '1')).toBeNull()
  expect(findOrder(session, '')).toBeNull()
})

describe('the cart of an order', () => {
  const cart = { storeCode: 'nl_nl', cartId: 'cart', attempt: 'a' } as const
  const shopping = withCart(fresh, 'nl_nl', 'cart')
  const ordered = withCartWaiting(shopping, cart)

  test('is no longer the cart, and waits for its payment', () => {
    expect([ordered.carts, ordered.waiting]).toEqual([{}, [cart]])
  })

  test('waits beside the cart of another order, and each comes back by its own payment', () => {
    const second = { storeCode: 'nl_nl', cartId: 'second', attempt: 'b' } as const
    const both = withCartWaiting(withCart(ordered, 'nl_nl', 'second'), second)
    expect(both.waiting).toEqual([second, cart])
    const refused = withPaymentDecided(both, 'a', false)
    expect([refused.carts, refused.waiting]).toEqual([{ nl_nl: 'cart' }, [second]])
  })

  test('is not put away twice, nor instead of a newer cart', () => {
    expect(withCartWaiting(ordered, cart)).toBe(ordered)
    const newer = withCart(ordered, 'nl_nl', 'newer')
    expect(withCartWaiting(newer, cart)).toBe(newer)
  })

  test('comes back when its payment was refused', () => {
    const refused = withPaymentDecided(ordered, 'a', false)
    expect([refused.carts, refused.waiting]).toEqual([{ nl_nl: 'cart' }, []])
  })

  test('is gone for good when it was paid', () => {
    const paid = withPaymentDecided(ordered, 'a', true)
    expect([paid.carts, paid.waiting]).toEqual([{}, []])
  })

  test('does not replace what the shopper has put together since', () => {
    const newer = withCart(ordered, 'nl_nl', 'newer')
    const refused = withPaymentDecided(newer, 'a', false)
    expect(refused.carts).toEqual({ nl_nl: 'newer' })
    const later = withPaymentDecided(withoutCart(refused, 'nl_nl'), 'a', false)
    expect([later.carts, later.waiting]).toEqual([{ nl_nl: 'cart' }, []])
  })

  test('is merged into that of who has logged in since, unless it was theirs', () => {
    const since = (session: Session) => withCustomerCart(session, 'nl_nl', 'own', 8)
    const back = (session: Session) =>
      withPaymentDecided(withoutCart(session, 'nl_nl'), 'a', false).merged
    expect(back(since(ordered))).toEqual({})
    const theirs = withCartWaiting(withCustomerCart(fresh, 'nl_nl', 'cart', 7), cart)
    expect(sessionSchema.parse(theirs)).toEqual(theirs)
    expect(back(theirs)).toEqual({ nl_nl: 7 })
  })

  test('is not touched by the payment of another order', () => {
    expect(withPaymentDecided(ordered, 'b', false)).toBe(ordered)
  })
})

describe('a session that is not used', () => {
  const day = 24 * 60 * 60 * 1000
  const begun = createSession(1_000 * day)

  test('goes on for 30 days, and is noted once a day', () => {
    expect(withUse(begun, 1_000 * day + 5)).toBe(begun)
    expect(withUse(begun, 1_030 * day)).toEqual({ ...begun, usedOn: 1_030 })
  })

  test('is over after 30 days', () => {
    expect(withUse(begun, 1_031 * day)).toBeNull()
  })

  test('goes on where the day was never noted', () => {
    expect(withUse({ ...begun, usedOn: 0 }, 9_000 * day)).toEqual({ ...begun, usedOn: 9_000 })
  })
})

test('orders stay those of the shopper whose session gets another id, however often', () => {
  const once = withNewId(withOrder(fresh, order('1')))
  const twice = withNewId(withOrder(once, order('2')))
  expect(twice.id).not.toBe(fresh.id)
  expect(sessionSchema.parse(twice)).toEqual(twice)
  expect(ownerOf(twice, '1')).toBe(fresh.id)
  expect(ownerOf(twice, 'hash-of-2')).toBe(once.id)
  expect(ownerOf(twice, '3')).toBe(twice.id)
})
