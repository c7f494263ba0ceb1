import { describe, expect, test } from 'vitest'
import { cartCalls } from '../../../../shared/contract/cart/cart'
import { couponCalls } from '../../../../shared/contract/cart/coupon'
import { createFakeShop } from '../../../fakes/fake-shop'
import { enveloped } from '../../../fakes/fake-upstream'

const GENERAL = 'Something went wrong. Try again in a few seconds.'
const address = { country_id: 'NL', street: ['Straat', '12'], postcode: '1234AB', city: 'Utrecht' }
const ADD = { cartItem: { sku: 'LAMP', qty: 2 } }

/** What each call is asked with; making a cart is another matter. */
const BODIES: Record<
  Exclude<keyof typeof cartCalls | keyof typeof couponCalls, 'cartCreate'>,
  unknown
> = {
  cartUpdate: ADD,
  cartDelete: { cartItem: { sku: 'LAMP', item_id: 1 } },
  cartPull: undefined,
  cartTotals: undefined,
  cartPaymentMethods: undefined,
  cartShippingMethods: { address },
  cartShippingInformation: {
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    },
  },
  cartCollectTotals: {
    methods: {
      paymentMethod: { method: 'banktransfer' },
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    },
  },
  cartApplyCoupon: undefined,
  cartDeleteCoupon: undefined,
  cartCoupon: undefined,
}

const CALLS = Object.entries(BODIES).map(([name, body]) => {
  const { method, path } = { ...cartCalls, ...couponCalls }[name as keyof typeof BODIES]
  const query = name === 'cartApplyCoupon' ? '&coupon=SALE' : ''
  return { method, path: `${path}?token={{token}}&cartId={{cartId}}${query}`, body }
})

/** A shopper with a lamp, before a backend that has begun to say something else. */
async function openShop(said: (path: string) => Response | null) {
  const { backend, createBrowser } = createFakeShop()
  const browser = createBrowser()
  const update = { method: 'POST', path: '/api/cart/update?cartId={{cartId}}', body: ADD }
  await browser.send(update)
  backend.override = said
  return { backend, browser, update }
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })

/** What a proxy or a deployment answers to every call. */
const UNRELATED: [string, () => Response][] = [
  ...[401, 403, 404].flatMap((code): [string, () => Response][] => [
    [`${code} in words`, json(code, { code, result: 'Secret words' })],
    [`${code} with a reason of somebody else`, json(code, withReason(code))],
    [`${code} of another form`, json(code, { message: 'Secret words' })],
    [`${code} as a page`, () => new Response('<h1>Secret words</h1>', { status: code })],
    [`200 with ${code} inside`, json(200, { code, result: 'Secret words' })],
  ]),
]

function withReason(code: number) {
  return { code, result: 'Secret words', meta: { reason: 'secret-reason' } }
}

describe.each(CALLS)('$method $path', (call) => {
  test.each(UNRELATED)('takes a %s for an outage, and the cart is kept', async (_name, said) => {
    const { backend, browser } = await openShop(said)
    const asked = await browser.send(call)
    expect([asked.status, asked.json, asked.setCookie]).toEqual([
      503,
      { code: 503, result: GENERAL },
      null,
    ])
    backend.override = null
    const pulled = await browser.send({ path: '/api/cart/pull?cartId={{cartId}}' })
    expect(pulled.json.result).toHaveLength(1)
  })

  test('tells a refusal without a known reason in general words', async () => {
    const result = 'No such entity with cartId = 5'
    for (const said of [
      json(400, { code: 400, result }),
      json(200, { code: 400, result }),
      json(400, { code: 400, result, meta: { reason: 'sql', query: 'SELECT 1' } }),
      json(400, { code: 400, result: [{ message: 'cartItem.sku: no such column' }] }),
    ]) {
      const { browser } = await openShop(said)
      const asked = await browser.send(call)
      expect([asked.json, asked.setCookie]).toEqual([{ code: 400, result: GENERAL }, null])
    }
  })

  test('passes on a refusal with a known reason as it is', async () => {
    const refusal = { code: 400, result: 'No.', meta: { reason: 'cart-full' } }
    const { browser } = await openShop(json(400, refusal))
    expect((await browser.send(call)).json).toEqual(refusal)
  })
})

describe('making a cart', () => {
  test.each(UNRELATED)('that meets a %s is an outage', async (_name, said) => {
    const { backend, createBrowser } = createFakeShop()
    backend.override = said
    for (const path of ['/api/cart/create', '/api/cart/update']) {
      const body = path.endsWith('update') ? ADD : undefined
      const asked = await createBrowser().send({ method: 'POST', path, body })
      expect([asked.json, asked.setCookie]).toEqual([{ code: 503, result: GENERAL }, null])
    }
  })
})

describe('words that are meant for shoppers (contract 1.2)', () => {
  test.each([
    ['/api/cart/update', 400, 'The requested qty is not available'],
    ['/api/cart/shipping-information', 400, 'Shipping method is not applicable for empty cart'],
    ['/api/cart/apply-coupon', 404, "The coupon code isn't valid. Verify the code and try again."],
  ])('%s passes on %i %s', async (path, code, result) => {
    const { browser } = await openShop(json(code, { code, result }))
    const call = CALLS.find((one) => one.path.startsWith(`${path}?`))
    if (!call) throw new Error(`There is no call ${path}`)
    expect((await browser.send(call)).json).toEqual({ code, result })
  })
})

describe('a cart that is said to be gone', () => {
  test.each([
    [{ reason: 'cart-not-found' }, 'No such cart'],
    [undefined, 'No such entity with cartId = 5'],
  ])('with %j %s is replaced by a new one when something is put in', async (meta, words) => {
    let isFirst = true
    const { backend, browser, update } = await openShop((path) => {
      if (path !== '/api/cart/update' || !isFirst) return null
      isFirst = false
      return enveloped(words, 404, meta)
    })
    const added = await browser.send(update)
    expect(added.json.result).toMatchObject({ sku: 'LAMP', qty: 2 })
    expect(added.setCookie).not.toBeNull()
    expect(backend.carts.get('cart-2')).toHaveLength(1)
  })

  test('is told by its reason where there are no totals of it', async () => {
    const { backend, browser } = await openShop(() => null)
    backend.carts.clear()
    const totals = await browser.send({ path: '/api/cart/totals?cartId={{cartId}}' })
    expect([totals.status, totals.json.meta]).toEqual([404, { reason: 'cart-not-found' }])
  })
})
