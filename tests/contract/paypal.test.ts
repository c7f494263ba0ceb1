import { describe, expect, it } from 'vitest'
import { toPurchaseUnit } from '../../shared/checkout/purchase-unit.ts'
import { priceToCents } from '../../shared/contract/wire/wire-money.ts'
import { openBackend } from './backend.ts'
import { findSimple } from './find-products.ts'

const origin = new URL(process.env.BACKEND_RETURN_URL ?? 'http://nl.localhost:8787').origin
const backend = openBackend()

/** A cart with one product in it, and what its express checkout says of it. */
async function fillCart() {
  const sku = await findSimple(backend)
  const cart_id = await backend.call('cartCreate')
  const query = { cartId: cart_id }
  await backend.call('cartUpdate', { query, body: { cartItem: { sku, qty: 1 } } })
  const totals = await backend.call('cartTotals', { query })
  const lines = (totals.items ?? []).map((item) => ({
    name: item.name ?? sku,
    sku,
    options: [],
    qty: item.qty,
    unit: priceToCents(item.price_incl_tax ?? 0),
    row: priceToCents(item.row_total_incl_tax ?? 0),
  }))
  const purchase = {
    reference: cart_id,
    storeCode: 'nl_nl',
    currency: 'EUR',
    lines,
    shipping: priceToCents(totals.shipping_incl_tax ?? 0),
    tax: 0,
    due: priceToCents(totals.grand_total ?? 0),
  } as const
  return {
    cart_id,
    brand_name: '',
    locale: 'nl_NL',
    currency_code: 'EUR',
    purchase_units: [toPurchaseUnit(purchase)],
    user_token: '',
    email: '',
    return_url: `${origin}/checkout-express`,
    cancel_url: `${origin}/checkout-failed?result=0`,
    total_type: 'EstimatedTotal',
    logo: '',
  }
}

describe('express checkout by PayPal (contract 1.9)', () => {
  it('answers a token, and knows nothing of a shopper who has not approved it', async () => {
    const body = await fillCart()
    const opened = await backend.call('paypalSetExpressCheckout', { body })
    expect(opened).toMatchObject({ success: true, token: expect.any(String) })
    const asked = { cart_id: body.cart_id, token: opened.token ?? '' }
    expect(await backend.call('paypalApproval', { body: asked })).toMatchObject({ state: 'open' })
  })

  it('is a 500 with its reason where items and amounts do not add up', async () => {
    const body = await fillCart()
    for (const unit of body.purchase_units) unit.amount.breakdown.item_total.value = '0.01'
    const refused = await backend.send('paypalSetExpressCheckout', { body })
    expect(refused).toMatchObject({
      code: 500,
      raw: { success: false, error: { message: expect.any(String) } },
    })
  })

  it('completes no cart that was not ordered', async () => {
    const { cart_id } = await fillCart()
    const refused = await backend.send('paypalComplete', { body: { cart_id } })
    expect(refused.code).toBe(500)
  })
})
