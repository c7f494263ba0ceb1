import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readOlderAdds } from '../../../../client/browser/older-adds'
import type { CartNotice } from '../../../../client/engine/cart-events'
import { createCartStore } from '../../../../client/stores/cart-store'
import { runCart } from '../../../../client/stores/run-cart'
import type { AddRequest } from '../../../../shared/cart/add-request'
import type { AddRefusal } from '../../../../shared/cart/rules'
import { FakeBrowser, settle } from '../engine/fake-browser'
import { FakeServer } from '../engine/fake-cart-server'
import { answerAsGateway } from './fake-gateway'

const KEY = 'nl_nl-shop/cart/current-cart'

let browser: FakeBrowser
let server: FakeServer
let notices: CartNotice[]
let shown: [CartNotice['key'], boolean][]
let refusals: AddRefusal[]

// The schemas come when the first request leaves: here that must take no time.
beforeAll(() => import('../../../../client/engine/cart-calls'))

beforeEach(() => {
  browser = new FakeBrowser()
  server = new FakeServer()
  notices = []
  shown = []
  refusals = []
  browser.answer = toGateway(server)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Each browser keeps its own server, also for requests that outlive their test. */
function toGateway(held: FakeServer): FakeBrowser['answer'] {
  return (request) => answerAsGateway(held, request)
}

function openCart() {
  const store = createCartStore('nl_nl')
  runCart(store, setupOf())()
  return store.getState
}

function setupOf(): Parameters<typeof runCart>[1] {
  return {
    ports: browser.openTab(),
    view: { storeCode: 'nl_nl', minicartCounts: 'quantities' },
    tellNotice(notice, areLinesShown) {
      notices.push(notice)
      shown.push([notice.key, areLinesShown])
    },
    tellRefusals: (told) => refusals.push(...told),
    heldBack: () => {},
  }
}

function chair(change: Partial<AddRequest> = {}): AddRequest {
  return {
    sku: 'CHAIR',
    parentSku: 'CHAIR',
    typeId: 'simple',
    name: 'Chair',
    qty: 1,
    options: [],
    productOption: null,
    price: { regular: 100, special: null },
    image: 'chair.webp',
    link: '/chair',
    maxQty: null,
    ...change,
  }
}

test('an added product counts at once, and the totals come from the server afterwards', async () => {
  const cart = openCart()
  const added = cart().add(chair({ qty: '2' }))
  expect([cart().count, cart().isPending, cart().totals]).toEqual([2, true, null])
  expect(cart().adding).toEqual(['CHAIR'])
  expect(await added).toBe(true)
  await settle()
  expect([cart().count, cart().isPending, cart().totals?.grandTotal]).toEqual([2, false, 200])
  expect([cart().adding, notices.map(({ key }) => key)]).toEqual([[], ['cart.added']])
})

test('what is asked of the cart before its code is there is done once it is, in its order', async () => {
  const store = createCartStore('nl_nl')
  const cart = store.getState
  cart().add(chair())
  cart().add(chair({ sku: 'LAMP', parentSku: 'LAMP', name: 'Lamp' }))
  cart().setQty('CHAIR', 3)
  expect([cart().count, cart().isLoaded, cart().isWaiting]).toEqual([0, false, true])
  runCart(store, setupOf())()
  expect([cart().count, cart().isLoaded, cart().isWaiting]).toEqual([4, true, false])
  await settle()
  expect(server.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['CHAIR', 3],
    ['LAMP', 1],
  ])
})

test('what was added before the code came is not lost with the document that it was added in', async () => {
  keepForTab()
  createCartStore('nl_nl')
    .getState()
    .add(chair({ qty: 2 }))
  createCartStore('nl_nl')
    .getState()
    .add(chair({ sku: 'LAMP', name: 'Lamp' }))
  expect(readOlderAdds('de_de', 0)).toEqual([])
  const store = createCartStore('nl_nl')
  store.getState().add(chair({ sku: 'VASE', name: 'Vase' }))
  runCart(store, setupOf())()
  await settle()
  expect(server.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
    ['CHAIR', 2],
    ['LAMP', 1],
    ['VASE', 1],
  ])
  store.getState().add(chair())
  expect(readOlderAdds('nl_nl', 0)).toEqual([])
})

test('what is no request is left alone, and without storage the cart works all the same', () => {
  const storage = keepForTab()
  storage.set('nl_nl-shop/cart/early-adds', '{"sku":1}\nnull\n"x"\n{broken')
  expect(readOlderAdds('nl_nl', 0)).toEqual([])
  vi.stubGlobal('sessionStorage', undefined)
  const store = createCartStore('nl_nl')
  store.getState().add(chair())
  expect(store.getState().earlyAdds).toBe(0)
  runCart(store, setupOf())()
  expect(store.getState().count).toBe(1)
})

/** Storage that lasts as long as the tab. */
function keepForTab(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('no request carries a real cart id or token', async () => {
  openCart()().add(chair())
  await settle()
  const paths = browser.asked.map(({ path }) => path)
  expect(paths.every((path) => path.includes('token={{token}}&cartId={{cartId}}'))).toBe(true)
})

test('a configurable product is asked for by its parent with the choices', async () => {
  const options = [{ option_id: '93', option_value: '49' }]
  const productOption = { extension_attributes: { configurable_item_options: options } }
  openCart()().add(chair({ sku: 'TEE-M', parentSku: 'TEE', typeId: 'configurable', productOption }))
  await settle()
  expect(browser.asked[0]?.body).toEqual({
    cartItem: { sku: 'TEE', qty: 1, product_option: productOption },
  })
})

test.each([401, 403, 503])(
  'an addition met by %i is kept, and sent once it can be',
  async (code) => {
    const cart = openCart()
    cart().add(chair())
    await settle()
    notices = []
    const shut = { kind: 'answered', code, result: 'Unauthorized', retryAfterMs: null } as const
    browser.answer = () => shut
    cart().add(chair())
    for (let turn = 0; turn < 8; turn += 1) {
      await settle()
      browser.pass(30_000)
    }
    expect([cart().count, notices.map(({ key }) => key)]).toEqual([2, ['cart.unreachable']])
    browser.answer = toGateway(server)
    browser.pass(30_000)
    await settle()
    expect([cart().count, server.lines.map(({ qty }) => qty)]).toEqual([2, [2]])
  },
)

test('a refusal in general words is told in the words of the store', async () => {
  const cart = openCart()
  cart().add(chair())
  await settle()
  const result = 'Something went wrong. Try again in a few seconds.'
  const refused = { kind: 'answered', code: 400, result, retryAfterMs: null } as const
  const open = toGateway(server)
  browser.answer = (request) => (request.path.includes('/update') ? refused : open(request))
  cart().add(chair())
  await settle()
  expect(notices.at(-1)).toMatchObject({ key: 'cart.line-restored', reason: { text: '' } })
})

test('a product of unknown price is not added', async () => {
  const cart = openCart()
  expect(await cart().add(chair({ price: { regular: -1, special: null } }))).toBe(false)
  expect(refusals).toEqual([{ key: 'cart.price-unknown' }])
  expect(cart().count).toBe(0)
})

test('a product that is out of stock is not added; uncertain stock is added with a warning', () => {
  const cart = openCart()
  cart().add(chair({ stock: 'out_of_stock' }))
  expect(refusals).toEqual([{ key: 'cart.out-of-stock' }])
  cart().add(chair({ stock: 'volatile' }))
  expect([cart().count, notices]).toEqual([1, [{ type: 'warning', key: 'cart.stock-volatile' }]])
})

test('what is pressed again before it is in the cart is added once', async () => {
  const cart = openCart()
  expect(await Promise.all([cart().add(chair()), cart().add(chair())])).toEqual([true, false])
  expect(cart().count).toBe(1)
  await settle()
  await cart().add(chair())
  expect(cart().count).toBe(2)
})

test('more than is available cannot be gathered by adding again and again', async () => {
  const cart = openCart()
  cart().add(chair({ qty: 2, maxQty: 3 }))
  await settle()
  cart().add(chair({ qty: 2, maxQty: 3 }))
  expect(refusals).toEqual([{ key: 'cart.quantity-below', values: { quantity: 4 } }])
  expect(cart().count).toBe(2)
})

test('what is kept is there after a reload', async () => {
  openCart()().add(chair())
  await settle()
  const reloaded = openCart()
  expect(reloaded().lines.map(({ name, qty }) => [name, qty])).toEqual([['Chair', 1]])
  expect(reloaded().totals?.grandTotal).toBe(100)
  expect(reloaded().isPending).toBe(false)
})

test('a page that died while adding does not add twice when it is opened again', async () => {
  browser.answer = (request) => {
    answerAsGateway(server, request)
    return new Promise(() => {})
  }
  const dying = openCart()
  dying().add(chair())
  await settle()
  expect(server.lines).toHaveLength(1)
  const kept = new Map(browser.kept)
  browser = new FakeBrowser()
  for (const [key, text] of kept) browser.kept.set(key, text)
  browser.answer = toGateway(server)
  const reloaded = openCart()
  await settle()
  expect(server.lines.map(({ qty }) => qty)).toEqual([1])
  expect([reloaded().count, reloaded().isPending]).toEqual([1, false])
})

test.each([
  ['no JSON', '{"version":1,'],
  ['another version', '{"version":0,"lines":[],"removed":[],"totals":null,"clearedAt":0}'],
  ['strange lines', '{"version":1,"lines":[{"sku":1}],"removed":[],"totals":null,"clearedAt":0}'],
])('a kept cart that is broken is ignored: %s', (_name, text) => {
  browser.kept.set(KEY, text)
  const cart = openCart()
  expect([cart().lines, cart().isLoaded]).toEqual([[], true])
})

test('the cart works where nothing can be kept', async () => {
  browser.isStorageBroken = true
  const cart = openCart()
  cart().add(chair())
  await settle()
  expect([cart().count, server.lines.length]).toEqual([1, 1])
})

test('a change in one tab shows in the other at once, and both agree in the end', async () => {
  const one = openCart()
  const other = openCart()
  one().add(chair())
  expect(other().count).toBe(1)
  await settle()
  other().setQty('CHAIR', 4)
  one().add(chair({ sku: 'LAMP', parentSku: 'LAMP', name: 'Lamp' }))
  await settle()
  expect(server.lines.map(({ sku, qty }) => `${sku}×${qty}`).sort()).toEqual(['CHAIR×4', 'LAMP×1'])
  for (const cart of [one, other]) {
    expect([cart().count, cart().isPending]).toEqual([5, false])
  }
})

test('two tabs that add the same product at the same time add it once each', async () => {
  const one = openCart()
  const other = openCart()
  one().add(chair())
  other().add(chair())
  await settle()
  expect(server.lines.map(({ qty }) => qty)).toEqual([2])
  expect([one().count, other().count]).toEqual([2, 2])
})

test('a product removed in one tab does not come back from the other', async () => {
  const one = openCart()
  const other = openCart()
  one().add(chair())
  await settle()
  one().remove('CHAIR')
  other().refresh()
  await settle()
  expect([one().count, other().count, server.lines]).toEqual([0, 0, []])
})

test('a removal is told to the server once, however many tabs are open', async () => {
  const tabs = [openCart(), openCart(), openCart()]
  tabs[0]?.().add(chair())
  tabs[1]?.().add(chair({ sku: 'LAMP', parentSku: 'LAMP', name: 'Lamp' }))
  await settle()
  browser.pass(10)
  tabs[2]?.().remove('CHAIR')
  await settle()
  tabs[0]?.().remove('LAMP')
  await settle()
  const removals = browser.asked.filter(({ path }) => path.startsWith('/api/cart/delete'))
  expect([removals.length, server.lines]).toEqual([2, []])
  expect(tabs.map((cart) => cart().count)).toEqual([0, 0, 0])
  browser.pass(10)
  tabs[1]?.().add(chair())
  await settle()
  expect(tabs.map((cart) => cart().count)).toEqual([1, 1, 1])
})

test('an order in one tab empties the other without a word to the server', async () => {
  const one = openCart()
  const other = openCart()
  one().add(chair())
  await settle()
  browser.pass(1000)
  const before = browser.asked.length
  one().clear(null)
  await settle()
  expect([one().count, other().count, browser.asked.length]).toEqual([0, 0, before])
})

test('the server cart is shown where the browser has forgotten it', async () => {
  server.handle({
    kind: 'set',
    sku: 'LAMP',
    parentSku: 'LAMP',
    qty: 2,
    itemId: null,
    productOption: null,
  })
  const cart = openCart()
  cart().refresh()
  await settle()
  expect(cart().lines.map(({ sku, qty, name }) => [sku, qty, name])).toEqual([['LAMP', 2, 'LAMP']])
})

test('a cart that waits after failures says so, until it is asked again and answered', async () => {
  const cart = openCart()
  await cart().add(chair())
  await settle()
  expect(cart().isUnreachable).toBe(false)
  browser.answer = () => ({ kind: 'lost', reason: 'network' })
  cart().refresh()
  await settle()
  browser.pass(1000)
  await settle()
  expect(cart()).toMatchObject({ isUnreachable: true, isPending: true })
  browser.answer = toGateway(server)
  cart().refresh()
  await settle()
  expect(cart()).toMatchObject({ isUnreachable: false, isPending: false })
})

test('a notice says whether the lines are on the screen, where a change is seen without it', async () => {
  const cart = openCart()
  cart().add(chair())
  await settle()
  const hide = cart().showList()
  cart().setQty(cart().lines[0]?.key ?? '', 2)
  await settle()
  hide()
  cart().setQty(cart().lines[0]?.key ?? '', 3)
  await settle()
  expect(shown).toEqual([
    ['cart.added', false],
    ['cart.quantity-updated', true],
    ['cart.quantity-updated', false],
  ])
})

test('an edited line is the same in every tab, and its old size comes back in none', async () => {
  const one = openCart()
  const other = openCart()
  one().add(chair())
  await settle()
  browser.pass(10)
  expect(await other().edit('CHAIR', chair({ sku: 'CHAIR-L', qty: 2 }))).toBe(true)
  expect(one().lines.map(({ sku, qty }) => [sku, qty])).toEqual([['CHAIR-L', 2]])
  browser.pass(10)
  one().add(chair({ sku: 'LAMP', parentSku: 'LAMP', name: 'Lamp' }))
  await settle()
  const expected = [
    ['CHAIR-L', 2],
    ['LAMP', 1],
  ]
  for (const cart of [one, other]) {
    expect(cart().lines.map(({ sku, qty }) => [sku, qty])).toEqual(expected)
  }
  expect(server.lines.map(({ sku, qty }) => [sku, qty])).toEqual(expected)
})

test('an edit that a rule forbids changes nothing, and says why', async () => {
  const cart = openCart()
  cart().add(chair())
  await settle()
  const sold = chair({ sku: 'CHAIR-L', errors: [{ key: 'product.variant-sold-out' }] })
  expect(await cart().edit('CHAIR', sold)).toBe(false)
  expect(cart().lines.map(({ sku }) => sku)).toEqual(['CHAIR'])
  expect(refusals).toEqual([{ key: 'product.variant-sold-out' }])
})

test.each([
  ['items', 2],
  ['quantities', 4],
] as const)('the mini-cart counts %s where the store is configured so', async (counts, count) => {
  const store = createCartStore('nl_nl')
  runCart(store, { ...setupOf(), view: { storeCode: 'nl_nl', minicartCounts: counts } })()
  store.getState().add(chair({ qty: 3 }))
  store.getState().add(chair({ sku: 'LAMP', parentSku: 'LAMP', name: 'Lamp' }))
  await settle()
  expect(store.getState().count).toBe(count)
})
