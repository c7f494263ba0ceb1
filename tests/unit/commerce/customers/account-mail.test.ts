// What an account writes to its customer, and the link that shows whose the address is.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallName, calls } from '../../../../shared/contract/calls'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { confirmEmailRoutes } from '../../../../worker/commerce/customers/account-mail/confirm-routes'
import type { MailContent } from '../../../../worker/commerce/mail/mail'
import { subscribeReader } from '../../../../worker/commerce/newsletter/subscribe-reader'
import { openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { sendDueMails } from '../mail/test-outbox'
import { bearer, type CustomerShop, ERIN, openCustomerShop, register } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const NL = storeViewOf('nl_nl')
const DAY = 24 * 60 * 60_000

let shop: CustomerShop
let token: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  shop = await openCustomerShop()
  token = (await shop.tokens()).token
})
afterEach(() => {
  vi.useRealTimers()
})

const sentMails = () => sendDueMails(shop.sales)

/** The path of the link in a mail. */
function linkIn(mail: MailContent | undefined): string {
  const found = /https:\/\/pay\.example(\/account\/confirm\/\S+)/.exec(mail?.text ?? '')?.[1]
  if (!found) throw new Error('The mail has no link')
  return found
}
const open = (path: string, method = 'GET') =>
  confirmEmailRoutes.request(path, { method }, { SALES: shop.sales })
const me = () => shop.ask('userMe', bearer(token))
const isConfirmed = async () => (await me()).extension_attributes?.is_email_confirmed
const readers = async () =>
  Number(await shop.sales.prepare('SELECT COUNT(*) AS n FROM newsletter').first('n'))

describe('who registers', () => {
  it('is welcomed once, and the link confirms the address by a press, or two, and not by a visit', async () => {
    await register(shop)
    const [welcome, ...more] = await sentMails()
    expect(more).toEqual([])
    expect(welcome).toMatchObject({ kind: 'account', recipient: ERIN.email })
    const path = linkIn(welcome)
    expect(await (await open(path)).text()).toContain('Ja, bevestigen')
    expect(await isConfirmed()).toBe(false)
    for (const _ of ['a press', 'another']) {
      const said = await open(path, 'POST')
      expect(said.status).toBe(200)
      expect(await said.text()).toContain('Je e-mailadres is bevestigd.')
      expect(await isConfirmed()).toBe(true)
    }
    const visited = await (await open(path)).text()
    expect(visited).toContain('Je e-mailadres is bevestigd.')
    expect(visited).not.toContain('<button')
    expect(visited).toContain(`<a href="${NL.baseUrl}/my-account">Naar je account</a>`)
  })

  it('confirms nothing by a link that is guessed, or a week old', async () => {
    const path = linkIn((await sentMails())[0])
    expect((await open('/account/confirm/guessed?storeCode=nl_nl', 'POST')).status).toBe(410)
    vi.setSystemTime(Date.now() + 7 * DAY)
    expect((await open(path)).status).toBe(410)
    expect((await open(path, 'POST')).status).toBe(410)
    token = (await shop.tokens()).token
    expect(await isConfirmed()).toBe(false)
  })

  it('gets the link again, three times in fifteen minutes, and the last one holds', async () => {
    const first = linkIn((await sentMails())[0])
    const again = () => shop.send('userConfirmEmail', bearer(token))
    expect((await again()).result).toBe(true)
    const second = linkIn((await sentMails())[0])
    expect((await open(first, 'POST')).status).toBe(410)
    expect((await open(second, 'POST')).status).toBe(200)
    expect((await again()).result).toBe(true)
    expect(await sentMails()).toEqual([])
    await shop.sales.prepare('UPDATE customer SET email_confirmed_at = NULL').run()
    for (const status of [200, 200, 429]) expect((await again()).status).toBe(status)
    expect((await shop.send('userConfirmEmail', bearer('guessed'))).status).toBe(401)
  })
})

describe('what is changed of an account', () => {
  it('is told to the address before when it is the e-mail address, and the new one is confirmed anew', async () => {
    const old = linkIn((await sentMails())[0])
    await open(old, 'POST')
    await shop.ask('userUpdate', { ...bearer(token), body: { customer: { firstname: 'Aaron' } } })
    expect(await sentMails()).toEqual([])
    const customer = { email: 'erin2@example.com' }
    await shop.ask('userUpdate', { ...bearer(token), body: { customer } })
    expect(await isConfirmed()).toBe(false)
    const mails = await sentMails()
    expect(new Set(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`))).toEqual(
      new Set([
        'erin@example.com: Je account heeft een ander e-mailadres',
        'erin2@example.com: Bevestig je e-mailadres',
      ]),
    )
    const asked = mails.find(({ recipient }) => recipient === customer.email)
    expect((await open(linkIn(asked), 'POST')).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
  })

  it('leads to mail to five new addresses in fifteen minutes, and to three mails to one of them', async () => {
    const change = async (customer: object) =>
      (await shop.send('userUpdate', { ...bearer(token), body: { customer } })).status
    await register(shop, { email: 'other@example.com' })
    for (const n of [1, 2, 3, 4, 5])
      expect(await change({ email: `erin${n}@example.com` })).toBe(200)
    expect(await change({ email: 'erin6@example.com' })).toBe(429)
    // Of an address that has an account they learn no more than of any other.
    expect(await change({ email: 'other@example.com' })).toBe(429)
    expect(await change({ firstname: 'Aaron' })).toBe(200)
    expect((await me()).email).toBe('erin5@example.com')
    vi.setSystemTime(Date.now() + 16 * 60_000)
    expect(await change({ email: 'erin7@example.com' })).toBe(200)
    const again = () => shop.send('userConfirmEmail', bearer(token))
    for (const status of [200, 200, 429]) expect((await again()).status).toBe(status)
  })

  it('confirms no address by the link that was sent to the one before', async () => {
    const old = linkIn((await sentMails())[0])
    const customer = { email: 'erin2@example.com' }
    await shop.ask('userUpdate', { ...bearer(token), body: { customer } })
    expect((await open(old, 'POST')).status).toBe(410)
    expect(await isConfirmed()).toBe(false)
  })

  it('is told when it is the password, by whichever way it was chosen', async () => {
    await sentMails()
    const body = { currentPassword: ERIN.password, newPassword: 'Nieuw-en-sterk-2' }
    await shop.ask('userChangePassword', { ...bearer(token), body })
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      'Je wachtwoord is gewijzigd',
    ])
    await shop.send('userResetPassword', { body: { email: ERIN.email } })
    const [reset] = await sentMails()
    const resetToken = /reset-password\?token=([\w-]+)/.exec(reset?.text ?? '')?.[1] ?? ''
    const chosen = { email: ERIN.email, newPassword: 'Nieuw-en-sterk-3', resetToken }
    await shop.ask('userCreatePassword', { body: chosen })
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      'Je wachtwoord is gewijzigd',
    ])
    token = (await shop.tokens(ERIN.email, 'Nieuw-en-sterk-3')).token
    expect(await isConfirmed()).toBe(true)
  })

  it('is told when the account is gone', async () => {
    await sentMails()
    await shop.ask('userDelete', bearer(token))
    const mails = await sentMails()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ERIN.email, 'Je account is verwijderd'],
    ])
  })
})

describe('a mail of an account', () => {
  it('leaves after the call that it tells of, not with the clock, and no other call looks for one', async () => {
    const whole = await openCommerceShop(SMALL_SHOP)
    const send = async (name: CallName, body: object, headers = {}) => {
      const said = await postJson(whole, calls[name].path, body, headers)
      await whole.settle()
      return said
    }
    const unsent = () =>
      whole.sales.prepare('SELECT COUNT(*) AS n FROM mail WHERE sent_at IS NULL').first('n')
    const { password, ...customer } = ERIN
    await send('userCreate', { customer, password })
    expect(await unsent()).toBe(0)
    const given = { username: ERIN.email, password }
    const { body } = await send('userLogin', given)
    const { headers } = bearer((body as { result: string }).result)
    const change = { customer: { email: 'erin2@example.com' } }
    expect((await send('userUpdate', change, headers)).status).toBe(200)
    expect(await unsent()).toBe(0)
    await whole.sales.prepare('UPDATE mail SET sent_at = NULL, due_at = 0').run()
    expect((await whole.fetch(calls.userMe.path, { headers })).status).toBe(200)
    await whole.settle()
    expect(await unsent()).toBeGreaterThan(0)
  })
})

describe('who registers with the address of somebody else', () => {
  const orderMail = () =>
    shop.sales
      .prepare(
        `INSERT INTO mail (id, kind, about, store_code, recipient, due_at, sent_at)
        VALUES ('m', 'order-confirmation', 'x', 'nl_nl', ?1, 0, ?2)`,
      )
      .bind(ERIN.email, Date.now())
      .run()
  const orderMails = async () =>
    shop.sales.prepare(`SELECT COUNT(*) AS n FROM mail WHERE id = 'm'`).first('n')

  it('can write to it nothing of their own', async () => {
    await sentMails()
    const email = 'stranger@example.com'
    await register(shop, { email, firstname: 'Win 500 at evil.example' })
    const mails = await sentMails()
    const stranger = await shop.tokens(email)
    await shop.ask('userConfirmEmail', bearer(stranger.token))
    await shop.send('userResetPassword', { body: { email } })
    mails.push(...(await sentMails()))
    expect(mails.map(({ recipient }) => recipient)).toEqual([email, email, email])
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toContain('evil')
    }
  })

  it('learns nothing of its newsletter, and deletes neither that nor its mails (trust C10)', async () => {
    await subscribeReader(shop.sales, NL, ERIN.email, Date.now())
    await orderMail()
    expect((await shop.ask('userData', bearer(token))).newsletters).toEqual([])
    await shop.ask('userDelete', bearer(token))
    expect([await readers(), await orderMails()]).toEqual([1, 1])
  })

  it('is the owner once the link was pressed: then both are told, and go', async () => {
    await subscribeReader(shop.sales, NL, ERIN.email, Date.now())
    await orderMail()
    const welcome = (await sentMails()).find(({ kind }) => kind === 'account')
    await open(linkIn(welcome), 'POST')
    expect((await shop.ask('userData', bearer(token))).newsletters).toHaveLength(1)
    await shop.ask('userDelete', bearer(token))
    expect([await readers(), await orderMails()]).toEqual([0, 0])
  })
})
