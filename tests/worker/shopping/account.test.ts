// An account without script: registering, logging in and out, addresses, orders, a forgotten password.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMMERCE_KEY_HEADER } from '../../../shared/contract/wire/wire-names'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, invalidFields, openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { readMails } from '../../fixtures/sent-mails.ts'
import { STORES, type TestStore } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const [NL] = STORES
const EN = STORES[3]
const PASSWORD = 'Trein-naar-Gent-7'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Browser = ReturnType<typeof openPlainBrowser>
const person = (email: string, more: Record<string, string> = {}) =>
  Object.entries({
    'first-name': 'Erin',
    'last-name': 'de Vries',
    email,
    password: PASSWORD,
    'repeated-password': PASSWORD,
    ...more,
  })
const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.submit('/my-account/login', [
    ['email', email],
    ['password', password],
  ])

async function registered(email: string, store: TestStore = EN): Promise<Browser> {
  const browser = openPlainBrowser(shop, store)
  const { path } = await browser.submit('/my-account/register', person(email))
  expect(path).toBe('/my-account')
  return browser
}

/** A mail as plain text, when it was sent. */
function readMail(subject: string, email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await readMails(shop.commercePort, email)
      const mail = mails.find((one) => one.subject === subject)
      if (!mail) throw new Error(`${email} got no mail “${subject}”`)
      return mail.text
    },
    { timeout: 10_000, interval: 100 },
  )
}

/** Presses the link of a mail that asks whose the address is. */
async function confirmAddress(subject: string, email: string): Promise<void> {
  const path = /\/account\/confirm\/\S+/.exec(await readMail(subject, email))?.[0] ?? ''
  const link = `http://127.0.0.1:${shop.commercePort}${path}`
  expect((await fetch(link, { method: 'POST' })).status).toBe(200)
}

/** A change as commerce takes it: past the forms and the gateway of the storefront. */
async function askCommerce(path: string, email: string, change: object) {
  const ask = async (to: string, body: object, token?: string) => {
    const answer = await fetch(`http://127.0.0.1:${shop.commercePort}${to}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        [COMMERCE_KEY_HEADER]: TEST_SECRETS.commerce.COMMERCE_KEY,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    expect(answer.status).toBe(200)
    return (await answer.json()).result
  }
  return ask(path, change, await ask('/api/user/login', { username: email, password: PASSWORD }))
}

describe('an account, without script', () => {
  it('shows guests where they log in, in the words of spec 6, and is kept nowhere', async () => {
    const page = await openPlainBrowser(shop, EN).open('/my-account')
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain('You need to be logged in to see this page')
    for (const name of ['username', 'current-password', 'new-password']) {
      expect(page.text.toLowerCase()).toContain(`autocomplete="${name}"`)
    }
  })

  it('begins with links that lead to its parts', async () => {
    const { text } = await (await registered('parts@example.com')).open('/my-account')
    const parts = [...text.matchAll(/<li><a href="#([a-z-]+)"/g)].map(([, part]) => part)
    expect(parts).toHaveLength(8)
    for (const part of parts) expect(text).toContain(`<section id="${part}"`)
  })

  it('is registered, left and entered again', async () => {
    const browser = await registered('one@example.com')
    expect((await browser.open('/my-account')).text).toContain('Hello Erin')
    const left = await browser.submit('/my-account/logout', [])
    expect(left.answer.headers['clear-site-data']).toBe('"storage"')
    expect(left.html).toContain('You’re logged out')
    expect(left.html).toContain('<a href="/my-account">OK</a>')
    expect((await browser.open('/my-account')).text).not.toContain('Hello Erin')
    expect((await logIn(browser, 'ONE@example.com')).html).toContain('Hello Erin')
  })

  it('refuses wrong passwords, unknown and taken addresses, and says so', async () => {
    await registered('two@example.com')
    const browser = openPlainBrowser(shop, EN)
    const wrong = await logIn(browser, 'two@example.com', 'Wrong-one-1')
    const unknown = await logIn(browser, 'nobody@example.com')
    expect(wrong.path).toBe('/my-account?fault=login-refused')
    expect(unknown.path).toBe(wrong.path)
    expect(wrong.html).toContain('You could not be logged in.')
    const taken = await browser.submit('/my-account/register', person('two@example.com'))
    expect(taken.html).toContain(
      'A customer with the same email already exists in an associated website.',
    )
    const weak = { password: 'short', 'repeated-password': 'short' }
    const refused = await browser.submit('/my-account/register', person('x@example.com', weak))
    expect(refused.path).toBe('/my-account?fault=password-weak')
    expect(refused.answer.status).toBe(422)
    expect(refused.html).toContain('value="de Vries"')
    expect(refused.html).not.toContain(PASSWORD)
    const differs = { 'repeated-password': 'Other-one-2' }
    const other = await browser.submit('/my-account/register', person('x@example.com', differs))
    expect(other.path).toBe('/my-account?fault=passwords-differ')
  })

  it('takes the cart of the guest along, once', async () => {
    await registered('three@example.com')
    const browser = openPlainBrowser(shop, EN)
    const page = await browser.open('/p/RUG-NEST/x')
    await browser.submit('/cart/add', fieldsOf(page.text, '/cart/add'))
    for (let time = 0; time < 2; time += 1) {
      await logIn(browser, 'three@example.com')
      const cart = await browser.open('/cart')
      expect(/name="qty"[^>]*value="(\d+)"/.exec(cart.text)?.[1]).toBe('1')
    }
    await browser.submit('/my-account/logout', [])
    expect((await browser.open('/cart')).text).not.toContain('name="qty"')
    const elsewhere = openPlainBrowser(shop, EN)
    await logIn(elsewhere, 'three@example.com')
    expect((await elsewhere.open('/cart')).text).toContain('name="qty"')
  })

  it('keeps an address book; an address of somebody else is 404', async () => {
    const erin = await registered('four@example.com')
    const form = await erin.open('/my-account?address=new')
    const fields = fieldsOf(form.text, '/my-account/address').map(
      ([name, value]): [string, string] => [
        name,
        { street: 'Main street', 'house-number': '12', 'zip-code': 'D02 X658', city: 'Dublin' }[
          name
        ] ?? value,
      ],
    )
    const unfinished = fields
      .filter(([name]) => name !== 'default')
      .map(([name, value]): [string, string] => [name, name === 'house-number' ? '' : value])
    const again = await erin.submit('/my-account/address', unfinished)
    expect(again.answer.status).toBe(422)
    expect(fieldsOf(again.html, '/my-account/address')).toEqual(unfinished)
    const saved = await erin.submit('/my-account/address', fields)
    expect(saved.html).toContain('Account data has successfully been updated')
    expect(saved.html).toContain('12 Main street')
    const id = /\?address=(\d+)/.exec(saved.html)?.[1] ?? ''
    expect((await erin.open(`/my-account?address=${id}`)).status).toBe(200)
    const wilm = await registered('five@example.com')
    expect((await wilm.open(`/my-account?address=${id}`)).status).toBe(404)
    const stolen = new URLSearchParams([...fields, ['address', id]]).toString()
    expect((await wilm.post('/my-account/address', stolen)).status).toBe(404)
    expect((await wilm.post('/my-account/address/remove', `address=${id}`)).status).toBe(404)
    const removed = await erin.submit('/my-account/address/remove', [['address', id]])
    expect(removed.html).not.toContain('12 Main street')
  })

  it('sends what stands in an open checkout to the address that is saved then', async () => {
    const browser = await registered('forty@example.com')
    const product = await browser.open('/p/RUG-NEST/x')
    await browser.submit('/cart/add', fieldsOf(product.text, '/cart/add'))
    const write = (fields: [string, string][], typed: Record<string, string>) =>
      fields.map(([name, value]): [string, string] => [name, typed[name] ?? value])
    const checkout = await browser.open('/checkout')
    const typed = { 'delivery.city': 'Cork', 'delivery.emailAddress': 'else@example.com' }
    await browser.submit('/checkout', write(fieldsOf(checkout.text, '/checkout'), typed))
    const form = await browser.open('/my-account?address=new')
    const home = {
      street: 'Main street',
      'house-number': '12',
      'zip-code': 'D02 X658',
      city: 'Dublin',
    }
    await browser.submit(
      '/my-account/address',
      write(fieldsOf(form.text, '/my-account/address'), home),
    )
    const fields = fieldsOf((await browser.open('/checkout')).text, '/checkout')
    expect(Object.fromEntries(fields)).toMatchObject({
      'delivery.city': 'Dublin',
      'delivery.emailAddress': 'else@example.com',
    })
  })

  it('leads to the wishlist', async () => {
    const browser = await registered('sixteen@example.com')
    const { text } = await browser.open('/my-account')
    expect(/<main[\s\S]*<\/main>/.exec(text)?.[0]).toMatch(/<a href="\/wishlist">View wishlist</)
  })

  it('says at the field what is wrong with an address, and asks Spain for its province', async () => {
    const browser = await registered('fourteen@example.com')
    const form = await browser.open('/my-account?address=new')
    const fill = (values: Record<string, string>) =>
      fieldsOf(form.text, '/my-account/address')
        .concat([['state', '']])
        .map(([name, value]): [string, string] => [name, values[name] ?? value])
    const typed = {
      street: 'Calle Sierpes',
      'house-number': '3',
      'zip-code': '41004',
      city: 'Sevilla',
      country: 'ES',
      phone: 'call me',
    }
    const refused = await browser.submit('/my-account/address', fill(typed))
    expect(refused.answer.status).toBe(422)
    expect(refused.html).toContain('Enter your province')
    expect(refused.html).toContain('Please provide a valid phone number')
    const good = { ...typed, state: 'Andalucía', phone: '' }
    const saved = await browser.submit('/my-account/address', fill(good))
    expect(saved.html).toContain('Andalucía')
    const id = /\?address=(\d+)/.exec(saved.html)?.[1] ?? ''
    const own = fieldsOf(
      (await browser.open(`/my-account?address=${id}`)).text,
      '/my-account/address',
    )
    expect(own).toContainEqual(['state', 'Andalucía'])
  })

  it('keeps of an address what its form does not ask for', async () => {
    const email = 'fifteen@example.com'
    const browser = await registered(email)
    const address = {
      firstname: 'Erin',
      lastname: 'de Vries',
      street: ['Rue de la Loi', '16'],
      city: 'Brussel',
      postcode: '1000',
      country_id: 'BE',
      region: { region: 'Brussels' },
      vat_id: 'BE0123456789',
    }
    await askCommerce('/api/user/me', email, { customer: { addresses: [address] } })
    const { text } = await browser.open('/my-account')
    const id = /\?address=(\d+)/.exec(text)?.[1] ?? ''
    const form = await browser.open(`/my-account?address=${id}`)
    const fields = fieldsOf(form.text, '/my-account/address').map(
      ([name, value]): [string, string] => [name, name === 'house-number' ? '18' : value],
    )
    await browser.submit('/my-account/address', fields)
    const me = await askCommerce('/api/user/me', email, { customer: {} })
    expect(me.addresses).toMatchObject([
      { street: ['Rue de la Loi', '18', ''], region: address.region, vat_id: address.vat_id },
    ])
  })

  it('changes another e-mail address only with the password, and the password with the old one', async () => {
    const browser = await registered('six@example.com')
    const change = (email: string, password: string) =>
      browser.submit('/my-account/profile', person(email, { password }))
    expect((await change('seven@example.com', 'Wrong-one-1')).path).toContain('password-wrong')
    expect((await change('seven@example.com', PASSWORD)).path).toContain('account-changed')
    const choose = (password: string) =>
      browser.submit('/my-account/password', [
        ['password', password],
        ['new-password', 'Another-one-8'],
        ['repeated-password', 'Another-one-8'],
      ])
    expect((await choose('Wrong-one-1')).path).toContain('password-wrong')
    expect((await choose(PASSWORD)).html).toContain('Password has successfully been changed')
    expect((await browser.open('/my-account')).text).toContain('Hello Erin')
  })

  it('is no longer open on another device once its password was changed', async () => {
    const phone = await registered('two-devices@example.com')
    const laptop = openPlainBrowser(shop, EN)
    expect((await logIn(laptop, 'two-devices@example.com')).html).toContain('Hello Erin')
    await laptop.submit('/my-account/password', [
      ['password', PASSWORD],
      ['new-password', 'Another-one-8'],
      ['repeated-password', 'Another-one-8'],
    ])
    const page = await phone.open('/my-account')
    expect(page.text).toContain('You need to be logged in to see this page')
    expect(page.text).not.toContain('Hello Erin')
    expect((await phone.open('/my-account/data')).text).not.toContain('two-devices')
    expect((await laptop.open('/my-account')).text).toContain('Hello Erin')
  })

  it('says what a form did once, and nothing by an address alone', async () => {
    const browser = await registered('eighteen@example.com')
    const left = await browser.submit('/my-account/logout', [])
    expect(left.path).toBe('/my-account?notice=logged-out')
    expect(left.html).toContain('You’re logged out')
    expect((await browser.open(left.path)).text).not.toContain('You’re logged out')
    const guest = openPlainBrowser(shop, EN)
    const followed = await guest.open('/my-account?notice=account-deleted')
    expect(followed.status).toBe(200)
    expect(followed.text).not.toContain('successfully deleted')
    expect((await guest.open('/my-account?fault=login-refused')).text).not.toContain(
      'You could not be logged in.',
    )
  })

  it('says to a business alone that without script its prices are in the cart', async () => {
    const business = openPlainBrowser(shop, EN)
    await logIn(business, 'clara.rossi@example.com', 'Welcome-home-1')
    const words = /<noscript>\s*<p>Without JavaScript, lists and products show/
    expect((await business.open('/my-account')).text).toMatch(words)
    const other = await registered('no-business@example.com')
    expect((await other.open('/my-account')).text).not.toMatch(words)
  })

  it('says that its login has ended, to a form that is sent after it', async () => {
    const phone = await registered('ended@example.com')
    const laptop = openPlainBrowser(shop, EN)
    await logIn(laptop, 'ended@example.com')
    const endOthers = () => laptop.submit('/my-account/logins/end', [['password', PASSWORD]])
    await endOthers()
    const saved = await phone.submit('/my-account/profile', person('ended@example.com'))
    expect(saved.path).toBe('/my-account?form=profile&fault=login-over')
    expect(saved.html).toContain('Your login has ended, and nothing was changed. Log in again.')
    expect(fieldsOf(saved.html, '/my-account/login')).toContainEqual(['email', 'ended@example.com'])
    for (const form of ['newsletter', 'address/remove', 'delete']) {
      const left = openPlainBrowser(shop, EN)
      await logIn(left, 'ended@example.com')
      await endOthers()
      const { path } = await left.submit(`/my-account/${form}`, [['password', PASSWORD]])
      expect(path).toBe('/my-account?fault=login-over')
    }
  })

  it.each(['profile', 'delete', 'logins/end', 'confirm-email', 'gift-card', 'newsletter'])(
    'says that its login has ended to the form %s of another tab in which it was left',
    async (form) => {
      const guest = openPlainBrowser(shop, EN)
      const said = await guest.submit(`/my-account/${form}`, person('left@example.com'))
      expect(said.path).toBe('/my-account?fault=login-over')
      expect(said.html).toContain('Your login has ended, and nothing was changed. Log in again.')
    },
  )

  it('asks for the password before the e-mail address changes', async () => {
    const browser = await registered('seventeen@example.com')
    const change = (password: string) =>
      browser.submit('/my-account/profile', person('other@example.com', { password }))
    const without = await change('')
    expect(without.path).toBe('/my-account?form=profile&fault=password-missing')
    expect(without.html).toContain('To change your e-mail address, enter your current password.')
    expect(fieldsOf(without.html, '/my-account/profile')).toContainEqual([
      'email',
      'other@example.com',
    ])
    const wrong = await change('Wrong-one-1')
    expect(wrong.path).toBe('/my-account?form=profile&fault=password-wrong')
    expect(invalidFields(wrong.html, '/my-account/profile')).toEqual(['password'])
    expect(invalidFields(wrong.html, '/my-account/password')).toEqual([])
  })

  it('shows where else it is open, and ends that with the password', async () => {
    const phone = await registered('two-logins@example.com')
    expect((await phone.open('/my-account')).text).not.toContain('Where you are logged in')
    const laptop = openPlainBrowser(shop, EN)
    await logIn(laptop, 'two-logins@example.com')
    expect((await laptop.open('/my-account')).text).toContain('Where you are logged in')
    const end = (password: string) =>
      laptop.submit('/my-account/logins/end', [['password', password]])
    const wrong = await end('Wrong-one-1')
    expect(wrong.path).toBe('/my-account?form=endLogins&fault=password-wrong')
    expect(invalidFields(wrong.html, '/my-account/logins/end')).toEqual(['password'])
    expect((await phone.open('/my-account')).text).toContain('Hello Erin')
    expect((await end(PASSWORD)).html).toContain('You are now logged in only here')
    expect((await phone.open('/my-account')).text).not.toContain('Hello Erin')
    expect((await laptop.open('/my-account')).text).toContain('Hello Erin')
  })

  it('says what is left on a gift card, in no address, and to nobody who is a guest', async () => {
    const ask = (browser: Browser, code: string) =>
      browser.submit('/my-account/gift-card', [['code', code]])
    const browser = await registered('cards@example.com')
    const known = await ask(browser, 'WE-GIFT-10000-0003')
    expect(known.answer.status).toBe(200)
    expect(known.path).toBe('/my-account')
    expect(known.html).toMatch(/This gift card still holds .37\.05/)
    const unknown = await ask(browser, 'WE-GIFT-NONE')
    expect(unknown.path).toBe('/my-account?form=giftCard&fault=gift-card-unknown')
    expect(invalidFields(unknown.html, '/my-account/gift-card')).toEqual(['code'])
    const { path, html } = await ask(openPlainBrowser(shop, EN), 'WE-GIFT-10000-0003')
    expect(path).toBe('/my-account?fault=login-over')
    expect(html).not.toContain('37.05')
  })

  it('is deleted with the password, and is gone', async () => {
    const browser = await registered('eight@example.com')
    const wrong = await browser.submit('/my-account/delete', [['password', 'Wrong-one-1']])
    expect(wrong.path).toContain('password-wrong')
    expect(invalidFields(wrong.html, '/my-account/delete')).toEqual(['password'])
    const gone = await browser.submit('/my-account/delete', [['password', PASSWORD]])
    expect(gone.html).toContain('Your account was successfully deleted!')
    expect((await logIn(browser, 'eight@example.com')).path).toContain('login-refused')
  })

  it('chooses a forgotten password by the link of a mail', async () => {
    const browser = await registered('nine@example.com', NL)
    const asked = await browser.submit('/reset-password/forgot', [['email', 'nine@example.com']])
    const nobody = await browser.submit('/reset-password/forgot', [['email', 'no@example.com']])
    expect(asked.path).toBe('/reset-password?notice=reset-sent')
    expect(nobody.path).toBe(asked.path)
    const mail = await readMail('Kies een nieuw wachtwoord', 'nine@example.com')
    const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
    const step = await browser.open(`/reset-password?token=${token}`)
    expect(step.headers['cache-control']).toBe('no-store')
    const fields = fieldsOf(step.text, '/reset-password/choose').map(
      ([name, value]): [string, string] => [
        name,
        { email: 'nine@example.com', token }[name] ?? (value || 'Gekozen-nieuw-9'),
      ],
    )
    const wrote = async (email: string) => {
      const other = fields.map(([name, value]): [string, string] => [
        name,
        name === 'email' ? email : value,
      ])
      const { html } = await browser.submit('/reset-password/choose', other)
      expect(html).toContain('action="/reset-password/choose"')
      return html
    }
    expect(await wrote('nien@example.com')).toContain('naar een ander e-mailadres gestuurd')
    expect(await wrote('nine')).toContain('Vul een geldig e-mailadres in')
    const chosen = await browser.submit('/reset-password/choose', fields)
    expect(chosen.path).toBe('/my-account?notice=password-changed')
    expect(chosen.html).toContain('Hallo Erin')
    const again = await browser.submit('/reset-password/choose', fields)
    expect(again.html).toContain('Deze link is niet meer geldig.')
    const later = await browser.open(`/reset-password?token=${token}`)
    expect(later.text).toContain('Deze link is niet meer geldig.')
    expect(later.text).toContain('action="/reset-password/forgot"')
    expect(later.text).not.toContain('action="/reset-password/choose"')
  })

  it('waits for what is sold out: a guest is led to the login, a customer is noted', async () => {
    const guest = openPlainBrowser(shop, EN)
    const page = await guest.open('/p/DECO-RIET/x')
    expect(page.text).toMatch(/formaction="\/product-alert"/i)
    const fields = fieldsOf(page.text, '/cart/add')
    const asked = await guest.submit('/product-alert', fields)
    const product = '/reed-laundry-basket'
    expect(asked.path).toBe(
      `/my-account?notice=alert-needs-account&page=${encodeURIComponent(product)}`,
    )
    expect(asked.html).toContain(`<a href="/my-account?page=${encodeURIComponent(product)}">OK</a>`)
    expect(asked.html).toContain('For a message you need an account.')
    expect(fieldsOf(asked.html, '/my-account/register')).toContainEqual(['page', product])
    const browser = await registered('ten@example.com')
    const noted = await browser.submit('/product-alert', fields)
    expect(noted.path).toBe('/my-account?notice=alert-set')
    expect(noted.html).toContain('action="/my-account/alert/remove"')
    const left = await browser.submit('/my-account/alert/remove', [['sku', 'DECO-RIET']])
    expect(left.html).toContain('You have not asked for any alert.')
  })

  it('gives all that is kept as a file, to who is logged in', async () => {
    const browser = await registered('eleven@example.com')
    const file = await browser.open('/my-account/data')
    expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(file.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(file.text).account).toMatchObject([{ email: 'eleven@example.com' }])
    const guest = await openPlainBrowser(shop, EN).open('/my-account/data')
    expect(guest.status).toBe(303)
    expect(guest.headers.location).toBe('/my-account?fault=login-over')
  })

  it('says nothing of the newsletter to who has not shown that the address is theirs', async () => {
    await openPlainBrowser(shop, EN).submit('/newsletter/subscribe', [
      ['email', 'not-mine@example.com'],
      ['page', '/'],
    ])
    const browser = await registered('not-mine@example.com')
    const page = await browser.open('/my-account')
    expect(page.text).toContain('Confirm your address first')
    expect(page.text).not.toContain('receive our newsletter')
    for (const answer of ['yes', 'no']) {
      const refused = await browser.submit('/my-account/newsletter', [['wish', answer]])
      expect(refused.path).toBe('/my-account?fault=confirm-first')
    }
    const again = await browser.submit('/my-account/confirm-email', [])
    expect(again.path).toBe('/my-account?notice=confirm-sent')
    await readMail('Confirm your e-mail address', 'not-mine@example.com')
  })

  it('subscribes to the newsletter and ends that, only where the state differs', async () => {
    const browser = await registered('twelve@example.com')
    await confirmAddress('Welcome: your account has been created', 'twelve@example.com')
    const wish = (answer: string) => browser.submit('/my-account/newsletter', [['wish', answer]])
    for (const [answer, words] of [
      ['yes', 'You receive our newsletter.'],
      ['yes', 'You receive our newsletter.'],
      ['no', 'You do not receive our newsletter.'],
      ['no', 'You do not receive our newsletter.'],
    ] as const) {
      const { path, html } = await wish(answer)
      expect(path).toBe('/my-account?notice=account-changed')
      expect(html).toContain(words)
    }
  })

  it('says that it asked by mail in Germany, however often the button is pressed', async () => {
    const email = 'thirteen@example.com'
    const browser = await registered(email, STORES[1])
    await confirmAddress('Willkommen: Dein Konto ist angelegt', email)
    for (let presses = 0; presses < 2; presses += 1) {
      const { path } = await browser.submit('/my-account/newsletter', [['wish', 'yes']])
      expect(path).toBe('/my-account?notice=newsletter-asked')
    }
  })
})

describe('in the native app (spec 5), where there is a captcha', () => {
  it('logs nobody in and registers nobody by a form that no script has sent', async () => {
    const guarded = await openShop({ CAPTCHA_SECRET: 'secret', CAPTCHA_SITE_KEY: 'key' })
    const browser = openPlainBrowser(guarded, EN)
    const email = 'app@example.com'
    expect((await browser.submit('/my-account/register', person(email))).path).toBe('/my-account')
    await browser.submit('/my-account/logout', [])
    await browser.open('/my-account?_storyblok_lang=app')
    const entered = await logIn(browser, email)
    const registered = await browser.submit('/my-account/register', person('app2@example.com'))
    await guarded.close()
    for (const { answer, html } of [entered, registered]) {
      expect(answer.status).toBe(422)
      expect(html).toContain('This needs JavaScript')
    }
  })
})
