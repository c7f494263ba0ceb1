// The shop without script: what a page posts by itself is bought, seen and changed.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatDay } from '../../../shared/i18n/date-text.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import {
  FORM_TYPE,
  fieldsOf,
  invalidFields,
  openPlainBrowser,
} from '../../fixtures/plain-browser.ts'
import { readMails } from '../../fixtures/sent-mails.ts'
import { STORES } from '../../fixtures/stores.ts'

const [NL] = STORES
const EN = STORES[3]
const ADD = '/cart/add'
const CHANGE = '/cart/change'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Fields = [string, string][]

const text = (html: string) => html.replaceAll('<!-- -->', '')

/** The fields with some of them filled in otherwise. */
function filled(fields: Fields, changes: Record<string, string>): Fields {
  return fields.map(([name, value]) => [name, changes[name] ?? value])
}

/** Names and quantities of the lines that a cart's page shows. */
function linesIn(html: string): { name: string; qty: string }[] {
  return html
    .split('<li')
    .filter((line) => line.includes(`action="${CHANGE}"`))
    .map((line) => ({
      name: /<h2>(?:<a[^>]*>)?([^<]*)/.exec(line)?.[1] ?? '',
      qty: /name="qty"[^>]*value="(\d+)"/.exec(line)?.[1] ?? '',
    }))
}

/** Opens the page of a product by its sku; answers its address and its form as it stands. */
async function openForm(browser: ReturnType<typeof openPlainBrowser>, sku: string) {
  const page = await browser.open(`/p/${sku}/x`)
  expect(page.status).toBe(200)
  return fieldsOf(page.text, ADD)
}

describe('a form that a product page posts by itself', () => {
  const RECIPIENT = {
    'gift-from': 'Erin',
    'gift-to': 'Wilm',
    'gift-email': 'wilm@example.com',
  }

  it.each([
    ['a simple product', 'RUG-NEST', { qty: '3' }, [3]],
    ['a configurable product', 'KID-BO', { qty: '2' }, [2]],
    ['a bundle', 'BUNDLE-READING', {}, [1]],
    ['a gift card', 'GIFT-BOTANICAL', RECIPIENT, [1]],
    ['a downloadable product', 'PATTERN-CUSHION', {}, [1]],
    ['a set, part by part', 'SET-DINING-OAK', { 'part-CHAIR-IDA-OAK': '6' }, [1, 6]],
  ])('puts %s into the cart, and shows it', async (_name, sku, changes, quantities) => {
    const browser = openPlainBrowser(shop, EN)
    const fields = filled(await openForm(browser, sku), changes)
    const { answer, path, html } = await browser.submit(ADD, fields)
    expect([answer.status, path]).toEqual([303, '/cart'])
    const lines = linesIn(html)
    expect(lines.map(({ qty }) => Number(qty)).sort()).toEqual(quantities)
    for (const { name } of lines) expect(name).not.toBe('')
  })

  it('says once that something was added, and nothing of what could not be', async () => {
    const browser = openPlainBrowser(shop, EN)
    const added = /<div role="status">.*?Product has been added to the cart/
    const fields = await openForm(browser, 'VASE-LUNA-CREAM')
    expect((await browser.submit(ADD, filled(fields, { qty: '0' }))).html).not.toMatch(added)
    expect((await browser.submit(ADD, fields)).html).toMatch(added)
    expect((await browser.open('/cart')).text).not.toMatch(added)
  })

  it('is pressed twice and adds once, in a cart that is there and in a new one', async () => {
    const browser = openPlainBrowser(shop, EN)
    const vase = await openForm(browser, 'VASE-LUNA-CREAM')
    const press = (fields: Fields) => browser.submit(ADD, fields)
    await Promise.all([press(vase), press(vase)])
    const rug = await openForm(browser, 'RUG-NEST')
    const [, { html }] = await Promise.all([press(rug), press(rug)])
    const quantities = linesIn(html).map(({ qty }) => qty)
    expect(quantities.every((qty) => qty === '1')).toBe(true)
    const { html: more } = await press(filled(rug, { qty: '2' }))
    expect(linesIn(more).find(({ name }) => name.includes('Nest'))?.qty).toBe('3')
  })

  it('buys the choice that is marked, and no other', async () => {
    const browser = openPlainBrowser(shop, EN)
    const page = await browser.open('/p/KID-BO/x')
    const fields = fieldsOf(page.text, ADD)
    const marked = fields.find(([name]) => name === 'size')?.[1]
    const [, label, size = ''] =
      [
        ...page.text.matchAll(
          /<label title="([^"]*)"><input type="radio" name="size"[^>]*value="(\w+)"/g,
        ),
      ].find(([, , value]) => value !== marked) ?? []
    const { html } = await browser.submit(ADD, filled(fields, { size }))
    expect(html.replaceAll('<!-- -->', '')).toContain(`: ${label}</p>`)
  })

  it('takes the answers to custom options', async () => {
    const browser = openPlainBrowser(shop, EN)
    const page = await browser.open('/p/ADVICE-ONLINE/x')
    const select = /<select[^>]*name="(custom-[^"]+)"[\s\S]*?<\/select>/.exec(page.text)
    const value = /<option value="(\w+)"/.exec(select?.[0] ?? '')?.[1] ?? ''
    const fields = fieldsOf(page.text, ADD)
    const refused = await browser.submit(ADD, fields)
    expect(refused.path).toMatch(/\?refused=product\.incomplete$/)
    expect(refused.html).toContain('Something is still missing')
    const { path } = await browser.submit(ADD, filled(fields, { [select?.[1] ?? '']: value }))
    expect(path).toBe('/cart')
  })

  it.each([
    ['a quantity that is none', 'RUG-NEST', { qty: '0' }, /refused=cart\.quantity-positive/],
    [
      'more than there is',
      'RUG-NEST',
      { qty: '9999' },
      /refused=cart\.(?:quantity-below|not-enough)/,
    ],
    [
      'more than anybody can say',
      'RUG-NEST',
      { qty: '9'.repeat(40) },
      /refused=cart\.quantity-below&quantity=\d+$/,
    ],
    ['a choice that does not exist', 'KID-BO', { size: '999999' }, /no-such-configuration/],
    [
      'a set without a part',
      'SET-DINING-OAK',
      { 'part-TABLE-HUGO-OAK': '0', 'part-CHAIR-IDA-OAK': '0' },
      /nothing-chosen/,
    ],
    [
      'a service on a day that is over',
      'HANG-WALLPAPER',
      { 'custom-3': '2020-02-20' },
      /product\.day-past/,
    ],
  ])('says on the page why it refuses %s', async (_name, sku, changes, reason) => {
    const browser = openPlainBrowser(shop, EN)
    const fields = filled(await openForm(browser, sku), changes)
    const { answer, path, html } = await browser.submit(ADD, fields)
    expect(answer.status).toBe(303)
    expect(path).toMatch(reason)
    expect(html).toContain('role="alert"')
    expect(linesIn((await browser.open('/cart')).text)).toEqual([])
  })

  it('shows a gift card again that is refused, with what was written and what is wrong', async () => {
    const browser = openPlainBrowser(shop, EN)
    const wrong = { ...RECIPIENT, 'gift-amount': 'open', 'gift-other': '12,345' }
    const fields = filled(await openForm(browser, 'GIFT-BOTANICAL'), wrong)
    const { answer, path, html } = await browser.submit(ADD, fields)
    expect([answer.status, path]).toEqual([422, expect.stringMatching(/gift/)])
    expect(html).toContain('Fill in an amount, such as 50 or 37.50')
    expect(invalidFields(html, ADD)).toEqual(['gift-other'])
    expect(fieldsOf(html, ADD)).toEqual(expect.arrayContaining(Object.entries(wrong)))
    const right = filled(fieldsOf(html, ADD), { 'gift-other': '37,50' })
    expect((await browser.submit(ADD, right)).path).toBe('/cart')
  })

  it('says of a gift card only what is missing or wrong, at its field', async () => {
    const browser = openPlainBrowser(shop, EN)
    const form = await openForm(browser, 'GIFT-BOTANICAL')
    const refusedFor = async (changes: Record<string, string>) => {
      const { html } = await browser.submit(ADD, filled(form, { ...RECIPIENT, ...changes }))
      expect(html).not.toContain('Something is still missing')
      return { html, wrong: invalidFields(html, ADD) }
    }
    const address = await refusedFor({ 'gift-email': 'wilm@nowhere' })
    expect(address.wrong).toEqual(['gift-email'])
    expect(address.html).toContain('One field needs your attention')
    expect(address.html).toContain('Please provide a valid e-mail address')
    expect(address.html).not.toContain('Field is required.')
    const two = await refusedFor({ 'gift-from': '', 'gift-day': '2020-02-20' })
    expect(two.wrong).toEqual(['gift-from', 'gift-day'])
    expect(two.html).toContain('2 fields need your attention')
    const { html } = await browser.submit(ADD, filled(form, { ...RECIPIENT, qty: '0' }))
    expect(html).toContain('value="wilm@example.com"')
    expect(invalidFields(html, ADD)).toEqual(['qty'])
  })

  it('sends a gift card on a day that is chosen, and shows it with who gets it', async () => {
    const browser = openPlainBrowser(shop, EN)
    const fields = filled(await openForm(browser, 'GIFT-BOTANICAL'), RECIPIENT)
    const past = await browser.submit(ADD, filled(fields, { 'gift-day': '2020-02-20' }))
    expect(past.html).toContain('Choose a day from today on, at most a year ahead')
    const day = new Date(Date.now() + 60 * 24 * 60 * 60_000)
    const chosen = { 'gift-day': day.toISOString().slice(0, 10), 'gift-message': 'Hi!' }
    const { html } = await browser.submit(ADD, filled(fields, chosen))
    for (const words of [
      'E-mail address of the recipient: wilm@example.com',
      'From: Erin',
      'Message: Hi!',
      `Day of sending: ${formatDay(day, storeViewOf('global_en').i18n)}`,
    ]) {
      expect(text(html)).toContain(words)
    }
  })

  it('puts the product of a card into the cart', async () => {
    const browser = openPlainBrowser(shop, NL)
    const list = (await browser.open('/textiel')).text
    const [, sku = ''] = /<button [^>]*form="card-form"[^>]* value="([^"]+)"/.exec(list) ?? []
    const [form = ''] = /<form [^>]*id="card-form"[^>]*>/.exec(list) ?? []
    expect(form).toContain(`action="${ADD}"`)
    expect(form).toContain('method="post"')
    const { path, html } = await browser.submit(ADD, [['sku', sku]])
    expect(path).toBe('/cart')
    expect(linesIn(html).map(({ qty }) => qty)).toEqual(['1'])
  })

  it('adds to the quantity of a line that is there', async () => {
    const browser = openPlainBrowser(shop, NL)
    const fields = await openForm(browser, 'RUG-NEST')
    await browser.submit(ADD, fields)
    const { html } = await browser.submit(ADD, filled(fields, { qty: '2' }))
    expect(linesIn(html).map(({ qty }) => qty)).toEqual(['3'])
  })
})

describe('the page of the cart without script', () => {
  it('changes a quantity and takes a line away', async () => {
    const browser = openPlainBrowser(shop, NL)
    const added = await browser.submit(ADD, await openForm(browser, 'RUG-NEST'))
    const fields = fieldsOf(added.html, CHANGE)
    const changed = await browser.submit(CHANGE, filled(fields, { qty: '4' }))
    expect(linesIn(changed.html).map(({ qty }) => qty)).toEqual(['4'])
    const refused = await browser.submit(CHANGE, filled(fields, { qty: 'many' }))
    expect(refused.html).toContain('Het aantal moet een positief geheel getal zijn')
    expect(linesIn(refused.html).map(({ qty }) => qty)).toEqual(['4'])
    const huge = await browser.submit(CHANGE, filled(fields, { qty: '9'.repeat(40) }))
    expect(huge.html).toContain('Kies minder dan 10001 stuks')
    const removed = await browser.submit(CHANGE, [...fields, ['remove', '1']])
    expect(removed.html).toContain('Je winkelwagen is leeg')
  })

  it('keeps what was chosen when only the quantity changes', async () => {
    const browser = openPlainBrowser(shop, EN)
    const card = filled(await openForm(browser, 'GIFT-BOTANICAL'), {
      'gift-from': 'Erin',
      'gift-to': 'Wilm',
      'gift-email': 'wilm@example.com',
    })
    const { html } = await browser.submit(ADD, card)
    const changed = await browser.submit(CHANGE, filled(fieldsOf(html, CHANGE), { qty: '2' }))
    expect(linesIn(changed.html).map(({ qty }) => qty)).toEqual(['2'])
    expect(changed.html).toContain('Wilm')
  })

  it('is one shopper’s alone, and kept nowhere', async () => {
    const owner = openPlainBrowser(shop, NL)
    const { answer, html } = await owner.submit(ADD, await openForm(owner, 'RUG-NEST'))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(linesIn(html)).toHaveLength(1)
    const pages = await Promise.all([
      owner.open('/cart'),
      openPlainBrowser(shop, NL).open('/cart'),
      owner.open('/cart'),
    ])
    expect(pages.map(({ text }) => linesIn(text).length)).toEqual([1, 0, 1])
    for (const { headers } of pages) expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the newsletter form', () => {
  const SUBSCRIBE = '/newsletter/subscribe'

  it('goes back to its page, which says what became of it', async () => {
    const browser = openPlainBrowser(shop, EN)
    const fields = fieldsOf((await browser.open('/newsletter')).text, SUBSCRIBE)
    expect(fields).toContainEqual(['page', '/newsletter'])
    const refused = await browser.submit(SUBSCRIBE, filled(fields, { email: 'nobody' }))
    expect([refused.answer.status, refused.path]).toEqual([422, '/newsletter'])
    expect(refused.answer.headers['cache-control']).toBe('no-store')
    expect(refused.html).toMatch(/aria-invalid="true"/)
    expect(fieldsOf(refused.html, SUBSCRIBE)).toContainEqual(['email', 'nobody'])
    const done = await browser.submit(SUBSCRIBE, filled(fields, { email: 'plain@example.com' }))
    expect(done.answer.status).toBe(303)
    expect(done.html).toContain('Thank you! The next letter is for you, too.')
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/about?a=b', ''])(
    'never leads to %s',
    async (page) => {
      const asked = new URLSearchParams({ email: 'nobody', page }).toString()
      const { headers } = await openPlainBrowser(shop, EN).post(SUBSCRIBE, asked)
      expect(headers['content-location']).toBe('/')
    },
  )

  it('says what to do where a check for people takes script, and keeps the address', async () => {
    const guarded = await openShop({ CAPTCHA_SECRET: 'secret', CAPTCHA_SITE_KEY: 'key' })
    const browser = openPlainBrowser(guarded, EN)
    const fields = fieldsOf((await browser.open('/newsletter')).text, SUBSCRIBE)
    const { answer, html } = await browser.submit(
      SUBSCRIBE,
      filled(fields, { email: 'me@example.com' }),
    )
    await guarded.close()
    expect(answer.status).toBe(422)
    expect(html).toContain('This needs JavaScript')
    expect(fieldsOf(html, SUBSCRIBE)).toContainEqual(['email', 'me@example.com'])
  })

  it('is none from another site', async () => {
    const foreign = { ...FORM_TYPE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const { status } = await openPlainBrowser(shop, EN).post(
      SUBSCRIBE,
      'email=a@b.example',
      foreign,
    )
    expect(status).toBe(403)
  })
})

describe('what a form may be', () => {
  const BODY = 'sku=RUG-NEST&qty=1'

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another store', { origin: 'http://de.localhost', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is none from %s', async (_name, headers) => {
    for (const path of [ADD, CHANGE]) {
      const answer = await openPlainBrowser(shop, NL).post(path, BODY, { ...FORM_TYPE, ...headers })
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it.each([
    ['JSON', '{"sku":"RUG-NEST"}', { 'content-type': 'application/json' }, 415],
    ['100 kB', `sku=${'x'.repeat(100_000)}`, FORM_TYPE, 413],
    ['1,000 fields', `sku=RUG-NEST&${'a=1&'.repeat(1000)}`, FORM_TYPE, 400],
    ['nothing', '', FORM_TYPE, 400],
    ['a sku that is none', 'sku=%00%0A', FORM_TYPE, 400],
  ])('is not %s', async (_name, body, headers, status) => {
    const answer = await openPlainBrowser(shop, NL).post(ADD, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain('Er ging iets mis')
  })

  it('says at the cart that an unknown product was not added', async () => {
    const { path, html } = await openPlainBrowser(shop, NL).submit(ADD, [['sku', 'NO-SUCH-SKU']])
    expect(path).toBe('/cart?refused=cart.out-of-stock')
    expect(html).toContain('role="alert"')
  })

  it('never says words that an address brings along', async () => {
    const page = await openPlainBrowser(shop, NL).open('/cart?refused=<b>Call+0900</b>&quantity=x')
    expect(page.text).not.toContain('role="alert"')
  })
})

describe('codes without script', () => {
  const COUPON = '/cart/coupon'
  const GIFT_CARD = '/cart/gift-card'
  const REDUCED = /<del>€[\d.]+<\/del>.*?<ins>€[\d.]+<\/ins>/

  it('put a coupon into the cart, refuse a wrong one, and take it out', async () => {
    const browser = openPlainBrowser(shop, EN)
    const { html } = await browser.submit(ADD, await openForm(browser, 'RUG-NEST'))
    expect(html).toContain(`action="${COUPON}#vouchers"`)
    const wrong = await browser.submit(COUPON, [['code', 'NOBODY-KNOWS']])
    expect([wrong.answer.status, wrong.path]).toEqual([422, '/cart'])
    expect(wrong.html).toContain('entered an incorrect coupon code. Please try again.')
    const [field = ''] = /<input[^>]*form="coupon-form"[^>]*>/.exec(wrong.html) ?? []
    expect(field).toContain('value="NOBODY-KNOWS"')
    expect(field).toContain('aria-invalid="true"')
    const applied = await browser.submit(COUPON, [['code', ' welcome10 ']])
    expect(applied.path).toBe('/cart')
    expect(text(applied.html)).toContain('Discount (WELCOME10)')
    expect(text(html)).not.toMatch(REDUCED)
    expect(text(applied.html)).toMatch(REDUCED)
    expect(text((await browser.open('/checkout')).text)).toMatch(REDUCED)
    const removed = await browser.submit(COUPON, [['remove', '1']])
    expect(text(removed.html)).not.toContain('WELCOME10')
  })

  it('pay with a gift card, and take it back', async () => {
    const browser = openPlainBrowser(shop, EN)
    await browser.submit(ADD, await openForm(browser, 'RUG-NEST'))
    const paid = await browser.submit(GIFT_CARD, [['code', 'WE-GIFT-2500-0001']])
    expect(text(paid.html)).toContain('The gift card has been applied.')
    expect(text(paid.html)).toContain('Gift card …0001')
    // Said once.
    expect((await browser.open('/cart')).text).not.toContain('has been applied')
    expect(paid.html).not.toContain('WE-GIFT')
    // Enter in the field presses the first button of its form: none that takes a card out.
    expect(paid.html).not.toMatch(/<button[^>]*form="gift-card-form"[^>]*name="remove"/)
    const button = /<button[^>]*form="gift-card-removal-form"[^>]*>/.exec(paid.html)?.[0]
    const [, item = ''] = /value="(\d+)"/.exec(button ?? '') ?? []
    expect(item).not.toBe('')
    const removed = await browser.submit(GIFT_CARD, [['remove', item]])
    expect(text(removed.html)).not.toContain('…0001')
    expect(removed.html).not.toContain('has been applied')
  })

  it.each([
    ['unknown', 'WE-GIFT-9999-9999'],
    ['spent', 'WE-GIFT-5000-0005'],
    ['none', "' OR 1=1"],
    ['blank', ' '],
  ])(
    'refuse a gift card that is %s at its field, which keeps the code, and in no address',
    async (_, code) => {
      const browser = openPlainBrowser(shop, EN)
      await browser.submit(ADD, await openForm(browser, 'RUG-NEST'))
      const wrong = await browser.submit(GIFT_CARD, [['code', code]])
      expect([wrong.answer.status, wrong.path]).toEqual([422, '/cart'])
      expect(wrong.answer.headers['cache-control']).toContain('no-store')
      const [field = ''] = /<input[^>]*form="gift-card-form"[^>]*>/.exec(wrong.html) ?? []
      expect(field).toContain(`value="${code.replace("'", '&#x27;')}"`)
      expect(field).toContain('aria-invalid="true"')
      expect(text(wrong.html)).toContain('Code was not found')
      expect(wrong.html).toMatch(/<details[^>]*open[^>]*><summary>Do you have a gift card/)
      const { text: page } = await browser.open('/cart?refused=cart.gift-card-unknown')
      expect(page).not.toContain('Code was not found')
    },
  )

  it.each([COUPON, GIFT_CARD])('say of an empty cart that it is empty: %s', async (path) => {
    const nobody = openPlainBrowser(shop, EN)
    const emptied = openPlainBrowser(shop, EN)
    const { html } = await emptied.submit(ADD, await openForm(emptied, 'RUG-NEST'))
    await emptied.submit(CHANGE, [...fieldsOf(html, CHANGE), ['remove', '1']])
    for (const browser of [nobody, emptied]) {
      const { path: shown, html } = await browser.submit(path, [['code', 'NOBODY-KNOWS']])
      expect(shown).toBe('/cart')
      expect(html).toContain('Your shopping cart is empty')
      expect(html).not.toContain('role="alert"')
    }
  })

  it('keep a gift card for another order where nothing is left to pay', async () => {
    const browser = openPlainBrowser(shop, EN)
    await browser.submit(ADD, await openForm(browser, 'PATTERN-CUSHION'))
    await browser.submit(GIFT_CARD, [['code', 'WE-GIFT-15000-0004']])
    const refused = await browser.submit(GIFT_CARD, [['code', 'WE-GIFT-2500-0001']])
    expect(refused.answer.status).toBe(422)
    expect(text(refused.html)).toContain('There is nothing left to pay.')
    expect(text(refused.html)).not.toContain('…0001')
  })
})

describe('a form of the editors without script (spec 2, dynamic form)', () => {
  const FORM = '/form/submit'
  const MESSAGE = { email: 'juno@example.com', message: 'Is it oak?' }

  async function openContact() {
    const browser = openPlainBrowser(shop, EN)
    const { text } = await browser.open('/service')
    return { browser, fields: fieldsOf(text, FORM) }
  }

  it('is sent, and the page says so in its place', async () => {
    const { browser, fields } = await openContact()
    expect(fields.map(([name]) => name)).toEqual(['_form', '_page', '_website', 'email', 'message'])
    const { answer, path, html } = await browser.submit(FORM, filled(fields, MESSAGE))
    expect(answer.status).toBe(303)
    expect(path).toBe('/service?form=done&of=contact#form-contact')
    expect(html).toContain('We answer by mail within one working day.')
    expect(fieldsOf(html, FORM)).toEqual([])
    const mails = await askMails('service@wilmenerin.example')
    expect(mails.join()).toContain('Is it oak?')
  })

  it('says that nothing was sent where nothing was written', async () => {
    const { browser, fields } = await openContact()
    const { answer, path, html } = await browser.submit(FORM, fields)
    expect([answer.status, path]).toEqual([422, '/service'])
    expect(html).toContain('Nothing was sent')
  })

  it('thanks a program that fills in what nobody sees, and sends nothing', async () => {
    const { browser, fields } = await openContact()
    const trapped = { ...MESSAGE, message: 'Buy pills', _website: 'https://pills.example' }
    const { path } = await browser.submit(FORM, filled(fields, trapped))
    expect(path).toContain('form=done')
    expect((await askMails('service@wilmenerin.example')).join()).not.toContain('pills')
  })

  it('leads nowhere else', async () => {
    const { browser, fields } = await openContact()
    const away = filled(fields, { ...MESSAGE, _page: '//evil.example/x', _form: 'a b&c#d' })
    const { path } = await browser.submit(FORM, away)
    expect(path).toBe('/?form=done&of=a%20b%26c%23d#form-a%20b%26c%23d')
  })

  it('says so when it could not be sent (spec 8)', async () => {
    const { browser, fields } = await openContact()
    shop.upstream.breakCalls('status-500', '/api/ext/form')
    const { path, html } = await browser.submit(FORM, filled(fields, MESSAGE))
    shop.upstream.breakCalls(null)
    expect(path).toBe('/service')
    expect(html).toContain('An error occurred during the submission process!')
    expect(fieldsOf(html, FORM)).toEqual(filled(fields, MESSAGE))
  })
})

describe('the newsletter without script', () => {
  it('brings a coupon by mail that the cart takes (spec 9, shop wording)', async () => {
    const browser = openPlainBrowser(shop, EN)
    const email = 'reader@example.com'
    const { path } = await browser.submit('/newsletter/subscribe', [
      ['email', email],
      ['page', '/newsletter'],
    ])
    expect(path).toBe('/newsletter?newsletter=done#newsletter')
    const [mail = ''] = await askMails(email)
    const [code = ''] = /HELLO-\w+/.exec(mail) ?? []
    expect(code).not.toBe('')
    await browser.submit(ADD, await openForm(browser, 'RUG-NEST'))
    const { html } = await browser.submit('/cart/coupon', [['code', code]])
    expect(html.replaceAll('<!-- -->', '')).toContain(`Discount (${code})`)
  })
})

/** What this shop has sent to an address, as text: as soon as there is anything. */
function askMails(recipient: string): Promise<string[]> {
  return vi.waitFor(async () => {
    const mails = await readMails(shop.commercePort, recipient)
    expect(mails.length).toBeGreaterThan(0)
    return mails.map(({ text }) => text)
  }, 10_000)
}
