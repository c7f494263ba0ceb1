import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankAnswerIn } from '../../../../shared/checkout/bank-answers'
import { orderUnder } from '../../../fakes/fake-desk'
import { createFakeShop } from '../../../fakes/fake-shop'
import { walletToken } from '../../../fixtures/wallet-token'

const RETURN = 'https://nl.example/checkout-return'
type Browser = ReturnType<ReturnType<typeof createFakeShop>['createBrowser']>

async function createBuyer() {
  const shop = createFakeShop()
  const browser = shop.createBrowser()
  const cartItem = { sku: 'LAMP', qty: 1 }
  await browser.send({ method: 'POST', path: '/api/cart/update', body: { cartItem } })
  const attempt = crypto.randomUUID()
  const order = orderUnder(attempt)
  const addressInformation = { ...order.addressInformation, payment_method_code: 'adyen_cc' }
  await browser.send({
    method: 'POST',
    path: '/api/order',
    headers: { 'idempotency-key': attempt },
    body: { ...order, addressInformation },
  })
  return { ...shop, browser, orderHash: `hash-${attempt}` }
}

const post = (browser: Browser, call: string, body: object) =>
  browser.send({ method: 'POST', path: `/api/ext/adyen/${call}`, body })

const pay = (browser: Browser, orderHash: string, returnUrl = RETURN) => {
  const paymentMethod = { method: 'adyen_cc', additional_data: { stateData: '{}' } }
  return post(browser, 'payment-information', { orderHash, returnUrl, paymentMethod })
}

const tell = (browser: Browser, orderHash: string, details: object) =>
  post(browser, 'payments-details', { orderHash, details })

const stateOf = async (browser: Browser, orderHash: string) => {
  const answer = await browser.send({ path: `/api/payment/status?orderHash=${orderHash}` })
  return (answer.json.result as { state?: string }).state
}

describe('paying by card in the shop', () => {
  test('is for the shopper whose order it is; a stranger finds nothing (F-P1)', async () => {
    const { createBrowser, browser, orderHash, acts } = await createBuyer()
    const stranger = createBrowser()
    for (const call of ['initiate', 'payment-status', 'redirect-url']) {
      expect((await post(stranger, call, { orderHash })).status).toBe(404)
    }
    expect((await pay(stranger, orderHash)).status).toBe(404)
    expect((await tell(stranger, orderHash, { redirectResult: 'x' })).status).toBe(404)
    expect(acts).toEqual([])
    expect((await pay(browser, orderHash)).status).toBe(200)
    expect(acts).toHaveLength(1)
  })

  test('leads only to banks of the configuration, and back only to this shop (I15)', async () => {
    const { browser, orderHash, payment } = await createBuyer()
    payment.action = { type: 'redirect', url: 'https://pay.example/bank' }
    expect((await pay(browser, orderHash)).status).toBe(200)
    expect((await post(browser, 'redirect-url', { orderHash })).json.result).toEqual({
      redirectUrl: 'https://pay.example/bank',
    })
    for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', 7]) {
      payment.action = { type: 'redirect', url }
      expect((await post(browser, 'payment-status', { orderHash })).status).toBe(502)
    }
    expect((await pay(browser, orderHash, 'https://evil.example/')).status).toBe(400)
  })

  test('is being checked while nobody knows, and paid when the provider has said so', async () => {
    const { browser, orderHash, payment } = await createBuyer()
    payment.state = 'checking'
    await pay(browser, orderHash)
    expect(await stateOf(browser, orderHash)).toBe('checking')
    payment.state = 'paid'
    expect(await stateOf(browser, orderHash)).toBe('paid')
    expect((await tell(browser, orderHash, { redirectResult: 'late' })).json.result).toMatchObject({
      state: 'paid',
    })
  })

  test('is never paid by what a return address says, whatever that is (F-P2)', async () => {
    const { browser, orderHash } = await createBuyer()
    const names = fc.constantFrom('result', 'redirectResult', 'payload', 'MD', 'PaRes', 'cres')
    const values = fc.oneof(fc.constantFrom('1', 'paid', 'Authorised', 'e30='), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, values), { maxLength: 6 }), async (pairs) => {
        await tell(browser, orderHash, bankAnswerIn(new URLSearchParams(pairs)))
        expect(await stateOf(browser, orderHash)).toBe('open')
      }),
      { numRuns: 200 },
    )
  })
})

describe('what an address carries of a bank', () => {
  test('is passed on by its name; a challenge as the provider wants it', () => {
    const query = new URLSearchParams({ result: '1', redirectResult: 'r', cres: 'a-b_c' })
    expect(bankAnswerIn(query)).toEqual({
      redirectResult: 'r',
      'threeds2.challengeResult': 'a+b/c',
    })
    expect(bankAnswerIn(new URLSearchParams('orderHash=a&result=1'))).toEqual({})
  })
})

describe('paying by a wallet of the device', () => {
  const paymentMethod = walletToken('applepay', 'approve')

  test('is for the shopper whose order it is, and leads back only to this shop', async () => {
    const { createBrowser, browser, orderHash, acts } = await createBuyer()
    const body = { orderHash, returnUrl: RETURN, paymentMethod }
    expect((await post(createBrowser(), 'wallet-complete', body)).status).toBe(404)
    const elsewhere = { ...body, returnUrl: 'https://evil.example/' }
    expect((await post(browser, 'wallet-complete', elsewhere)).status).toBe(400)
    expect(acts).toEqual([])
    expect((await post(browser, 'wallet-complete', body)).status).toBe(200)
    expect(acts).toMatchObject([{ kind: 'wallet', request: { paymentMethod } }])
  })
})
