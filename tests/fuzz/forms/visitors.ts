// Whose forms are read: guests and customers, each with a cart, orders and an address of their own.
import { PRODUCT_ALERT_PATH } from '../../../shared/cart/form-paths'
import { ACCOUNT_FORM_PATHS } from '../../../shared/customer/account-forms'
import { ACCOUNT_PATH } from '../../../shared/routing/screen-paths'
import { approve, type Browser, openBrowser } from './browser'
import { type PageForm, readForms } from './read-forms'
import type { WholeShop } from './whole-shop'

export interface Visitor extends Person {
  cookie: string
  forms: PageForm[]
  /** Who shows one of these is this visitor. */
  secrets: string[]
}

interface Person {
  /** Stands in nobody else's pages, and so does the street. */
  first: string
  street: string
  email: string
  password: string
}

const FOR_ALL = [
  '/',
  '/contact',
  '/kinderkleding',
  '/catalogsearch/result?q=product',
  '/cart',
  '/checkout',
  '/my-account',
  '/my-account?address=new',
  '/withdraw',
  '/reset-password',
  '/review?sku=TABLE',
  ...['TABLE', 'ELLA', 'NORA', 'BED', 'SET', 'SHIRT', 'GIFT', 'EBOOK', 'GONE'].map(
    (sku) => `/p/${sku}/x`,
  ),
]

/** Two guests, one of whom has ordered, and two customers, one of whom has confirmed the address. */
export async function openVisitors(shop: WholeShop): Promise<Visitor[]> {
  return [
    await visitAsGuest(shop, personOf('Anouk', 'Trein-naar-Gent-7')),
    await visitAsCustomer(shop, personOf('Berend', 'Fiets-door-Drenthe-8')),
    await visitAsCustomer(shop, personOf('Cornelia', 'Boot-over-Maas-9')),
    await visitWithCart(shop, personOf('Diederik', 'Bus-langs-Duinen-6')),
  ]
}

function personOf(first: string, password: string): Person {
  return { first, street: `${first}gracht`, email: `${first.toLowerCase()}@example.com`, password }
}

async function visitAsGuest(shop: WholeShop, person: Person): Promise<Visitor> {
  const browser = openBrowser(shop)
  return read(browser, person, await shopAround(shop, browser, person))
}

async function visitWithCart(shop: WholeShop, person: Person): Promise<Visitor> {
  const browser = openBrowser(shop)
  await add(browser)
  return read(browser, person)
}

async function visitAsCustomer(shop: WholeShop, person: Person): Promise<Visitor> {
  const browser = openBrowser(shop)
  const { first, street, email, password } = person
  const name = { 'first-name': first, 'last-name': 'de Vries' }
  await browser.submit(ACCOUNT_PATH, ACCOUNT_FORM_PATHS.register, {
    ...name,
    email,
    password,
    'repeated-password': password,
  })
  await browser.submit(`${ACCOUNT_PATH}?address=new`, ACCOUNT_FORM_PATHS.address, {
    ...name,
    street,
    'house-number': '12',
    'zip-code': '1017 GC',
    city: 'Amsterdam',
    country: 'NL',
    phone: '0612345678',
  })
  await openBrowser(shop).submit(ACCOUNT_PATH, ACCOUNT_FORM_PATHS.logIn, { email, password })
  await browser.submit('/p/GONE/x', PRODUCT_ALERT_PATH)
  keepCard(shop, email)
  if (first === 'Berend') await confirmAddress(shop, email)
  const own = await shopAround(shop, browser, person)
  const reset = await askForReset(shop, browser, email)
  const account = await browser.open(ACCOUNT_PATH)
  const [order = ''] = findAll(account, /\/my-account\?order=\d+/)
  const [address = ''] = findAll(account, /\/my-account\?address=\d+/)
  return read(browser, person, [...own, reset, order, address])
}

/** A card that the provider keeps: to keep one takes script. */
function keepCard({ sales }: WholeShop, email: string): void {
  const holder = sales.prepare(`INSERT INTO card_holder (reference, customer_id)
    SELECT 'holder of ' || email, id FROM customer WHERE email = ? RETURNING reference`)
  const { reference = '' } = holder.get(email) ?? {}
  const card = sales.prepare(
    `INSERT INTO sandbox_adyen_card VALUES (?, ?, ?, 'visa', '03', '2030')`,
  )
  card.run(`card of ${email}`.replace(/\W/g, '-'), reference, '4111111111111111')
}

/** Presses the link of the mail that asks whose the address is. */
async function confirmAddress(shop: WholeShop, email: string): Promise<void> {
  const [link = ''] = findInMails(shop, email, /http\S+\/account\/confirm\/\S+/)
  await shop.fetchPayment(new Request(link, { method: 'POST' }))
}

/** Answers the page on which the password is chosen anew. */
async function askForReset(shop: WholeShop, browser: Browser, email: string): Promise<string> {
  await browser.post(ACCOUNT_FORM_PATHS.forgot, { email })
  const [link = ''] = findInMails(shop, email, /\/reset-password\?token=[\w-]+/)
  return link
}

function findInMails({ sales }: WholeShop, email: string, pattern: RegExp): string[] {
  const mails = sales.prepare('SELECT plain_text AS text FROM mail WHERE recipient = ?').all(email)
  return mails.flatMap(({ text }) => findAll(String(text), pattern))
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => found)
}

/** Orders once by transfer and once by card, withdraws, and fills another cart; answers its pages. */
async function shopAround(shop: WholeShop, browser: Browser, person: Person): Promise<string[]> {
  const paid = await order(shop, browser, person, 'banktransfer')
  const unpaid = await order(shop, browser, person, 'sandbox_card')
  const declared = await browser.post('/withdraw', { name: 'E. de Vries', orderHash: paid.hash })
  await add(browser)
  await browser.post('/cart/gift-card', { code: 'CARD-1' })
  await browser.post('/cart/coupon', { code: 'TEN' })
  const express = await approve(shop, await browser.post('/checkout-express/start', {}))
  await fillIn(browser, person)
  const returns = [paid, unpaid].map(({ attempt }) => `/checkout-return?orderHash=${attempt}`)
  return [...returns, declared, express, `/withdraw?orderHash=${paid.hash}`]
}

async function add(browser: Browser): Promise<void> {
  await browser.submit('/p/TABLE/x', '/cart/add')
  await browser.submit('/p/NORA/x', '/cart/add')
}

function fillIn(browser: Browser, { first, street, email }: Person): Promise<string> {
  return browser.submit('/checkout', '/checkout', {
    'delivery.emailAddress': email,
    'delivery.firstName': first,
    'delivery.lastName': 'de Vries',
    'delivery.zipCode': '1017 GC',
    'delivery.apartmentNumber': '12',
    'delivery.streetAddress': street,
    'delivery.city': 'Amsterdam',
    'delivery.country': 'NL',
  })
}

async function order({ sales }: WholeShop, browser: Browser, person: Person, method: string) {
  await add(browser)
  await fillIn(browser, person)
  const choices = { 'payment-method': method, terms: '1', order: '1' }
  const answer = await browser.submit('/checkout', '/checkout', choices)
  const newest = `SELECT attempt_id AS attempt, order_hash AS hash FROM orders
    WHERE email = ? AND payment_method_code = ?`
  const [found] = sales.prepare(newest).all(person.email, method)
  if (!found) throw new Error(`Nothing was ordered: ${answer}`)
  return { attempt: String(found.attempt), hash: String(found.hash) }
}

async function read(browser: Browser, person: Person, own: string[] = []): Promise<Visitor> {
  const forms = new Map<string, PageForm>()
  const secrets = [person.password]
  for (const page of [...FOR_ALL, ...own]) {
    for (const form of readForms(await browser.open(page))) {
      forms.set(JSON.stringify(form), form)
    }
    const token = /reset-password\?token=(.*)/.exec(page)?.[1]
    if (token) secrets.push(token)
  }
  return { ...person, cookie: browser.cookie(), forms: [...forms.values()], secrets }
}
