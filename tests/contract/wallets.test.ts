import { describe, expect, it } from 'vitest'
import { walletToken } from '../fixtures/wallet-token.ts'
import { openBackend } from './backend.ts'
import { findSimple } from './find-products.ts'
import { placeOrder } from './place-order.ts'

const METHOD = 'adyen_applepay'
const returnUrl = process.env.BACKEND_RETURN_URL ?? 'http://nl.localhost:8787/checkout-return'

const backend = openBackend()

describe('a payment by a wallet (contract 1.10)', () => {
  it('has a session for a host of the shop and for no other', async () => {
    const session = (domainName: string) => {
      const merchant = { merchantIdentifier: 'merchant.sandbox', displayName: 'Shop' }
      return backend.send('adyenMerchantSession', { body: { ...merchant, domainName } })
    }
    const { hostname } = new URL(returnUrl)
    expect(await session(hostname)).toMatchObject({ code: 200 })
    expect((await session('evil.example')).code).toBe(400)
  })

  it('is told what the cart costs at the address of the wallet', async () => {
    const sku = await findSimple(backend)
    const query = { cartId: await backend.call('cartCreate') }
    await backend.call('cartUpdate', { query, body: { cartItem: { sku, qty: 1 } } })
    const body = { paymentMethod: { method: METHOD }, shippingAddress: { country_id: 'NL' } }
    const quote = await backend.call('walletExpressCheckout', { query, body })
    expect(quote.amount.value).toBe(Math.round(Number(quote.totals.grand_total) * 100))
  })

  it('is final when the token is taken', async () => {
    const { orderHash } = await placeOrder(backend, METHOD)
    const paymentMethod = walletToken('applepay', 'approve')
    const paid = await backend.call('walletPaymentComplete', {
      body: { orderHash, returnUrl, paymentMethod },
    })
    expect(paid).toMatchObject({ resultCode: 'Authorised', isFinal: true })
  })
})
