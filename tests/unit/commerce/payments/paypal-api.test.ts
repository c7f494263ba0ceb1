// Against the messages of PayPal's public API, as its documentation shows them.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toPurchaseUnit } from '../../../../shared/checkout/purchase-unit'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { connect } from '../../../../worker/commerce/payments/paypal/open-paypal'
import { openPayPalOrder } from '../../../../worker/commerce/payments/paypal/open-paypal-order'

const TOKEN = { scope: 's', access_token: 'A21', token_type: 'Bearer', expires_in: 32_400 }
const CREATED = {
  id: '5O190127TN364715T',
  status: 'PAYER_ACTION_REQUIRED',
  links: [
    { href: 'https://api-m.paypal.com/v2/checkout/orders/5O190127TN364715T', rel: 'self' },
    { href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T', rel: 'payer-action' },
  ],
}
const CAPTURED = {
  id: '5O190127TN364715T',
  status: 'COMPLETED',
  purchase_units: [
    {
      reference_id: 'cart',
      payments: {
        captures: [
          {
            id: '3C679366HH908993F',
            status: 'COMPLETED',
            amount: { currency_code: 'EUR', value: '44.00' },
          },
        ],
      },
    },
  ],
}
const DECLINED = {
  name: 'UNPROCESSABLE_ENTITY',
  message: 'The requested action could not be performed.',
  details: [{ issue: 'INSTRUMENT_DECLINED', description: 'The instrument was declined.' }],
}

const UNIT = toPurchaseUnit({
  reference: 'cart',
  storeCode: 'nl_nl',
  currency: 'EUR',
  lines: [{ name: 'Tee', sku: 'A', options: [], qty: 1, unit: 3900, row: 3900 }],
  shipping: 500,
  tax: 0,
  due: 4400,
})

let account = 0

/** PayPal, which gives a token and then this. */
function open(answer: () => Promise<Response>) {
  account += 1
  const send = vi.fn(async (url: string, _init: RequestInit) =>
    url.endsWith('/token') ? Response.json(TOKEN) : answer(),
  )
  const payPal = connect({
    url: 'https://api-m.example',
    account: { clientId: `client-${account}`, secret: 'secret' },
    send,
    timeLimitMs: 50,
  })
  return { payPal, send }
}

afterEach(() => vi.useRealTimers())

describe('PayPal’s API', () => {
  it('is asked with a token that is asked for once, and a request id', async () => {
    const { payPal, send } = open(async () => Response.json(CAPTURED))
    await payPal.capture('5O', 'capture-5O')
    expect(await payPal.capture('5O', 'capture-5O')).toMatchObject({ ok: true })
    expect(send.mock.calls.map(([url]) => url.slice(21))).toEqual([
      '/v1/oauth2/token',
      '/v2/checkout/orders/5O/capture',
      '/v2/checkout/orders/5O/capture',
    ])
    const headers = new Headers(send.mock.calls[1]?.[1].headers)
    expect(headers.get('authorization')).toBe('Bearer A21')
    expect(headers.get('paypal-request-id')).toBe('capture-5O')
  })

  it('gets an order without what the contract leaves empty, and names the page to approve on', async () => {
    const { payPal, send } = open(async () => Response.json(CREATED, { status: 201 }))
    const addresses = { returnUrl: 'https://nl.example/a', cancelUrl: 'https://nl.example/b' }
    const store = storeViewOf('nl_nl')
    const asked = { store, unit: UNIT, ...addresses, isExpress: true }
    expect(await openPayPalOrder(payPal, asked)).toEqual({
      ok: true,
      value: {
        token: '5O190127TN364715T',
        approveUrl: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
      },
    })
    const body = JSON.parse(String(send.mock.calls[1]?.[1].body))
    expect(body.intent).toBe('CAPTURE')
    expect(body.purchase_units[0].items).toEqual([
      {
        name: 'Tee',
        unit_amount: { currency_code: 'EUR', value: '39.00' },
        description: '',
        quantity: '1',
        sku: 'A',
        category: 'PHYSICAL_GOODS',
      },
    ])
    expect(body.payment_source).toEqual({
      paypal: {
        experience_context: {
          brand_name: 'Wilm & Erin B.V.',
          shipping_preference: 'GET_FROM_FILE',
          user_action: 'CONTINUE',
          locale: 'nl-NL',
          landing_page: 'LOGIN',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          payment_method_selected: 'PAYPAL',
          return_url: addresses.returnUrl,
          cancel_url: addresses.cancelUrl,
        },
      },
    })
  })

  it('changes sum and items of what was approved together', async () => {
    const { payPal, send } = open(async () => new Response(null, { status: 204 }))
    expect(await payPal.change('5O', UNIT)).toEqual({ ok: true, value: null })
    const [, init] = send.mock.calls[1] ?? []
    expect(init?.method).toBe('PATCH')
    expect(JSON.parse(String(init?.body))).toMatchObject([
      { op: 'replace', path: "/purchase_units/@reference_id=='cart'/amount" },
      {
        op: 'replace',
        path: "/purchase_units/@reference_id=='cart'/items",
        value: [{ quantity: '1' }],
      },
    ])
  })

  it('has refused only what it says in its own form', async () => {
    const refused = open(async () => Response.json(DECLINED, { status: 422 }))
    expect(await refused.payPal.capture('5O', 'a')).toMatchObject({
      error: { kind: 'refused', issue: 'INSTRUMENT_DECLINED' },
    })
    for (const answer of [
      async () => Response.json(DECLINED, { status: 500 }),
      async () => new Response('<html>', { status: 502 }),
      async () => new Response('{', { status: 200 }),
      () => Promise.reject(new Error('no network')),
    ]) {
      expect(await open(answer).payPal.capture('5O', 'a')).toMatchObject({
        error: { kind: 'unknown' },
      })
    }
  })
})
