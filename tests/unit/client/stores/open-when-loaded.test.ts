import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCartStore, openWhenLoaded } from '../../../../client/stores/cart-store'
import type { AddRequest } from '../../../../shared/cart/add-request'
import { settle } from '../engine/fake-browser'

const CHAIR: AddRequest = {
  sku: 'CHAIR',
  parentSku: 'CHAIR',
  typeId: 'simple',
  name: 'Chair',
  qty: 1,
  options: [],
  productOption: null,
  price: { regular: 100, special: null },
  image: '',
  link: '/chair',
  maxQty: null,
}

/** Code that cannot be had for so many requests. */
function setup(missing: number) {
  const cart = createCartStore('nl_nl')
  const counts = { loads: 0, opened: 0, missed: 0, failed: 0, closed: 0 }
  const load = async () => {
    counts.loads += 1
    if (counts.loads <= missing) throw new Error('Gone')
    return 'work'
  }
  const open = () => {
    counts.opened += 1
    cart.getState().handTo({ add: () => true, edit: () => true, dispatch: () => {} })
    return () => {
      counts.closed += 1
    }
  }
  const missed = () => {
    counts.missed += 1
  }
  const failed = () => {
    counts.failed += 1
  }
  return { cart, counts, close: openWhenLoaded(cart, { load, open, missed, failed }) }
}

test('a cart whose code came late is opened once, however much was asked of it', async () => {
  const { cart, counts, close } = setup(2)
  await settle()
  expect(counts).toEqual({ loads: 2, opened: 0, missed: 1, failed: 0, closed: 0 })
  const adding = [cart.getState().add(CHAIR), cart.getState().add(CHAIR)]
  cart.getState().showList()
  expect(await Promise.all(adding)).toEqual([true, true])
  cart.getState().showList()
  await settle()
  expect(counts).toEqual({ loads: 3, opened: 1, missed: 1, failed: 0, closed: 0 })
  close()
  expect(counts.closed).toBe(1)
})

test('what was asked before the code failed tries again, and the shopper is told', async () => {
  const { cart, counts } = setup(4)
  void cart.getState().add(CHAIR)
  await settle()
  expect(counts).toEqual({ loads: 4, opened: 0, missed: 1, failed: 1, closed: 0 })
  const added = cart.getState().add(CHAIR)
  expect(await added).toBe(true)
  expect(counts.opened).toBe(1)
})

describe('a cart whose code neither comes nor fails', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Code that comes when it is told to. */
  function openLate() {
    const { promise, resolve } = Promise.withResolvers<string>()
    const cart = createCartStore('nl_nl')
    const told = { missed: 0, failed: 0, opened: 0 }
    openWhenLoaded(cart, {
      load: () => promise,
      open: () => {
        told.opened += 1
        cart.getState().handTo({ add: () => true, edit: () => true, dispatch: () => {} })
        return () => {}
      },
      missed: () => {
        told.missed += 1
      },
      failed: () => {
        told.failed += 1
      },
    })
    return { cart, told, bring: () => resolve('work') }
  }

  test('is told of within ten seconds, and does what was asked once it comes', async () => {
    const { cart, told, bring } = openLate()
    const added = cart.getState().add(CHAIR)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(told).toEqual({ missed: 1, failed: 1, opened: 0 })
    bring()
    await vi.runAllTimersAsync()
    expect(await added).toBe(true)
    expect(told).toEqual({ missed: 1, failed: 1, opened: 1 })
  })

  test('is told to the operator alone while nobody asks anything of it', async () => {
    const { told, bring } = openLate()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told).toEqual({ missed: 1, failed: 0, opened: 0 })
    bring()
    await vi.runAllTimersAsync()
    expect(told.opened).toBe(1)
  })
})
