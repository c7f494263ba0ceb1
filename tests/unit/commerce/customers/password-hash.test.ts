import { describe, expect, it } from 'vitest'
import { isGoodPassword } from '../../../../shared/customer/password-rule'
import { hashPassword, isPassword } from '../../../../worker/commerce/customers/password-hash'

describe('a password as it is kept', () => {
  it('is a salted scrypt of 16 MB and five rounds, another one each time', async () => {
    const [one, two] = await Promise.all([hashPassword('Welkom-1'), hashPassword('Welkom-1')])
    expect(one).toMatch(/^scrypt-16384-8-5\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(two).not.toBe(one)
    expect(await isPassword('Welkom-1', one)).toBe(true)
    expect(await isPassword('Welkom-2', one)).toBe(false)
    expect(await isPassword('Welkom-1', null)).toBe(false)
  }, 30_000)

  it('is not called wrong where it was kept at another cost', async () => {
    const kept = `scrypt-32768-8-1$${'00'.repeat(16)}$${'00'.repeat(32)}`
    await expect(isPassword('Welkom-1', kept)).rejects.toThrow('scrypt-32768-8-1')
  })
})

const STORE = { passwordClasses: 3 }

describe('the rule for passwords (spec 5)', () => {
  it.each([
    'Abcdef1!',
    'Trein naar Gent',
    'zomer-2026-zon',
    `${'é'.repeat(6)}A1`,
    `Aa1${'x'.repeat(61)}`,
  ])('takes %j', (password) => expect(isGoodPassword(password, STORE)).toBe(true))

  it.each(['', 'Abcde1!', 'abcdefgh', 'abcdefg1', 'ABCDEFG1'])('refuses %j', (password) =>
    expect(isGoodPassword(password, STORE)).toBe(false),
  )

  it('takes longer ones whole, and refuses those that it would have to cut', () => {
    expect(isGoodPassword(`Aa1${'x'.repeat(253)}`, STORE)).toBe(true)
    expect(isGoodPassword(`Aa1${'x'.repeat(254)}`, STORE)).toBe(false)
  })

  it('asks a store that wants no classes for their length alone (trust C1)', () => {
    expect(isGoodPassword('abcdefgh', { passwordClasses: 1 })).toBe(true)
    expect(isGoodPassword('abcdefg', { passwordClasses: 1 })).toBe(false)
  })
})
