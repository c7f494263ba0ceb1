// Against the messages of the provider's public API, as its documentation shows them.
import { describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/commerce/env'
import type { PaymentRequest } from '../../../../worker/commerce/payments/adyen/checkout-api'
import { adyenNotices } from '../../../../worker/commerce/payments/adyen/notice-messages'
import { isSigned, signNotice } from '../../../../worker/commerce/payments/adyen/notice-signature'
import { openAdyen } from '../../../../worker/commerce/payments/adyen/open-adyen'
import { createDatabases } from '../../../fakes/d1-in-memory'

const REQUEST: PaymentRequest = {
  merchantAccount: 'ADYEN_MERCHANT_ACCOUNT',
  reference: '1000000018',
  amount: { currency: 'EUR', value: 1000 },
  returnUrl: 'https://nl.example/checkout-return?orderHash=a',
  origin: 'https://nl.example',
  channel: 'Web',
  shopperEmail: 'erin@example.com',
  shopperLocale: 'nl-NL',
  countryCode: 'NL',
  shopperInteraction: 'Ecommerce',
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
}

const CHALLENGE = {
  resultCode: 'ChallengeShopper',
  action: {
    paymentData: 'Ab02b4c0!BQABAgCuZFJrQOjSsl',
    paymentMethodType: 'scheme',
    authorisationToken: 'Ab02b4c0!BQABAgA',
    subtype: 'challenge',
    token: 'eyJhY3NSZWZlcmVuY2VOdW1iZXIiOiJBRFlFTi1BQ1MtU0lNVUxBVE9SIn0=',
    type: 'threeDS2',
  },
}
const AUTHORISED = {
  additionalData: { cardSummary: '1111' },
  pspReference: 'NC6HT9CRT65ZGN82',
  resultCode: 'Authorised',
  amount: { currency: 'EUR', value: 1000 },
  merchantReference: '1000000018',
}
const INVALID = {
  status: 422,
  errorCode: '101',
  message: 'Invalid card number',
  errorType: 'validation',
  pspReference: '8815658961765250',
}

function open(answer: () => Promise<Response>, more: Partial<Bindings> = {}) {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const { sales, catalogue } = createDatabases()
  const account = { ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'ADYEN_MERCHANT_ACCOUNT' }
  const env = { ...account, ...more }
  return { asked, adyen: openAdyen({ ...env, SALES: sales, CATALOGUE: catalogue } as Bindings, 50) }
}

describe('the card payment provider', () => {
  it('is asked as its Checkout API wants it, with its key and a key of the payment', async () => {
    const { adyen, asked } = open(async () => Response.json(AUTHORISED))
    expect(await adyen.pay(REQUEST, 'payment-1')).toMatchObject({
      ok: true,
      value: { resultCode: 'Authorised', pspReference: 'NC6HT9CRT65ZGN82' },
    })
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toBe('https://checkout-test.adyen.com/v71/payments')
    expect(init?.headers).toMatchObject({ 'x-api-key': 'key', 'idempotency-key': 'payment-1' })
    expect(JSON.parse(String(init?.body))).toEqual(REQUEST)
    expect(adyen.environment).toBe('test')
  })

  it.each([
    [{}, 'test', null],
    [{ ADYEN_CLIENT_KEY: 'test_KEY' }, 'test', 'test_KEY'],
    [{ ADYEN_URL: 'https://live.example/v71', ADYEN_CLIENT_KEY: 'live_KEY' }, 'live', 'live_KEY'],
    [{ ADYEN_URL: 'https://live.example/v71', ADYEN_ENVIRONMENT: 'live-us' }, 'live-us', null],
  ])('with %j has browsers encrypt in %s with %s', (more, environment, clientKey) => {
    const { adyen } = open(async () => Response.json(AUTHORISED), more)
    expect(adyen).toMatchObject({ environment, clientKey })
  })

  it('may want a step of the shopper', async () => {
    const { adyen } = open(async () => Response.json(CHALLENGE))
    expect(await adyen.pay(REQUEST, 'k')).toEqual({ ok: true, value: CHALLENGE })
    expect(await adyen.details({ details: { redirectResult: 'r' } })).toMatchObject({ ok: true })
  })

  it('that refuses a request has done nothing, and says why', async () => {
    const { adyen } = open(async () => Response.json(INVALID, { status: 422 }))
    const error = { kind: 'refused', message: 'Invalid card number' }
    expect(await adyen.pay(REQUEST, 'k')).toEqual({ ok: false, error })
  })

  it('is asked to take back a payment by the number of its order', async () => {
    const asked = {
      merchantAccount: 'ADYEN_MERCHANT_ACCOUNT',
      paymentReference: '1000000018',
      reference: 'cancel-1000000018',
    }
    const received = { ...asked, pspReference: 'WHRT9CRT65ZGN82', status: 'received' }
    const provider = open(async () => Response.json(received, { status: 201 }))
    expect(await provider.adyen.cancel(asked)).toMatchObject({ ok: true })
    const [url, init] = provider.asked.mock.calls[0] ?? []
    expect(url).toBe('https://checkout-test.adyen.com/v71/cancels')
    expect(JSON.parse(String(init?.body))).toEqual(asked)
  })

  it('is asked for a session of Apple Pay, which it tells in base64', async () => {
    const asked = {
      displayName: 'YOUR_MERCHANT_NAME',
      domainName: 'YOUR_DOMAIN_NAME',
      merchantIdentifier: 'YOUR_MERCHANT_ID',
    }
    const session = { data: 'eyJtZXJjaGFudFNlc3Npb25JZGVudGlmaWVyIjoiU1NIIn0=' }
    const provider = open(async () => Response.json(session))
    expect(await provider.adyen.walletSession(asked)).toEqual({ ok: true, value: session })
    const [url, init] = provider.asked.mock.calls[0] ?? []
    expect(url).toBe('https://checkout-test.adyen.com/v71/applePay/sessions')
    expect(JSON.parse(String(init?.body))).toEqual(asked)
  })

  it('is paid by the token of a wallet as by a card', async () => {
    const { adyen, asked } = open(async () => Response.json(AUTHORISED))
    const paymentMethod = {
      type: 'applepay',
      applePayToken: 'VNRWtuNlNEWkRCSm1xWndjMDFFbktkQU',
    } as const
    expect(await adyen.pay({ ...REQUEST, paymentMethod }, 'k')).toMatchObject({ ok: true })
    expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toMatchObject({ paymentMethod })
  })

  it('is asked to give back money of a payment, once by the key of the refund', async () => {
    const received = {
      merchantAccount: 'ADYEN_MERCHANT_ACCOUNT',
      paymentPspReference: 'NC6HT9CRT65ZGN82',
      pspReference: 'WHRT9CRT65ZGN82',
      reference: 'refund-12',
      status: 'received',
      amount: { currency: 'EUR', value: 500 },
    }
    const { adyen, asked } = open(async () => Response.json(received, { status: 201 }))
    const { merchantAccount, amount, reference } = received
    const refund = { merchantAccount, amount, reference }
    expect(await adyen.refund('NC6HT9CRT65ZGN82', refund, 'refund-12')).toMatchObject({
      ok: true,
      value: { pspReference: 'WHRT9CRT65ZGN82' },
    })
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toBe('https://checkout-test.adyen.com/v71/payments/NC6HT9CRT65ZGN82/refunds')
    expect(init?.headers).toMatchObject({ 'idempotency-key': 'refund-12' })
    expect(JSON.parse(String(init?.body))).toEqual(refund)
  })

  it.each([
    ['a server error', async () => Response.json({ status: 500, message: 'x' }, { status: 500 })],
    ['no JSON', async () => new Response('<html>')],
    ['JSON of another shape', async () => Response.json({ resultCode: 5 })],
    ['a refusal by somebody else', async () => new Response('Forbidden', { status: 403 })],
    ['no connection', () => Promise.reject(new TypeError('reset'))],
  ] as const)('that answers with %s leaves the outcome unknown (F-P4)', async (_, answer) => {
    const { adyen } = open(answer)
    expect(await adyen.pay(REQUEST, 'k')).toMatchObject({ ok: false, error: { kind: 'unknown' } })
  })

  it('is the sandbox while no key is configured, and its silent card is unknown too', async () => {
    const { sales, catalogue } = createDatabases()
    const adyen = openAdyen({ SALES: sales, CATALOGUE: catalogue } as Bindings, 20)
    const silent = { ...REQUEST.paymentMethod, encryptedCardNumber: 'test_4000000000000119' }
    const answer = await adyen.pay({ ...REQUEST, paymentMethod: silent }, 'k')
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unknown' } })
    const again = await adyen.pay({ ...REQUEST, paymentMethod: silent }, 'k')
    expect(again).toMatchObject({ ok: true, value: { resultCode: 'Authorised' } })
  })
})

describe('the signature of a webhook', () => {
  const WEBHOOK = {
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
          amount: { value: 1130, currency: 'EUR' },
          pspReference: '7914073381342284',
          eventCode: 'AUTHORISATION',
          eventDate: '2019-05-06T17:15:34.121+02:00',
          merchantAccountCode: 'TestMerchant',
          merchantReference: 'TestPayment-1407325143704',
          operations: ['CANCEL', 'CAPTURE', 'REFUND'],
          paymentMethod: 'visa',
          success: 'true',
        },
      },
    ],
  }
  const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
  const item = adyenNotices.parse(WEBHOOK).notificationItems[0]?.NotificationRequestItem

  it('is that of the documentation', async () => {
    if (!item) throw new Error('The example holds no item')
    expect(await signNotice(KEY, item)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=')
    expect(await isSigned(['AB'.repeat(32), KEY], item)).toBe(true)
    expect(await isSigned([], item)).toBe(false)
  })

  it('covers every value that decides', async () => {
    if (!item) throw new Error('The example holds no item')
    const forged = [
      { success: 'false' as const },
      { amount: { value: 1131, currency: 'EUR' } },
      { amount: { value: 1130, currency: 'USD' } },
      { pspReference: '7914073381342285' },
      { merchantReference: 'x' },
      { eventCode: 'REFUND' },
    ]
    for (const change of forged) expect(await isSigned([KEY], { ...item, ...change })).toBe(false)
  })
})
