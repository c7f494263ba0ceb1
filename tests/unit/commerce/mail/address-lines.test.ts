import { expect, test } from 'vitest'
import { addressRequest } from '../../../../shared/contract/customer/address'
import { addressLines } from '../../../../worker/commerce/mail/address-lines'

const ITALIAN = {
  country_id: 'IT',
  prefix: 'Ms',
  firstname: 'Elena',
  lastname: 'Rossi',
  street: ['Via Dante', '7'],
  postcode: '20121',
  city: 'Milano',
  region: 'MI',
}

test('a label names the province, and whom it is for as they wish to be called', () => {
  expect(addressLines(addressRequest.parse(ITALIAN), 'en')).toEqual([
    'Ms Elena Rossi',
    'Via Dante 7',
    '20121 Milano (MI)',
    'Italy',
  ])
})

test('a label leaves out what an address does not have', () => {
  const plain = { ...ITALIAN, prefix: null, region: '', country_id: 'NL' }
  expect(addressLines(addressRequest.parse(plain), 'nl')).toEqual([
    'Elena Rossi',
    'Via Dante 7',
    '20121 Milano',
    'Nederland',
  ])
})
