import { describe, expect, it } from 'vitest'
import { NOT_SENT } from '../../../../../client/engine/sync-tasks/not-sent'
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
      login: null,
    })
  })

  it('leaves in its order, with its placeholders, and is told once with its outcome', async () => {
    const { shop, browser, tab } = open()
    await tab.add(OF_CART)
    await tab.add(ASKED)
    shop.answers = [answered(200, [], { page: 1 }), answered(400, 'No such product')]
    expect(await tab.run()).toEqual([])
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

  it.each([LOST, answered(429)])(
    'waits with all others where nobody is heard: %o',
    async (said) => {
      const { shop, tab } = open()
      await tab.add(ASKED)
      await tab.add(OF_CART)
      shop.answers = [said]
      expect(await tab.run()).toHaveLength(2)
      expect(shop.sent).toHaveLength(1)
      expect(await tab.run()).toEqual([])
    },
  )

  it('that the shop fails to do holds up those for the same path alone', async () => {
    const { shop, tab } = open()
    for (const asked of [ASKED, ASKED, OF_CART]) await tab.add(asked)
    shop.answers = [answered(503)]
    expect(await tab.run()).toMatchObject([ASKED, ASKED])
    expect(shop.sent.map(({ path }) => path)).toEqual([ASKED.url, OF_CART.url])
    await tab.tell()
    expect(tab.told).toMatchObject([{ url: OF_CART.url, code: 200 }])
    expect(await tab.run()).toEqual([])
  })

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
    expect(await tab.run()).toEqual([])
    expect(shop.sent).toHaveLength(2)
  })

  describe('of a login (trust R7)', () => {
    it.each(['other', null])(
      'fails and is told under another one, and what needs none leaves: %o',
      async (next) => {
        const { shop, browser, tab } = open()
        browser.login = 'first'
        await tab.add({ ...OF_CART, is_result_cacheable: true })
        await tab.run()
        await tab.tell()
        await tab.add({ ...OF_CART, login: 'first' })
        await tab.add(ASKED)
        browser.login = next
        expect(await tab.run()).toEqual([])
        await tab.tell()
        await tab.tell()
        expect(tab.told.slice(1).map(({ url, code }) => [url, code])).toEqual([
          [OF_CART.url, NOT_SENT],
          [ASKED.url, 200],
        ])
        expect(shop.sent.map(({ path }) => path)).toEqual([OF_CART.url, ASKED.url])
        // What came of the one before stays.
        expect(browser.kept.size).toBe(1)
      },
    )

    it('leaves under it, whatever was in between', async () => {
      const { shop, browser, tab } = open()
      browser.login = 'first'
      await tab.add({ ...ASKED, login: 'first' })
      shop.answers = [LOST]
      expect(await tab.run()).toHaveLength(1)
      expect(await tab.run()).toEqual([])
      expect(shop.done).toHaveLength(1)
    })

    it('is put back by a page whose browser was told to forget everything', async () => {
      const { shop, browser, tab } = open()
      browser.login = 'first'
      await tab.add({ ...OF_CART, login: 'first' })
      await tab.add(ASKED)
      shop.answers = [LOST]
      const left = (await tab.run()) ?? []
      browser.kept.clear()
      browser.login = null
      await tab.putBack(left)
      expect(await tab.run()).toEqual([])
      await tab.tell()
      expect(tab.told.map(({ url, code }) => [url, code])).toEqual([
        [OF_CART.url, NOT_SENT],
        [ASKED.url, 200],
      ])
    })
  })

  it('is done once it was sent and told', async () => {
    const { tab } = open()
    expect(await tab.isDone()).toBe(true)
    await tab.add({ ...ASKED, is_result_cacheable: true })
    expect(await tab.isDone()).toBe(false)
    await tab.run()
    expect(await tab.isDone()).toBe(false)
    await tab.tell()
    expect(await tab.isDone()).toBe(true)
  })

  it('aborts without a cart id, and says so', async () => {
    const { shop, browser, tab } = open()
    await tab.add(OF_CART)
    shop.answers = [answered(404, 'No such cart', { reason: 'cart-not-found' })]
    expect(await tab.run()).toEqual([])
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
    expect(await tab.isDone()).toBe(false)
    await tab.putBack([prepareTask(ASKED, 'name', 5)])
    expect(await tab.resultsOf(ASKED.url)).toEqual([])
    expect(browser.reports).toHaveLength(6)
  })

  it('fails and is told where nobody can read it or it has waited too long, and the others stay', async () => {
    const { shop, browser, tab } = open()
    await tab.add(ASKED)
    const [whole] = [...browser.kept.values()] as [object]
    const monthAgo = browser.now - 31 * 24 * 60 * 60 * 1000
    browser.kept.set('broken', { ...whole, payload: 'gone' })
    browser.kept.set('elsewhere', { ...whole, task_id: 'elsewhere', url: '//elsewhere.example/' })
    browser.kept.set('misnamed', whole)
    browser.kept.set('old', { ...whole, task_id: 'old', created_at: monthAgo })
    expect(await tab.run()).toEqual([])
    expect(shop.sent).toHaveLength(1)
    expect(await tab.run()).toEqual([])
    await tab.tell()
    expect(browser.reports).toHaveLength(4)
    expect(tab.told.map(({ task_id, code }) => [task_id, code]).slice(1)).toEqual([
      ['broken', NOT_SENT],
      ['elsewhere', NOT_SENT],
      ['misnamed', NOT_SENT],
      ['old', NOT_SENT],
    ])
    // Of one that is old it is still known what was asked for.
    expect(tab.told.at(-1)).toMatchObject({ callback_event: 'product-alert/set' })
    expect(browser.kept.size).toBe(0)
    expect(parseTask(null)).toBeNull()
  })

  it('whose result is old is kept no longer, and told no second time', async () => {
    const { browser, tab } = open()
    await tab.add({ ...OF_CART, is_result_cacheable: true })
    await tab.run()
    await tab.tell()
    browser.now += 31 * 24 * 60 * 60 * 1000
    await tab.tell()
    expect(tab.told).toHaveLength(1)
    expect(browser.kept.size).toBe(0)
  })
})
