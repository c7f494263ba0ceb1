import { describe, expect, it } from 'vitest'
import { isGoodPassword } from '../../../../shared/customer/password-rule'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { COMMON_WORDS } from '../../../../worker/commerce/customers/weak-passwords/common-words'
import { SHOP_WORDS } from '../../../../worker/commerce/customers/weak-passwords/context-words'
import { mayBePassword } from '../../../../worker/commerce/customers/weak-passwords/may-be-password'

const NL = storeViewOf('nl_nl')
const JUNO = { email: 'juno.kramer@tuinpost.example', firstName: 'Juno', lastName: 'van Kramer' }
const may = (password: string) => mayBePassword(password, JUNO, NL)

describe('a password that is guessed first', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd123',
    'W3lkom123',
    'Aa123456',
    '1qaz!QAZ',
    'Abc12345!x',
    'Abcdef1!',
    'Qwerty123!',
    'Zomer2026!',
    'Wachtwoord-1',
    'Aaaaaaa1!',
    '!Dragon!99',
    'Monkey!x1',
    'Kramer2026!!',
  ])('is no password: %j, common ones and runs on the keyboard', (password) => {
    expect(isGoodPassword(password, NL)).toBe(true)
    expect(may(password)).toBe(false)
  })

  it.each(['WilmErin1!', 'W1lmErin1!', 'Wilm&Erin-24', 'Voorbeeldstad1', 'Wilmenerin-1'])(
    'is no password: %j, names of the shop and its merchant',
    (password) => expect(may(password)).toBe(false),
  )

  it.each(['Juno-Kramer1', 'Kramer.Juno9', 'TuinPost-12', 'JunoJuno123'])(
    'is no password: %j, names and address of who chooses it',
    (password) => {
      expect(may(password)).toBe(false)
      const other = { email: 'x@y.example', firstName: 'Bo', lastName: 'Li' }
      expect(mayBePassword('Kramer.Juno9', other, NL)).toBe(true)
    },
  )

  it('is none of the 3,500 commonest words, with a capital, a digit and a sign', () => {
    expect(COMMON_WORDS.size).toBeGreaterThan(3500)
    const taken = [...COMMON_WORDS].filter((word) => {
      const decorated = `${word.charAt(0).toUpperCase()}${word.slice(1)}2026!`
      return may(decorated) || may(`!1${decorated}`)
    })
    expect(taken).toEqual([])
  })

  it('names the shop, its merchant and its place', () => {
    expect(SHOP_WORDS).toEqual(expect.arrayContaining(['wilm', 'erin', 'voorbeeldstad', 'service']))
  })
})

describe('a password that nobody guesses first', () => {
  it.each([
    'Trein-naar-Gent-7',
    'Welcome-home-1',
    'Welkom-thuis-1',
    'Correct-Horse-7',
    'Another-one-8',
    'Juno zaait bonen 4',
    'kX7-pq2w',
    'Ünïversum 42 blåbær',
  ])('is taken: %j', (password) => expect(may(password)).toBe(true))

  it('is taken however long it is, and whatever it is made of', () => {
    expect(may(`Kx7 ${'vreemd '.repeat(30)}`)).toBe(true)
    expect(mayBePassword('vreemde bonen', JUNO, { ...NL, passwordClasses: 1 })).toBe(true)
    expect(may('vreemde bonen')).toBe(false)
  })
})
