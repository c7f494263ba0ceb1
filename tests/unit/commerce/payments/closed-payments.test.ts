import { describe, expect, it } from 'vitest'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

/** A shop that was deployed with these settings. */
async function openDeployed(vars: object) {
  const databases = createDatabases()
  return openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, {
      CATALOGUE: databases.catalogue,
      SALES: databases.sales,
      ...vars,
    }),
  )
}

describe('a deployed shop', () => {
  it.each([
    ['without a provider', {}, ['banktransfer', 'cashondelivery']],
    [
      'with an account at PayPal',
      { PAYPAL_ACCOUNTS: '{"nl_nl":{"clientId":"id","secret":"s"}}' },
      ['banktransfer', 'paypal_express', 'cashondelivery'],
    ],
    [
      'with an account for another store',
      { PAYPAL_ACCOUNTS: '{"de_de":{"clientId":"id","secret":"s"}}' },
      ['banktransfer', 'cashondelivery'],
    ],
    [
      'with a provider',
      { ADYEN_API_KEY: 'k' },
      ['banktransfer', 'adyen_cc', 'adyen_applepay', 'adyen_googlepay', 'cashondelivery'],
    ],
  ])('takes no test cards for money, %s', async (_, vars, offered) => {
    const shop = await openDeployed(vars)
    const cartId = await cartWith(shop, 'TABLE')
    const methods = await shop.ask('cartPaymentMethods', { query: { cartId } })
    expect(methods).toMatchObject(offered.map((code) => ({ code })))
    const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]), 'sandbox_card')
    expect(await shop.send('orderPlace', { body: order })).toMatchObject({
      status: 400,
      meta: { reason: 'method-not-found' },
    })
    expect(await shop.count('orders')).toBe(0)
  })
})
