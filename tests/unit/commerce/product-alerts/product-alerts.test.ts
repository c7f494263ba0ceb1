import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMails } from '../../../../worker/commerce/mail/send-mails'
import { tellAlerts } from '../../../../worker/commerce/product-alerts/tell-alerts'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { bearer, type CustomerShop, openCustomerShop, register } from '../customers/customer-shop'
import { outboxWith } from '../mail/test-outbox'

vi.mock('node:crypto', () => import('../customers/cheap-scrypt'))

let shop: CustomerShop
let token: string
beforeEach(async () => {
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
  await setStock('LAST', 0)
})

const ask = (sku: string, by = token) =>
  shop.send('productAlertSubscribe', { ...bearer(by), body: { sku } })
const list = async (by = token) =>
  (await shop.ask('productAlertList', bearer(by))).map(({ sku }) => sku)
const mails = async () =>
  (
    await shop.sales
      .prepare(`SELECT recipient FROM mail WHERE kind = 'product-alert' ORDER BY recipient`)
      .all<{ recipient: string }>()
  ).results.map(({ recipient }) => recipient)
const tell = () => tellAlerts(shop, Date.now())

async function setStock(sku: string, qty: number): Promise<void> {
  const now = Date.now() * 1000 + setStock.calls++
  await shop.sales
    .prepare('UPDATE stock SET qty = ?2, version = ?3 WHERE sku = ?1')
    .bind(sku, qty, now)
    .run()
  await shop.sales
    .prepare('INSERT OR REPLACE INTO stock_change (sku, version) VALUES (?1, ?2)')
    .bind(sku, now)
    .run()
  await exchangeStock(shop, Date.now())
}
setStock.calls = 0

describe('who waits for a product', () => {
  it('is told when it is back, once however often the clock rings', async () => {
    expect((await ask('LAST')).result).toBe(true)
    expect((await ask('last')).result).toBe(true)
    expect(await list()).toEqual(['LAST'])
    await tell()
    expect(await mails()).toEqual([])
    await setStock('LAST', 3)
    await Promise.all([tell(), tell()])
    await tell()
    expect(await mails()).toEqual(['erin@example.com'])
    expect(await list()).toEqual([])
  })

  it('gets one mail by the port, in the two steps of the clock, whatever runs at one time', async () => {
    await ask('LAST')
    await setStock('LAST', 3)
    const sent: string[] = []
    const outbox = outboxWith(async ({ recipient, kind }, { text }) => {
      if (kind === 'product-alert') sent.push(`${recipient} ${text.includes('/p/LAST/')}`)
    })
    const clock = async () => {
      await tell()
      await sendMails(shop.sales, outbox, Date.now() + 1000)
    }
    await Promise.all([clock(), clock(), clock()])
    await clock()
    expect(sent).toEqual(['erin@example.com true'])
  })

  it('may wait again after that', async () => {
    await ask('LAST')
    await setStock('LAST', 1)
    await tell()
    await setStock('LAST', 0)
    await ask('LAST')
    await tell()
    await setStock('LAST', 2)
    await tell()
    expect(await mails()).toHaveLength(2)
  })

  it('needs an account, and sees and ends only what is theirs', async () => {
    expect((await shop.send('productAlertSubscribe', { body: { sku: 'LAST' } })).status).toBe(401)
    await register(shop, { email: 'wilm@example.com' })
    const wilm = (await shop.tokens('wilm@example.com')).token
    await ask('LAST')
    expect(await list(wilm)).toEqual([])
    await shop.ask('productAlertUnsubscribe', { ...bearer(wilm), body: { sku: 'LAST' } })
    expect(await list()).toEqual(['LAST'])
    for (let time = 0; time < 2; time += 1) {
      await shop.ask('productAlertUnsubscribe', { ...bearer(token), body: { sku: 'LAST' } })
    }
    expect(await list()).toEqual([])
    await setStock('LAST', 1)
    await tell()
    expect(await mails()).toEqual([])
  })

  it('cannot wait for what is not sold, nor where the merchant hides it (amxnotif_hide_alert)', async () => {
    expect((await ask('NOTHING')).status).toBe(404)
    expect((await ask('OFF')).status).toBe(404)
    await shop.catalogue
      .prepare(`UPDATE product SET hides_stock_alert = 1 WHERE sku = 'LAST'`)
      .run()
    expect((await ask('LAST')).status).toBe(404)
  })

  it('cannot wait for what is in stock, and hears of no return that never was', async () => {
    await setStock('LAST', 2)
    expect(await ask('LAST')).toMatchObject({ status: 400, meta: { reason: 'product-in-stock' } })
    await tell()
    expect(await list()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('waits for a hundred products at most', async () => {
    await shop.sales
      .prepare(
        `INSERT INTO product_alert (token, customer_id, store_code, sku, product_id, name, link,
          asked_at)
        SELECT 'token-' || value, 1, 'nl_nl', 'SKU-' || value, value, 'x', '/x', 0
        FROM json_each(?1)`,
      )
      .bind(JSON.stringify(Array.from({ length: 100 }, (_, n) => n)))
      .run()
    expect((await ask('LAST')).meta.reason).toBe('too-many-alerts')
  })
})
