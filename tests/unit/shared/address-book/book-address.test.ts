import { describe, expect, it } from 'vitest'
import { checkBookAddress } from '../../../../shared/address-book/book-address'

const GOOD: Record<string, string> = {
  'first-name': 'Erin',
  'last-name': 'de Vries',
  country: 'NL',
  'zip-code': '3511 AB',
  street: 'Oudegracht',
  'house-number': '12',
  city: 'Utrecht',
}
const check = (changes: Record<string, string> = {}) =>
  checkBookAddress((name) => ({ ...GOOD, ...changes })[name] ?? '')

describe('an address of the book (spec 5, form rules)', () => {
  it('is good as most are', () => {
    expect(check()).toEqual({})
    expect(check({ phone: '+31 30 555 0112', addition: 'bis' })).toEqual({})
  })

  it.each([
    ['first-name', 'E', 'checkout.name-too-short'],
    ['last-name', ' ', 'checkout.last-name-required'],
    ['zip-code', '12', 'checkout.postcode-invalid'],
    ['street', '', 'checkout.street-required'],
    ['house-number', '', 'checkout.house-number-required'],
    ['city', '', 'checkout.city-required'],
    ['phone', 'call me', 'checkout.phone-invalid'],
  ])('says what is wrong at the field %s', (name, value, key) => {
    expect(check({ [name]: value })).toEqual({ [name]: key })
  })

  it('names a province in Spain and Italy', () => {
    expect(check({ country: 'ES' })).toEqual({ state: 'checkout.state-required' })
    expect(check({ country: 'IT', state: 'Milano' })).toEqual({})
  })
})
