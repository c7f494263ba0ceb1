import { beforeEach, describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { mediaRoutes } from '../../../../worker/commerce/content/media-routes'
import { downloadLink } from '../../../../worker/commerce/downloads/download-link'
import { DOWNLOAD_WORDS } from '../../../../worker/commerce/downloads/download-words'
import { listDownloads } from '../../../../worker/commerce/downloads/find-downloads'
import { findOrderByName } from '../../../../worker/commerce/orders/find-order'
import { markPaid } from '../../../../worker/commerce/orders/merchant/mark-paid'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { bucket, type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { sendDueMails } from '../mail/test-outbox'
import { cartWith, orderOf } from '../orders/order-request'

const FILE = 'downloads/books/e-book.pdf'
const BYTES = 'the whole book'

let shop: CheckoutShop
let order: { id: number; incrementId: number }

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  await bucket.put(FILE, new TextEncoder().encode(BYTES), {
    httpMetadata: { contentType: 'application/pdf' },
  })
  const cartId = await cartWith(shop, 'EBOOK')
  const body = orderOf(cartId, [{ sku: 'EBOOK', qty: 1 }])
  const { orderHash } = (await shop.ask('orderPlace', { body })) as { orderHash: string }
  const found = await findOrderByName(shop.sales, orderHash)
  if (!found) throw new Error('There is no order')
  order = found
})

const pay = () => markPaid(shop.sales, order.incrementId, Date.now())

async function tokenOf(): Promise<string> {
  const [download] = await listDownloads(shop.sales, order.id)
  if (!download) throw new Error('There is no download')
  return download.token
}

const visit = (token: string, method = 'GET', store = 'nl_nl') =>
  shop.fetch(
    new Request(`http://commerce.internal/downloads/${token}?storeCode=${store}`, { method }),
  )

const change = (sql: string) => shop.sales.prepare(`UPDATE ${sql}`).run()

describe('a download that was bought', () => {
  it('is handed over when its order is paid, once however often that is said', async () => {
    expect(await listDownloads(shop.sales, order.id)).toEqual([])
    await pay()
    const issued = await listDownloads(shop.sales, order.id)
    await pay()
    expect(await listDownloads(shop.sales, order.id)).toEqual(issued)
    expect(issued).toMatchObject([{ title: 'Het boek', uses: 0, maxUses: 5 }])
    expect(issued[0]?.token).toMatch(/^[0-9a-f]{32}$/)
  })

  it('comes as a file when it is asked for, and only that is counted', async () => {
    await pay()
    const token = await tokenOf()
    for (let times = 0; times < 3; times++) {
      const page = await visit(token)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(await page.text()).toContain('<dd>5</dd>')
    }
    const file = await visit(token, 'POST')
    expect(await file.text()).toBe(BYTES)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="e-book.pdf"')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await (await visit(token)).text()).toContain('<dd>4</dd>')
  })

  it('comes five times, also when all ask at once', async () => {
    await pay()
    const token = await tokenOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit(token, 'POST')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(3)
    expect(await (await visit(token)).text()).toContain(DOWNLOAD_WORDS.nl_nl['used-up'])
  })

  it('expires, and says so', async () => {
    await pay()
    const token = await tokenOf()
    await change(`issued_download SET expires_at = ${Date.now() - 1}`)
    for (const method of ['GET', 'POST']) {
      const answer = await visit(token, method)
      expect(answer.status).toBe(410)
      expect(await answer.text()).toContain(DOWNLOAD_WORDS.nl_nl.expired)
    }
  })

  it('is gone with its order', async () => {
    await pay()
    const token = await tokenOf()
    await change(`orders SET state = 'canceled'`)
    expect(await (await visit(token, 'POST')).text()).toContain(DOWNLOAD_WORDS.nl_nl.gone)
  })

  it.each(STORE_VIEWS.map(({ storeCode }) => storeCode))(
    'that nobody knows says so in the language of %s',
    async (storeCode) => {
      const link = new URL(downloadLink('http://commerce.internal', 'guessed', storeCode))
      const answer = await shop.fetch(new Request(link))
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(DOWNLOAD_WORDS[storeCode].unknown)
    },
  )

  it('does not count when its file cannot be had', async () => {
    await pay()
    const token = await tokenOf()
    await change(`issued_download SET file = 'downloads/gone.pdf'`)
    expect((await visit(token, 'POST')).status).toBe(502)
    expect(await listDownloads(shop.sales, order.id)).toMatchObject([{ uses: 0 }])
  })

  it('is not found where everybody sees pictures, though its file can be guessed', async () => {
    await bucket.put('books/sample.pdf', new TextEncoder().encode('a page'))
    const ask = (path: string) => mediaRoutes.request(`/media/${path}`, {}, { MEDIA: bucket })
    expect((await ask('books/sample.pdf')).status).toBe(200)
    for (const path of [FILE, encodeURIComponent(FILE), FILE.replace('d', '%64')]) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })

  it('comes by mail when the money has come, not before', async () => {
    const before = await sendDueMails(shop.sales)
    await pay()
    await pay()
    const sent = [...before, ...(await sendDueMails(shop.sales))]
    const [confirmation, paid] = sent
    expect(sent.map(({ kind }) => kind)).toEqual(['order-confirmation', 'order-paid'])
    expect(confirmation?.text).not.toContain('/downloads/')
    const link = downloadLink('https://pay.example', await tokenOf(), 'nl_nl')
    expect(paid?.text).toContain(`Het boek:\n${link}`)
    expect(paid?.html).toContain(`href="${link}"`)
  })
})
