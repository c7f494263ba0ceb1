import { beforeEach, describe, expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { query, readAll, readFirst } from '../../../../worker/commerce/db/query'
import { sql } from '../../../../worker/commerce/db/sql'
import type { MailContent } from '../../../../worker/commerce/mail/mail'
import {
  deleteOldQuestions,
  removeReader,
  subscribeReader,
} from '../../../../worker/commerce/newsletter/subscribe-reader'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { type SentMail, sendDueMails } from '../mail/test-outbox'

const HOUR = 60 * 60_000
const EMAIL = 'juno@example.com'
const NL = storeViewOf('nl_nl')
const DE = storeViewOf('de_de')

let shop: CommerceShop
let sent: SentMail[]

const sendAt = async (now: number) => {
  sent.push(...(await sendDueMails(shop.sales, now)))
}
const readers = () =>
  readAll(shop.sales, query<{ email: string }>(sql`SELECT email, waits_until FROM newsletter`))
const coupons = () =>
  readAll(
    shop.sales,
    query<{ code: string; kind: string; amount: number }>(sql`
      SELECT code, kind, amount, max_uses AS maxUses, store_code AS storeCode FROM coupon
      WHERE code LIKE 'HELLO-%'`),
  )
/** The path of the only link of a mail, as the network asks for it. */
const pathIn = (mail: MailContent | undefined) => {
  const found = /https:\/\/pay\.example(\/newsletter\/\S+)/.exec(mail?.text ?? '')?.[1]
  if (!found) throw new Error('The mail has no link')
  return found
}
const press = (path: string) => shop.fetchFromOutside(path, { method: 'POST' })

beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
  sent = []
})

describe('subscribing to the newsletter (spec 4 and 9)', () => {
  it('earns a coupon for one order, which the mail brings with a link that ends it', async () => {
    const now = Date.now()
    expect(await subscribeReader(shop.sales, NL, EMAIL, now)).toBe('subscribed')
    await sendAt(now)
    const [coupon] = await coupons()
    expect(coupon).toMatchObject({ kind: 'percent', amount: 10, maxUses: 1, storeCode: 'nl_nl' })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ kind: 'newsletter-welcome', recipient: EMAIL })
    expect(sent[0]?.text).toContain(coupon?.code)
    expect(sent[0]?.text).toContain('10\u00a0%')
    expect(sent[0]?.headers).toEqual({
      'List-Unsubscribe': `<https://pay.example${pathIn(sent[0])}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('is 5 euro in Germany, and acts only if the state differs', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, DE, EMAIL, now)
    expect(await subscribeReader(shop.sales, DE, EMAIL, now + 1)).toBe('asked')
    await sendAt(now + 1)
    await press(pathIn(sent[0]))
    expect(await subscribeReader(shop.sales, DE, EMAIL.toUpperCase(), now + 2)).toBe('known')
    await shop.settle()
    const mails = await readAll(
      shop.sales,
      query<{ text: string }>(sql`SELECT kind, plain_text AS text FROM mail ORDER BY due_at`),
    )
    expect(mails).toMatchObject([{ kind: 'newsletter-question' }, { kind: 'newsletter-welcome' }])
    expect(mails[1]?.text).toContain('5,00')
    expect(await coupons()).toMatchObject([{ kind: 'fixed', amount: 500, storeCode: 'de_de' }])
  })

  it('earns one coupon for each address, however often and wherever it comes back', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, NL, EMAIL, now)
    await sendAt(now)
    expect((await press(pathIn(sent[0]))).status).toBe(200)
    expect(await readers()).toEqual([])
    await subscribeReader(shop.sales, NL, EMAIL.toUpperCase(), now)
    await subscribeReader(shop.sales, storeViewOf('fr_fr'), EMAIL, now)
    await sendAt(now)
    expect(await coupons()).toHaveLength(1)
    expect(sent).toHaveLength(3)
    expect(sent.slice(1).filter(({ text }) => text.includes('HELLO-'))).toEqual([])
  })
})

describe('where a store asks by mail first (Germany)', () => {
  it('nobody is subscribed and nothing is earned before the link was pressed', async () => {
    const now = Date.now()
    expect(await subscribeReader(shop.sales, DE, EMAIL, now)).toBe('asked')
    await sendAt(now)
    const path = pathIn(sent[0])
    const state = `/api/ext/magento2-newsletter/subscribe?storeCode=de_de&email=${EMAIL}`
    const result = async () =>
      ((await (await shop.fetch(state)).json()) as { result: string }).result
    expect(await result()).toBe('not-subscribed')
    const shown = await shop.fetchFromOutside(path)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('Ja, ich melde mich an')
    expect(await result()).toBe('not-subscribed')
    expect(await coupons()).toEqual([])
    expect((await press(path)).status).toBe(200)
    expect(await result()).toBe('subscribed')
    expect(await coupons()).toHaveLength(1)
  })

  it('its link works once, and pressed again says that they are subscribed', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, DE, EMAIL, now)
    await sendAt(now)
    const path = pathIn(sent[0])
    for (const page of [await press(path), await press(path)]) {
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Du bist angemeldet.')
    }
    expect(await coupons()).toHaveLength(1)
    const mails = await readAll(shop.sales, query<{ kind: string }>(sql`SELECT kind FROM mail`))
    expect(mails).toHaveLength(2)
    await removeReader(shop.sales, DE, EMAIL)
    expect((await press(path)).status).toBe(410)
  })

  it('its page leads back into the shop, whatever it says', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, DE, EMAIL, now)
    await sendAt(now)
    const path = pathIn(sent[0])
    const guessed = await press('/newsletter/confirm/guessed?storeCode=de_de')
    const pages = [await shop.fetchFromOutside(path), await press(path), guessed]
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 410])
    for (const page of pages) expect(await page.text()).toContain(`href="${DE.baseUrl}/">Zum Shop`)
  })

  it('its link expires, and the address is forgotten then', async () => {
    const before = Date.now() - 48 * HOUR - 1
    await subscribeReader(shop.sales, DE, EMAIL, before)
    await sendAt(before)
    expect((await press(pathIn(sent[0]))).status).toBe(410)
    await deleteOldQuestions(shop.sales, Date.now())
    expect(await readers()).toEqual([])
  })

  it('asks again at most every ten minutes, and only the last link holds', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, DE, EMAIL, now)
    await sendAt(now)
    expect(await subscribeReader(shop.sales, DE, EMAIL, now + HOUR / 10)).toBe('asked')
    expect(await subscribeReader(shop.sales, DE, EMAIL, now + HOUR / 5)).toBe('asked')
    await sendAt(now + HOUR / 5)
    expect(sent).toHaveLength(2)
    expect((await press(pathIn(sent[0]))).status).toBe(410)
    expect((await press(pathIn(sent[1]))).status).toBe(200)
  })

  it('a link that nobody was sent does nothing', async () => {
    expect((await press('/newsletter/confirm/guessed?storeCode=de_de')).status).toBe(410)
    expect(await readFirst(shop.sales, sql`SELECT 1 FROM newsletter`)).toBeNull()
  })
})

describe('leaving by the link of a mail', () => {
  it('a visit shows a button, and a press forgets the address', async () => {
    const now = Date.now()
    await subscribeReader(shop.sales, NL, EMAIL, now)
    await sendAt(now)
    const path = pathIn(sent[0])
    expect(await (await shop.fetchFromOutside(path)).text()).toContain('Meld me af')
    expect(await readers()).toHaveLength(1)
    const oneClick = await shop.fetchFromOutside(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.status).toBe(200)
    expect(await readers()).toEqual([])
    expect((await press(path)).status).toBe(200)
  })
})
