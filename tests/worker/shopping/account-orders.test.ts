// Orders in an account, without script: one order, its invoice, ordering again. In all four stores.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdminClient } from '../../../worker/tools/catalogue-cli/admin-client.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES, type TestStore } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const PASSWORD = 'Welcome-home-1'
const [NL, DE, FR, EN] = STORES
/** Customers of the demo shop who have ordered. */
const PEOPLE: [TestStore, string, string, string][] = [
  [NL, 'sanne.dewit@example.com', 'Factuur', 'Bezorging aan huis'],
  [DE, 'katrin.schroder@example.com', 'Rechnung', 'Versand nach Hause'],
  [FR, 'antoine.moreau@example.com', 'Facture', 'Livraison à domicile'],
  [EN, 'niamh.osullivan@example.com', 'Invoice', 'Home delivery'],
]

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function entered(store: TestStore, email: string) {
  const browser = openPlainBrowser(shop, store)
  const { html } = await browser.submit('/my-account/login', [
    ['email', email],
    ['password', PASSWORD],
  ])
  return { browser, numbers: [...html.matchAll(/\/my-account\?order=(\d+)/g)].map(([, n]) => n) }
}

describe('an order in the account', () => {
  it.each(PEOPLE)('of %s has a page and an invoice with all that the law asks', async (...who) => {
    const [store, email, title, delivery] = who
    const { browser, numbers } = await entered(store, email)
    expect(numbers.length).toBeGreaterThan(0)
    const page = await browser.open(`/my-account?order=${numbers[0]}`)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain(`/my-account/invoice?order=${numbers[0]}`)
    expect(page.text).toContain('action="/my-account/order-again"')
    const sentTo = page.text.split('<section>').find((one) => one.includes(`<p>${delivery}</p>`))
    expect(sentTo?.match(/<p>/g)).toHaveLength(5)
    expect(page.text, 'a picture of a product').toMatch(/<li><div[^>]*><img src="[^"]*150x150/)
    const invoice = await browser.open(`/my-account/invoice?order=${numbers[0]}`)
    expect(invoice.status).toBe(200)
    expect(invoice.text).toMatch(new RegExp(`<h1>${title} \\d{10}</h1>`))
    for (const fact of ['Wilm &amp; Erin B.V.', 'Voorbeeldlaan 1', 'NL000000000B01', '00000000']) {
      expect(invoice.text).toContain(fact)
    }
  })

  it('names its payment and delivery in the language of the store where it is looked at', async () => {
    const email = 'sanne.dewit@example.com'
    const { numbers } = await entered(NL, email)
    const { browser } = await entered(DE, email)
    const [number = ''] = numbers
    const { text } = await browser.open(`/my-account?order=${number}`)
    expect(text).toContain('Versand nach Hause')
    expect(text).not.toMatch(
      /Bezorging aan huis|Bankoverschrijving|Betaalkaart|Betalen aan de deur/,
    )
  })

  it('of somebody else is 404: its page, its invoice and ordering it again', async () => {
    const { numbers } = await entered(NL, 'sanne.dewit@example.com')
    const { browser } = await entered(NL, 'joost.bakker@example.com')
    expect((await browser.open(`/my-account?order=${numbers[0]}`)).status).toBe(404)
    expect((await browser.open(`/my-account/invoice?order=${numbers[0]}`)).status).toBe(404)
    expect((await browser.open('/my-account/invoice')).status).toBe(404)
    const again = await browser.post('/my-account/order-again', `order=${numbers[0]}&wish=12345678`)
    expect(again.status).toBe(404)
    const guest = openPlainBrowser(shop, NL)
    const asked = await guest.open(`/my-account?order=${numbers[0]}`)
    expect(asked.text).toContain('Je moet ingelogd zijn om deze pagina te zien')
  })

  it.each(['/my-account', '/my-account/invoice'])(
    'is shown after the login that its link at %s led to',
    async (page) => {
      const email = 'niamh.osullivan@example.com'
      const { numbers } = await entered(EN, email)
      const guest = openPlainBrowser(shop, EN)
      const asked = await guest.open(`${page}?order=${numbers[0]}`)
      const logIn = (html: string, password: string) => {
        const given: Record<string, string> = { email, password }
        const fields = fieldsOf(html, '/my-account/login')
        return guest.submit(
          '/my-account/login',
          fields.map(([name, value]) => [name, given[name] ?? value]),
        )
      }
      const wrong = await logIn(asked.text, 'Wrong-one-1')
      expect(wrong.path).toContain('fault=login-refused')
      const { path } = await logIn(wrong.html, PASSWORD)
      expect(path).toBe(`${page}?order=${numbers[0]}`)
    },
  )

  it('is withdrawn from within its period only', async () => {
    const email = 'daan.vermeer@example.com'
    const ordered = async () => (await entered(NL, email)).numbers
    const before = await ordered()
    await createAdminClient(
      `http://127.0.0.1:${shop.commercePort}`,
      TEST_SECRETS.commerce.ADMIN_KEY,
    ).addRecords({
      customers: [],
      orders: [
        {
          reference: 'today',
          email,
          store: NL.storeCode,
          lines: [{ sku: 'ARM-LUNA', name: 'Luna', qty: 1, price: 10_000, taxRate: 21 }],
          shipping: 0,
          placedAt: new Date().toISOString(),
        },
      ],
    })
    const { browser, numbers } = await entered(NL, email)
    const [today = ''] = numbers.filter((number) => !before.includes(number))
    const page = async (number = '') => (await browser.open(`/my-account?order=${number}`)).text
    expect(await page(today)).toContain('/withdraw?orderHash=')
    expect(await page(before.at(-1))).not.toContain('/withdraw?orderHash=')
  })

  it('is ordered again, once for each wish, and says what can no longer be bought', async () => {
    const { browser, numbers } = await entered(NL, 'sanne.dewit@example.com')
    const path = '/my-account/order-again'
    const quantities = async () =>
      [...(await browser.open('/cart')).text.matchAll(/name="qty"[^>]*value="(\d+)"/g)].map(
        ([, qty]) => Number(qty),
      )
    let outcome = ''
    for (const number of numbers) {
      const page = await browser.open(`/my-account?order=${number}`)
      const fields = fieldsOf(page.text, path)
      const { path: first } = await browser.submit(path, fields)
      const before = await quantities()
      await browser.submit(path, fields)
      expect(await quantities()).toEqual(before)
      outcome = first
      if (first === '/cart') break
    }
    expect(outcome).toBe('/cart')
    expect((await quantities()).length).toBeGreaterThan(0)
    const missing = await browser.open(`/my-account?order=${numbers[0]}&missing=0`)
    expect(missing.text).toMatch(/Deze producten kun je niet meer kopen|Geen van deze producten/)
  })
})

describe('the history of orders (spec 9)', () => {
  const MANY = 21
  const email = 'many@example.com'

  it('has twenty orders on a page, newest first, and behind its end the last page', async () => {
    const admin = createAdminClient(
      `http://127.0.0.1:${shop.commercePort}`,
      TEST_SECRETS.commerce.ADMIN_KEY,
    )
    const createdAt = '2025-01-14T10:00:00.000Z'
    const address = {
      firstname: 'Erin',
      lastname: 'Many',
      street: ['Main Street', '1'],
      postcode: 'D02 AF30',
      city: 'Dublin',
      country_id: 'IE',
    }
    await admin.addRecords({
      customers: [
        {
          email,
          firstName: 'Erin',
          lastName: 'Many',
          store: EN.storeCode,
          groupId: 1,
          password: PASSWORD,
          isSubscribed: false,
          addresses: [address],
          createdAt,
        },
      ],
      orders: Array.from({ length: MANY }, (_, nth) => ({
        reference: `many-${nth}`,
        email,
        store: EN.storeCode,
        lines: [{ sku: 'ARM-LUNA', name: `Order ${nth}.`, qty: 1, price: 10_000, taxRate: 23 }],
        shipping: 0,
        placedAt: new Date(Date.parse(createdAt) + nth * 86_400_000).toISOString(),
      })),
    })
    const { browser } = await entered(EN, email)
    const orders = async (page: string) => {
      const { text } = await browser.open(`/my-account${page}`)
      return { text, names: [...text.matchAll(/1 × (Order \d+)\./g)].map(([, name]) => name) }
    }
    const first = await orders('')
    expect(first.names).toEqual(Array.from({ length: 20 }, (_, nth) => `Order ${20 - nth}`))
    expect(first.text).toContain('?orders=2"')
    expect((await orders('?orders=2')).names).toEqual(['Order 0'])
    const behind = await orders('?orders=9')
    expect(behind.names).toEqual(['Order 0'])
    expect(behind.text).toContain('?orders=1"')
  })
})
