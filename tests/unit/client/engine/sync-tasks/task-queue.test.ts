import { describe, expect, it } from 'vitest'
import type { AskedTask } from '../../../../../client/engine/sync-tasks/sync-task'
import { parseTask, prepareTask } from '../../../../../client/engine/sync-tasks/sync-task'
import { answered, LOST, openFakeBrowser, openFakeShop, openTab } from './fake-tasks'

const ASKED: AskedTask = {
  url: '/api/ext/product-alert/stock',
  payload: { method: 'POST', body: { sku: 'A' } },
  callback_event: 'product-alert/set',
}
const OF_CART: AskedTask = {
  url: '/api/cart/pull?token={{token}}&cartId={{cartId}}',
  payload: { method: 'GET' },
}

function open() {
  const shop = openFakeShop()
  const browser = openFakeBrowser()
  return { shop, browser, tab: openTab(browser, shop) }
}

describe('a sync task (spec 3 and 4, contract 2.6)', () => {
  it('has all fields of the specification before it leaves', () => {
    expect(prepareTask(ASKED, 'name', 5)).toEqual({
      task_id: 'name',
      url: ASKED.url,
      payload: ASKED.payload,
      callback_event: 'product-alert/set',
      transmited: false,
      transmited_at: 0,
      created_at: 5,
      updated_at: 5,
      result: null,
      resultCode: 0,
      code: 0,
      acknowledged: false,
      meta: null,
      silent: false,
      is_result_cacheable: false,
    })
  })

  it('leaves in its order, with its placeholders, and is told once with its outcome', async () => {
    const { shop, browser, tab } = open()
    await tab.add(OF_CART)
    await tab.add(ASKED)
    shop.answers = [answered(200, [], { page: 1 }), answered(400, 'No such product')]
    expect(await tab.run()).toBe(0)
    expect(shop.sent.map(({ path }) => path)).toEqual([OF_CART.url, ASKED.url])
    await tab.tell()
    await tab.tell()
    expect(tab.told).toMatchObject([
      { transmited: true, transmited_at: browser.now, result: [], code: 200, meta: { page: 1 } },
      {
        resultCode: 400,
        code: 400,
        result: 'No such product',
        callback_event: 'product-alert/set',
      },
    ])
    expect(browser.kept.size).toBe(0)
  })

  it.each([LOST, answered(429), answered(503)])(
    'waits where nobody answers for good: %o',
    async (said) => {
      const { shop, tab } = open()
      await tab.add(ASKED)
      await tab.add(OF_CART)
      shop.answers = [said]
      expect(await tab.run()).toBe(2)
      expect(shop.sent).toHaveLength(1)
      expect(await tab.run()).toBe(0)
    },
  )

  it('is kept with its result where that is cacheable, and else removed', async () => {
    const { shop, browser, tab } = open()
    await tab.add({ ...OF_CART, is_result_cacheable: true })
    await tab.add(ASKED)
    shop.answers = [answered(200, ['line'])]
    await tab.run()
    await tab.tell()
    expect(browser.kept.size).toBe(1)
    expect(await tab.resultsOf(OF_CART.url)).toEqual([['line']])
    await tab.tell()
    expect(tab.told).toHaveLength(2)
    expect(await tab.run()).toBe(0)
    expect(shop.sent).toHaveLength(2)
  })

  it('is cleared where it has not left, and its results stay', async () => {
    const { shop, browser, tab } = open()
    await tab.add({ ...OF_CART, is_result_cacheable: true })
    await tab.run()
    await tab.add(ASKED)
    await tab.clearNotTransmited()
    expect(await tab.run()).toBe(0)
    expect(shop.sent).toHaveLength(1)
    expect(browser.kept.size).toBe(1)
  })

  it('aborts without a cart id, and says so', async () => {
    const { shop, browser, tab } = open()
    await tab.add(OF_CART)
    shop.answers = [answered(404, 'No such cart', { reason: 'cart-not-found' })]
    expect(await tab.run()).toBe(0)
    await tab.tell()
    const words = `Error executing sync task ${OF_CART.url} the required cartId argument is null. Re-creating shopping cart synchro`
    expect(tab.told).toMatchObject([{ code: 404, result: words }])
    expect(browser.reports).toEqual([words])
  })

  it('is not promised where this browser keeps nothing', async () => {
    const { browser, tab } = open()
    browser.isBroken = true
    expect(await tab.add(ASKED)).toBe(false)
    expect(await tab.run()).toBeNull()
    await tab.tell()
    await tab.clearNotTransmited()
    expect(await tab.resultsOf(ASKED.url)).toEqual([])
    expect(browser.reports).toHaveLength(5)
  })

  it('goes where nobody can read it, or wants it any more, and the others stay', async () => {
    const { shop, browser, tab } = open()
    await tab.add(ASKED)
    const [whole] = [...browser.kept.values()] as [object]
    browser.kept.set('broken', { ...whole, payload: 'gone' })
    browser.kept.set('elsewhere', { ...whole, url: '//elsewhere.example/' })
    browser.kept.set('old', { ...whole, created_at: browser.now - 31 * 24 * 60 * 60 * 1000 })
    expect(await tab.run()).toBe(0)
    expect(shop.sent).toHaveLength(1)
    expect(browser.kept.size).toBe(1)
    expect(parseTask(null)).toBeNull()
  })
})
