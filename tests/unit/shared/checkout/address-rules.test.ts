import { describe, expect, test } from 'vitest'
import de from '../../../../locales/de_de.json'
import fr from '../../../../locales/fr_fr.json'
import en from '../../../../locales/global_en.json'
import nl from '../../../../locales/nl_nl.json'
import { checkDetails, checkField, tidyPostcode } from '../../../../shared/checkout/address-rules'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'

describe('form rules (spec 5), just below and at each limit', () => {
  test.each([
    ['firstName', 'A', 'checkout.name-too-short'],
    ['firstName', 'Bo', null],
    ['lastName', '', 'checkout.last-name-required'],
    ['lastName', '’t', 'checkout.name-too-short'],
    ['lastName', 'Ó', 'checkout.name-too-short'],
    ['lastName', 'O’Brien', null],
    ['lastName', '李小', null],
    ['zipCode', '', 'checkout.postcode-required'],
    ['zipCode', '12', 'checkout.postcode-invalid'],
    ['zipCode', '123', null],
    ['zipCode', '1234 AB', null],
    ['apartmentNumber', ' ', 'checkout.house-number-required'],
    ['apartmentNumber', '1', null],
    ['apartmentNumber', '1'.repeat(48), 'checkout.too-long'],
    ['affix', '', null],
    ['affix', 'bis', null],
    ['affix', 'x'.repeat(17), 'checkout.too-long'],
    ['streetAddress', 'Y', null],
    ['city', '', 'checkout.city-required'],
    ['city', 'Y', null],
    ['city', 'x'.repeat(65), 'checkout.too-long'],
    ['emailAddress', '', 'checkout.email-required'],
    ['emailAddress', 'a@b', 'checkout.email-invalid'],
    ['emailAddress', 'a b@c.nl', 'checkout.email-invalid'],
    ['emailAddress', 'a@b.nl', null],
    ['emailAddress', ' a+b@c-d.co.uk ', null],
    ['phoneNumber', '', null],
    ['phoneNumber', '12345', 'checkout.phone-invalid'],
    ['phoneNumber', '+31 (0)6-1234 5678', null],
    ['phoneNumber', 'call me', 'checkout.phone-invalid'],
    ['taxId', '', null],
    ['taxId', 'NL', 'checkout.tax-id-invalid'],
    ['taxId', 'NL1', null],
  ] as const)('%s %j → %s', (field, value, key) => expect(checkField(field, value)).toBe(key))
})

const filled = () => {
  const details = emptyDetails(storeViewOf('nl_nl'))
  return {
    personal: { firstName: 'Bo', lastName: 'de Vries', emailAddress: 'bo@example.com' },
    shipping: {
      ...details.shipping,
      zipCode: '1012AB',
      apartmentNumber: '12',
      streetAddress: 'Damrak',
      city: 'Amsterdam',
    },
    payment: details.payment,
  }
}

test('eight fields are enough: e-mail, two names, country, postcode, house number, street, city', () => {
  expect(Object.keys(checkDetails(emptyDetails(storeViewOf('nl_nl'))))).toEqual([
    'delivery.emailAddress',
    'delivery.firstName',
    'delivery.lastName',
    'delivery.zipCode',
    'delivery.apartmentNumber',
    'delivery.streetAddress',
    'delivery.city',
  ])
  expect(checkDetails(filled())).toEqual({})
})

test('the billing address is only asked for when it is another one', () => {
  const other = { ...filled(), payment: { ...filled().payment, isSameAsShipping: false } }
  expect(Object.keys(checkDetails(other)).every((name) => name.startsWith('billing.'))).toBe(true)
  expect(Object.keys(checkDetails(other))).toHaveLength(6)
  // Where nothing is sent its fields are not on the screen.
  expect(checkDetails(other, true)).toEqual({})
})

test('a postcode is tidied, not judged', () => {
  expect(tidyPostcode('  1012  ab ')).toBe('1012 AB')
})

test('the order button says in each store that ordering means paying', () => {
  const words = [nl, de, fr, en].map((locale) => locale['checkout.place-order'])
  expect(words).toEqual([
    'Bestelling met betaalplicht plaatsen',
    'Zahlungspflichtig bestellen',
    'Commander avec obligation de paiement',
    'Order with obligation to pay',
  ])
})

test('a province is asked for where addresses name one, and only there', () => {
  const { personal, shipping, payment } = emptyDetails(storeViewOf('global_en'))
  const faultsIn = (country: string, state: string) =>
    checkDetails({ personal, shipping: { ...shipping, country, state }, payment })['delivery.state']
  expect(faultsIn('IT', ' ')).toBe('checkout.state-required')
  expect(faultsIn('ES', 'Girona')).toBeUndefined()
  expect(faultsIn('IE', '')).toBeUndefined()
})
