// Customers and their logins (contract 1.1). A failure may be any status but 200.
import { beforeAll, describe, expect, it } from 'vitest'
import { sessionMeta } from '../../shared/contract/customer/user.ts'
import { openBackend } from './backend.ts'

const backend = openBackend()

const email = `erin-${crypto.randomUUID()}@example.com`
const password = 'Trein-naar-Gent-7'
const customer = { email, firstname: 'Erin', lastname: 'de Vries' }
const HOME = {
  firstname: 'Erin',
  lastname: 'de Vries',
  street: ['Oudegracht', '12'],
  city: 'Utrecht',
  country_id: 'NL',
  postcode: '3511 AB',
}

const logIn = async (given = password) => {
  const said = await backend.send('userLogin', { body: { username: email, password: given } })
  return said.code === 200 ? String(said.raw) : null
}

let token: string
beforeAll(async () => {
  await backend.call('userCreate', { body: { customer, password } })
  token = (await logIn()) ?? ''
})
const own = () => ({ query: { token } })

describe('a customer', () => {
  it('has an address of their own', async () => {
    const again = await backend.send('userCreate', { body: { customer, password } })
    expect(again.code).not.toBe(200)
    const free = { customerEmail: `free-${email}` }
    expect(await backend.call('userEmailAvailable', { body: free })).toBe(true)
  })

  it('may choose a password that is not a common one', async () => {
    const mayChoose = (chosen: string) =>
      backend.call('userCheckPassword', { body: { customer, password: chosen } })
    expect(await mayChoose(password)).toBe(true)
    for (const weak of ['Password-1', 'short', 'lettersonly']) {
      expect(await mayChoose(weak)).toBe(false)
    }
  })

  it('logs in with the right password only', async () => {
    expect(token).not.toBe('')
    expect(await logIn('Wrong-one-1')).toBeNull()
    expect((await backend.send('userRefresh', { body: { refreshToken: 'x' } })).code).not.toBe(200)
    expect((await backend.send('userMe', { query: { token: 'x' } })).code).not.toBe(200)
  })

  it('logs out, and the refresh token of that login is worth nothing any more', async () => {
    const body = { username: email, password }
    const { meta } = await backend.send('userLogin', { body })
    const { refreshToken } = sessionMeta.parse(meta)
    expect(refreshToken).toBeTruthy()
    const login = { body: { refreshToken: String(refreshToken) } }
    expect(await backend.call('userLogout', login)).toBe(true)
    expect((await backend.send('userRefresh', login)).code).not.toBe(200)
  })

  it('reads and changes what is theirs, and no address of somebody else', async () => {
    expect(await backend.call('userMe', own())).toMatchObject({ email, firstname: 'Erin' })
    const change = { customer: { ...customer, addresses: [HOME] } }
    await backend.call('userUpdate', { ...own(), body: change })
    expect((await backend.call('userMe', own())).addresses).toMatchObject([{ city: 'Utrecht' }])
    const stolen = { customer: { addresses: [{ ...HOME, id: 1 }] } }
    expect((await backend.send('userUpdate', { ...own(), body: stolen })).code).not.toBe(200)
  })

  it('keeps a wishlist, each product once', async () => {
    const wish = { sku: 'SHELF-ALMA', name: 'Alma', image: '', link: '/alma' }
    for (const remove of [[], [], [wish.sku]]) {
      const body = { add: remove.length > 0 ? [] : [wish], remove }
      const kept = await backend.call('userWishlist', { ...own(), body })
      expect(kept).toEqual(remove.length > 0 ? [] : [wish])
    }
  })

  it('has ordered nothing yet', async () => {
    const history = await backend.call('userOrderHistory', own())
    expect(history.items ?? []).toEqual([])
    const query = { ...own().query, orderNumber: '1' }
    expect((await backend.send('userOrder', { query })).code).not.toBe(200)
  })

  it('is told all that is kept of them', async () => {
    expect((await backend.call('userData', own())).account).toHaveLength(1)
    expect((await backend.send('userData', {})).code).not.toBe(200)
  })

  it('sees where they are logged in, and ends all but the login that asks', async () => {
    const other = (await logIn()) ?? ''
    const logins = await backend.call('userLogins', own())
    expect(logins.filter((login) => login.is_current)).toHaveLength(1)
    expect(logins.length).toBeGreaterThan(1)
    expect(await backend.call('userEndLogins', own())).toBe(true)
    expect((await backend.send('userMe', { query: { token: other } })).code).not.toBe(200)
    expect(await backend.call('userLogins', own())).toHaveLength(1)
    expect((await backend.send('userEndLogins', {})).code).not.toBe(200)
  })

  it('is written to once more to confirm their address, and nobody else is', async () => {
    expect(await backend.call('userConfirmEmail', own())).toBe(true)
    expect((await backend.send('userConfirmEmail', {})).code).not.toBe(200)
  })

  it('is written to about a forgotten password, and nobody learns who is one', async () => {
    for (const address of [email, `no-${email}`]) {
      const asked = await backend.call('userResetPassword', { body: { email: address } })
      expect(asked).toBe(true)
    }
    const state = await backend.call('userResetState', { body: { resetToken: 'guessed' } })
    expect(state).toBe(false)
    const body = { email, newPassword: password, resetToken: 'guessed' }
    expect((await backend.send('userCreatePassword', { body })).code).not.toBe(200)
  })

  it('changes the password with the old one, and goes', async () => {
    const newPassword = 'Another-one-8'
    const wrong = { currentPassword: 'Wrong-one-1', newPassword }
    expect((await backend.send('userChangePassword', { ...own(), body: wrong })).code).not.toBe(200)
    const body = { currentPassword: password, newPassword }
    expect(await backend.call('userChangePassword', { ...own(), body })).toBe(true)
    const again = await logIn(newPassword)
    expect(await backend.call('userDelete', { query: { token: again ?? '' } })).toBe(true)
    expect(await logIn(newPassword)).toBeNull()
  })
})
