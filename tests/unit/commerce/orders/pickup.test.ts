import { beforeEach, describe, expect, it } from 'vitest'
import { parseTrackedState } from '../../../../shared/checkout/tracked-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { sendParcel } from '../../../../worker/commerce/orders/merchant/send-parcel'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { cartWith, orderOf } from './order-request'

let shop: CheckoutShop
beforeEach(async () => {
  const databases = createDatabases()
  shop = await openCheckoutShop(databases)
  await databases.catalogue
    .prepare(
      `INSERT INTO store_location (id, name, street, postcode, city, country, phone, email, lat,
        lng, schedule) VALUES (7, 'Our shop', 'Meent 76', '3011 JN', 'Rotterdam', 'NL', '', '', 51.9,
        4.4, '[]'), (8, 'Antwerp', 'Kloosterstraat 57', '2000', 'Antwerpen', 'BE', '', '', 51.2, 4.3,
        '[]')`,
    )
    .run()
})

async function placed(pickup_point?: unknown) {
  const order = orderOf(await cartWith(shop, 'BOOK'), [{ sku: 'BOOK', qty: 1 }])
  const addressInformation = {
    ...order.addressInformation,
    shipping_carrier_code: 'pickup',
    shipping_method_code: 'pickup',
    shippingExtraFields: { pickup_point },
  }
  return shop.send('orderPlace', { body: { ...order, addressInformation } })
}

describe('an order that is collected', () => {
  it('is offered after the parcel, costs nothing, and only where there are stores', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    const offered = async (country_id: string) => {
      const methods = await shop.ask('cartShippingMethods', {
        query: { cartId },
        body: { address: { country_id } },
      })
      return (methods as { carrier_code: string; price_incl_tax: number }[]).map(
        ({ carrier_code, price_incl_tax }) => [carrier_code, price_incl_tax],
      )
    }
    expect(await offered('NL')).toEqual([
      ['flatrate', 5],
      ['pickup', 0],
    ])
    expect(await offered('FR')).toEqual([])
  })

  it('stands with its place on the order, in its mail and on its page', async () => {
    const { status, result } = await placed('7')
    expect(status).toBe(200)
    const { orderHash } = result as { orderHash: string }
    const tracked = await shop.ask('trackedOrder', { query: { orderHash } })
    expect(tracked).toMatchObject({
      pickup_point: 'Our shop, Meent 76, 3011 JN Rotterdam',
      shipping_incl_tax: 0,
    })
    const [mail] = await sendDueMails(shop.sales)
    expect(mail?.text).toContain('Je haalt je bestelling af bij: Our shop, Meent 76')
    expect(mail?.text).not.toContain('Bezorgadres')
    expect(mail?.text.split('Factuuradres')[1]).toContain('1017 GC Amsterdam')
  })

  it('is said to be ready where it is collected, and never to be on its way', async () => {
    const { orderHash, orderNumber } = (await placed('7')).result as {
      orderHash: string
      orderNumber: string
    }
    const now = Date.now()
    await markPaid(shop.sales, Number(orderNumber), now)
    await sendDueMails(shop.sales, now)
    expect(await sendParcel(shop.sales, { orderNumber: String(orderNumber) }, now)).toBe(true)
    const [mail] = await sendDueMails(shop.sales, now)
    expect(mail?.subject).toBe(`Bestelling ${orderNumber} ligt klaar`)
    expect(mail?.text).toContain('je bestelling ligt voor je klaar')
    expect(mail?.text).toContain('Our shop, Meent 76, 3011 JN Rotterdam')
    const tracked = await shop.ask('trackedOrder', { query: { orderHash } })
    expect(tracked).toMatchObject({ status: 'ready' })
    expect(parseTrackedState(tracked.status)).toBe('ready')
  })

  it.each([['9'], ['8'], [''], ['7; DROP TABLE orders'], [undefined]])(
    'is refused with the words of the specification at %j',
    async (point) => {
      expect(await placed(point)).toMatchObject({
        status: 400,
        result: 'Service point is not available please select another option',
        meta: { reason: 'pickup-point-not-available' },
      })
    },
  )

  it('is not paid at a door', async () => {
    const order = orderOf(await cartWith(shop, 'BOOK'), [{ sku: 'BOOK', qty: 1 }])
    const addressInformation = {
      ...order.addressInformation,
      shipping_carrier_code: 'pickup',
      shipping_method_code: 'pickup',
      payment_method_code: 'cashondelivery',
      shippingExtraFields: { pickup_point: '7' },
    }
    const refused = await shop.send('orderPlace', { body: { ...order, addressInformation } })
    expect(refused).toMatchObject({ status: 400, meta: { reason: 'method-not-found' } })
  })
})
