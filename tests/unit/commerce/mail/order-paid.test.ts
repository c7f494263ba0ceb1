import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, HOME, orderOf, paidBy } from '../orders/order-request'
import { sendDueMails } from './test-outbox'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

const NOOR = { ...HOME, firstname: 'Noor', lastname: 'Smit' }

/** An order whose bill somebody else gets. */
async function place(sku: string, method = 'banktransfer'): Promise<number> {
  const order = paidBy(orderOf(await cartWith(shop, sku), [{ sku, qty: 1 }]), method)
  const addressInformation = { ...order.addressInformation, billingAddress: NOOR }
  const placed = await shop.ask('orderPlace', { body: { ...order, addressInformation } })
  return Number((placed as { orderNumber: string }).orderNumber)
}

const pay = (number: number) => markPaid(shop.sales, number, Date.now())
const readMails = () => sendDueMails(shop.sales)
const textOf = async (kind: string) =>
  (await readMails()).find((mail) => mail.kind === kind)?.text ?? ''

describe('the mail that a payment has come', () => {
  it('begins the work on what was paid by transfer', async () => {
    await pay(await place('TABLE'))
    expect(await textOf('order-paid')).toContain('We gaan met je bestelling aan de slag')
  })

  it('begins nothing where it was paid at the door', async () => {
    await pay(await place('TABLE', 'cashondelivery'))
    const text = await textOf('order-paid')
    expect(text).toContain('aan de deur ontvangen')
    expect(text).not.toContain('aan de slag')
  })

  it('hands over what is downloaded, and begins nothing', async () => {
    await pay(await place('EBOOK'))
    const text = await textOf('order-paid')
    expect(text).toContain('Het boek')
    expect(text).not.toContain('aan de slag')
  })

  it('is not sent once the order was cancelled', async () => {
    const number = await place('TABLE')
    await pay(number)
    await cancelStandingOrder(shop.sales, number, Date.now())
    expect((await readMails()).map(({ kind }) => kind)).toEqual(['cancellation'])
  })
})

describe('the mail that an order was cancelled', () => {
  it.each([
    ['promises back what was paid', true],
    ['promises nothing back where nothing was paid', false],
  ])('%s', async (_, isPaid) => {
    const number = await place('TABLE')
    if (isPaid) await pay(number)
    await cancelStandingOrder(shop.sales, number, Date.now())
    const text = await textOf('cancellation')
    expect(text).toContain('we hebben je bestelling geannuleerd.')
    expect(text.includes('Wat je al betaald hebt, krijg je terug')).toBe(isPaid)
  })
})

describe('a mail about an order', () => {
  it('greets who has ordered, not whoever gets the bill', async () => {
    const number = await place('TABLE')
    await pay(number)
    for (const { kind, text } of await readMails()) expect(text, kind).toMatch(/^Hallo Erin,/)
    await cancelStandingOrder(shop.sales, number, Date.now())
    expect(await textOf('cancellation')).toMatch(/^Hallo Erin,/)
  })

  it('greets whom the bill is for where nothing is sent and nobody else is known', async () => {
    await place('EBOOK')
    expect(await textOf('order-confirmation')).toMatch(/^Hallo Noor,/)
  })

  it('greets the customer where nothing is sent', async () => {
    await place('EBOOK')
    await shop.sales.batch([
      shop.sales.prepare(`INSERT INTO customer
        (id, email, first_name, last_name, store_code, group_id, password, created_at)
        VALUES (7, 'juno@example.com', 'Juno', 'Smit', 'nl_nl', 1, '', '')`),
      shop.sales.prepare('UPDATE orders SET customer_id = 7'),
    ])
    expect(await textOf('order-confirmation')).toMatch(/^Hallo Juno,/)
  })
})
