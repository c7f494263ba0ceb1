import { beforeEach, describe, expect, it } from 'vitest'
import { mailRoutes } from '../../../../worker/commerce/mail/mail-routes'
import { sendMails } from '../../../../worker/commerce/mail/send-mails'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, HOME, orderOf } from '../orders/order-request'
import { outboxWith } from './test-outbox'

const ADMIN_KEY = 'a key of more than sixteen characters'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE')
  await shop.ask('orderPlace', { body: orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]) })
})

const ask = (path: string, password = ADMIN_KEY) =>
  mailRoutes.request(
    path,
    { headers: { authorization: `Basic ${btoa(`anybody:${password}`)}` } },
    { SALES: shop.sales, ADMIN_KEY },
  )

describe('the page of what was sent', () => {
  it('is open to the admin key only', async () => {
    expect((await ask('/mail', 'guessed')).status).toBe(401)
    const open = await mailRoutes.request('/mail', {}, { SALES: shop.sales, ADMIN_KEY })
    expect(open.status).toBe(401)
    expect(open.headers.get('www-authenticate')).toContain('Basic')
    const unset = await mailRoutes.request('/mail', {}, { SALES: shop.sales })
    expect(unset.status).toBe(401)
  })

  it('names what waits, and shows what was sent as HTML and as text', async () => {
    expect(await (await ask('/mail')).text()).toMatch(/order-confirmation.*waits/s)
    await sendMails(
      shop.sales,
      outboxWith(async () => undefined),
      Date.now() + 1000,
    )
    const list = await (await ask('/mail')).text()
    expect(list).toContain(HOME.email)
    const path = /href="(\/mail\/\w+)"/.exec(list)?.[1] ?? ''
    const shown = await ask(path)
    expect(await shown.text()).toContain('<h1')
    expect(shown.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*font-src 'self';/,
    )
    expect(await (await ask(`${path}?as=text`)).text()).toContain('Je producten')
  })

  it('does not know a mail that is none', async () => {
    expect((await ask('/mail/unknown')).status).toBe(404)
  })
})
