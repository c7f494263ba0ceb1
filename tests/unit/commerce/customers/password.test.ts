import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDueMails } from '../mail/test-outbox'
import { bearer, type CustomerShop, ERIN, openCustomerShop } from './customer-shop'

vi.mock('node:crypto', () => import('./cheap-scrypt'))

const NEW_PASSWORD = 'Nieuw-en-sterk-2'

let shop: CustomerShop
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) })
  shop = await openCustomerShop()
})
afterEach(() => {
  vi.useRealTimers()
})

const askFor = (email: string) => shop.send('userResetPassword', { body: { email } })
const choose = (resetToken: string, changes = {}) =>
  shop.send('userCreatePassword', {
    body: { email: ERIN.email, newPassword: NEW_PASSWORD, resetToken, ...changes },
  })

const sentMails = () => sendDueMails(shop.sales)

const sentResets = async () => (await sentMails()).filter(({ kind }) => kind === 'password-reset')

async function mailedToken(): Promise<string> {
  await askFor(ERIN.email)
  const [mail] = await sentResets()
  return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password (spec 7, reset-password and create-password)', () => {
  it('is chosen anew by the link of a mail, once', async () => {
    const token = await mailedToken()
    expect((await choose(token)).result).toBe(true)
    expect((await shop.logIn()).status).toBe(401)
    expect((await shop.logIn({ password: NEW_PASSWORD })).status).toBe(200)
    expect(await choose(token, { newPassword: 'Another-one-3' })).toMatchObject({
      status: 400,
      meta: { reason: 'reset-over' },
    })
  })

  it('has a link that says whether it may still be used, and is not used up by the question', async () => {
    const token = await mailedToken()
    const state = async (resetToken: string) =>
      (await shop.send('userResetState', { body: { resetToken } })).result
    for (const asked of ['once', 'twice']) expect(await state(token), asked).toBe(true)
    expect(await state('guessed')).toBe(false)
    await choose(token)
    expect(await state(token)).toBe(false)
    const late = await mailedToken()
    vi.setSystemTime(Date.now() + 61 * 60_000)
    expect(await state(late)).toBe(false)
  })

  it('says the same of an address that nobody has, and writes to nobody', async () => {
    expect(await askFor('nobody@example.com')).toEqual(await askFor(ERIN.email))
    expect((await sentResets()).map(({ recipient }) => recipient)).toEqual([ERIN.email])
  })

  it('has an hour, belongs to its address, and keeps the rule for passwords', async () => {
    const token = await mailedToken()
    const elsewhere = await choose(token, { email: 'other@example.com' })
    expect(elsewhere).toMatchObject({ status: 400, meta: { reason: 'reset-email-wrong' } })
    expect((await choose(token, { newPassword: 'short' })).meta.reason).toBe('password-weak')
    expect((await choose('guessed')).status).toBe(400)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    expect((await choose(token)).meta.reason).toBe('reset-over')
  })

  it('ends every login and opens a locked account', async () => {
    const { token } = await shop.tokens()
    await Promise.all(Array.from({ length: 11 }, () => shop.logIn({ password: 'Wrong-1-wrong' })))
    expect((await shop.logIn()).status).toBe(429)
    await choose(await mailedToken())
    expect((await shop.send('userMe', bearer(token))).status).toBe(401)
    expect((await shop.logIn({ password: NEW_PASSWORD })).status).toBe(200)
  })

  it('is over when the account has another e-mail address', async () => {
    const link = await mailedToken()
    const { token } = await shop.tokens()
    const change = (customer: object) =>
      shop.send('userUpdate', { ...bearer(token), body: { customer } })
    await change({ firstname: 'Aaron', email: ERIN.email })
    expect((await choose(link, { newPassword: 'short' })).meta.reason).toBe('password-weak')
    await change({ email: 'new@example.com' })
    const said = await choose(link, { email: 'new@example.com' })
    expect(said.meta.reason).toBe('reset-over')
  })

  it('sends three mails at most in fifteen minutes', async () => {
    for (let index = 0; index < 5; index += 1) expect((await askFor(ERIN.email)).result).toBe(true)
    expect(await sentResets()).toHaveLength(3)
  })
})

describe('a password that is changed', () => {
  const change = (token: string, currentPassword: string, newPassword = NEW_PASSWORD) =>
    shop.send('userChangePassword', { ...bearer(token), body: { currentPassword, newPassword } })

  it('needs the old one, and ends every login', async () => {
    const { token } = await shop.tokens()
    expect((await change(token, 'Wrong-one-1')).meta.reason).toBe('password-wrong')
    expect((await change(token, ERIN.password, 'short')).meta.reason).toBe('password-weak')
    expect((await change(token, ERIN.password)).result).toBe(true)
    expect((await shop.send('userMe', bearer(token))).status).toBe(401)
    expect((await shop.logIn({ password: NEW_PASSWORD })).status).toBe(200)
  })

  it('is refused without a login', async () => {
    expect((await change('guessed', ERIN.password)).status).toBe(401)
  })
})
