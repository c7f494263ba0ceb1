// Whoever asks for a link and hears nothing asks again, and may get two mails: each link works once. Where
// the answer to a new password was lost, the link is over and the new password is the one that opens.
import { describe, expect, it, vi } from 'vitest'
import { ERIN } from '../../unit/commerce/customers/customer-shop'
import { FAULTS } from '../counted-calls'
import { failEachCall, type Story } from '../fail-each-call'
import type { FaultyShop } from '../faulty-shop'
import { searchMails } from '../mail-service'

vi.mock('node:crypto', () => import('../../unit/commerce/customers/cheap-scrypt'))

const NEW_PASSWORD = 'Nieuwe-sleutel-2'

const LINK = /reset-password\?token=([\w-]+)/

const logIn = (shop: FaultyShop, password: string) =>
  shop.press('userLogin', { body: { username: ERIN.email, password } })

const choose = (shop: FaultyShop, resetToken: string, newPassword: string) =>
  shop.press('userCreatePassword', { body: { email: ERIN.email, newPassword, resetToken } })

const reset: Story<void> = {
  async before(shop) {
    const { password, ...customer } = ERIN
    await shop.ask('userCreate', { body: { customer, password } })
    await shop.ring(1)
  },
  async happens(shop) {
    await shop.ask('userResetPassword', { body: { email: ERIN.email } })
    const chosen = await choose(shop, await shop.findInMails(LINK), NEW_PASSWORD)
    expect([200, 400]).toContain(chosen.status)
    expect(await logIn(shop, NEW_PASSWORD)).toMatchObject({ status: 200 })
  },
  async after(shop) {
    const links = searchMails(shop.mails, LINK)
    for (const link of links) {
      expect(await choose(shop, link, 'Een-andere-3')).toMatchObject({ status: 400 })
    }
    expect(await logIn(shop, ERIN.password)).toMatchObject({ status: 401 })
    expect(shop.mails.size - links.length).toBe(1)
  },
}

describe.each(FAULTS)('a call that is %s', (fault) => {
  it('lets one link choose one password, and never uses it up for none', async () => {
    expect(await failEachCall(fault, reset)).toBeGreaterThan(5)
  }, 120_000)
})
