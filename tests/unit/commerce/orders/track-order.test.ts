import { beforeEach, describe, expect, it } from 'vitest'
import { parseTrackedState } from '../../../../shared/checkout/tracked-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { toTrackedOrder } from '../../../../worker/storefront/mapping/order/to-tracked-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf } from './order-request'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

async function placeOrder(sku: string, qty = 1) {
  const body = orderOf(await cartWith(shop, sku, qty), [{ sku, qty }])
  const placed = (await shop.ask('orderPlace', { body })) as {
    orderHash: string
    orderNumber: string
  }
  return { ...placed, attempt: body.order_id }
}

const track = async (orderHash: string) =>
  toTrackedOrder(await shop.ask('trackedOrder', { query: { orderHash } }), orderHash)

describe('the status of an order', () => {
  it('shows its lines, sums and payment to whoever has its hash', async () => {
    const { orderHash, orderNumber } = await placeOrder('NORA-M-RED', 2)
    expect(orderHash).toMatch(/^[\w-]{32}$/)
    const order = await track(orderHash)
    expect(order).toMatchObject({
      orderNumber,
      state: 'new',
      isDue: true,
      paymentCode: 'banktransfer',
      paymentTitle: 'Bankoverschrijving',
      hasDelivery: true,
      lines: [{ name: 'Nora dress', qty: 2, total: 9990 }],
      downloads: [],
    })
    const { subtotalInclTax, discount, shippingInclTax, paymentFee, grandTotal } = order.totals
    expect(subtotalInclTax + discount + (shippingInclTax ?? 0) + paymentFee).toBe(grandTotal)
  })

  it('has the downloads once it is paid', async () => {
    const { orderHash, orderNumber } = await placeOrder('EBOOK')
    expect((await track(orderHash)).downloads).toEqual([])
    await markPaid(shop.sales, Number(orderNumber), Date.now())
    const paid = await track(orderHash)
    expect(paid).toMatchObject({ state: 'processing', isDue: false, hasDelivery: false })
    expect(paid.downloads).toMatchObject([{ title: 'Het boek', usesLeft: 5 }])
    expect(paid.downloads[0]?.link).toMatch(/\/downloads\/[0-9a-f]{32}\?storeCode=nl_nl$/)
  })

  it('tells nothing by its number, its attempt or a guess, and names nobody', async () => {
    const { orderHash, orderNumber, attempt } = await placeOrder('TABLE')
    for (const guess of [orderNumber, attempt, `${orderHash}x`, orderHash.slice(1)]) {
      const { status } = await shop.send('trackedOrder', { query: { orderHash: guess } })
      expect(status, guess).toBe(404)
    }
    const shown = JSON.stringify(await shop.ask('trackedOrder', { query: { orderHash } }))
    expect(shown).not.toMatch(/Erin|Kerkstraat|erin@example/)
  })

  it('has words for the states of the shop only', () => {
    expect(parseTrackedState('processing')).toBe('processing')
    expect(parseTrackedState('holded')).toBeNull()
  })
})
