// PayPal is asked for the money under one name for an order, so it takes it once, however often it is asked.
// Where its answer is lost it is asked how it stands: by the shopper's next press, its webhook or the clock.
import { describe, expect, it } from 'vitest'
import type { WireTotals } from '../../shared/contract/cart/totals'
import { HOME, orderOf, paidBy } from '../unit/commerce/orders/order-request'
import { toUnit } from '../unit/commerce/payments/purchase-unit'
import { readBooks } from './books'
import { STOCK } from './catalogue'
import { FAULTS } from './counted-calls'
import { failEachCall, type Story } from './fail-each-call'
import type { FaultyShop } from './faulty-shop'
import { fillCart, sendOrder } from './shopper'

const SHOP = 'http://nl.localhost:8787'

interface Filled {
  cartId: string
  totals: WireTotals
}

/** PayPal's token for a purchase that its shopper has approved. */
async function approve(shop: FaultyShop, { cartId, totals }: Filled): Promise<string> {
  const { token } = await shop.ask<{ token: string }>('paypalSetExpressCheckout', {
    body: {
      cart_id: cartId,
      brand_name: '',
      locale: 'nl_NL',
      currency_code: 'EUR',
      purchase_units: [toUnit(cartId, totals, 'LAMP')],
      user_token: '',
      email: '',
      return_url: `${SHOP}/paypal`,
      cancel_url: `${SHOP}/checkout-failed?result=0`,
      total_type: 'EstimatedTotal',
      logo: '',
    },
  })
  const body = new URLSearchParams({ decision: 'approve' })
  expect((await shop.visit(`/sandbox-paypal/${token}`, { method: 'POST', body })).status).toBe(303)
  return token
}

function orderWith(token: string, cartId: string) {
  const order = paidBy(orderOf(cartId, [{ sku: 'LAMP', qty: 1 }]), 'paypal_express')
  const payment_method_additional = {
    paypal_express_checkout_token: token,
    paypal_express_checkout_payer_id: 'SANDBOXPAYER',
    button: 1,
    paypal_express_checkout_redirect_required: false,
  }
  return {
    ...order,
    addressInformation: { ...order.addressInformation, payment_method_additional },
  }
}

async function tellByWebhook(shop: FaultyShop, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ resource: { id: token } })
  const heard = await shop.visit('/paypal/webhook', { method: 'POST', headers, body })
  expect(heard.status).toBe(204)
}

const MONEY = `
SELECT (SELECT COUNT(*) FROM sandbox_paypal_order WHERE capture_id IS NOT NULL) AS taken,
  (SELECT SUM(amount) FROM sandbox_paypal_order WHERE capture_id IS NOT NULL) AS amount,
  (SELECT COUNT(*) FROM paypal_payment WHERE state = 'paid') AS paid,
  (SELECT COUNT(*) FROM refund) AS refunds`

const purchase: Story<Filled> = {
  async before(shop) {
    const cartId = await fillCart(shop, 'LAMP')
    const addressInformation = {
      shippingAddress: HOME,
      shippingCarrierCode: 'flatrate',
      shippingMethodCode: 'flatrate',
    }
    const query = { cartId }
    await shop.ask('cartShippingInformation', { query, body: { addressInformation } })
    return { cartId, totals: await shop.ask<WireTotals>('cartTotals', { query }) }
  },
  async happens(shop, filled) {
    const { cartId } = filled
    const token = await approve(shop, filled)
    await sendOrder(shop, orderWith(token, cartId))
    await shop.press('paypalComplete', { body: { cart_id: cartId } })
    await shop.ring(1)
    await tellByWebhook(shop, token)
  },
  async after(shop) {
    expect(await readBooks(shop)).toEqual({
      orders: 1,
      pieces: 1,
      lamps: STOCK - 1,
      shown: STOCK - 1,
      state: 'processing',
      amiss: 0,
      missing: 0,
    })
    const money = await shop.sales.prepare(MONEY).first()
    expect(money).toEqual({ taken: 1, amount: 10_000, paid: 1, refunds: 0 })
    expect(await shop.sentMails()).toEqual(['order-confirmation'])
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('takes the money of an order by PayPal once, and never leaves it unpaid', async () => {
    expect(await failEachCall(fault, purchase)).toBeGreaterThan(10)
  }, 120_000)
})
