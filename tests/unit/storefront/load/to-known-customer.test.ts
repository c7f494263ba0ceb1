import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toKnownCustomer } from '../../../../worker/storefront/load/account/to-known-customer'

const store = storeViewOf('nl_nl')
const ERIN = { id: 1, email: 'erin@example.com', firstname: 'Erin', lastname: 'de Vries' }
const address = (country_id: string, city: string, default_shipping = false) => ({
  country_id,
  city,
  default_shipping,
  street: ['Oudegracht', '12', 'bis'],
  postcode: '3511 AB',
})

it('fills in who a customer is and where the default address is', () => {
  const addresses = [address('BE', 'Gent'), address('NL', 'Utrecht', true)]
  const { personal, shipping } = toKnownCustomer({ ...ERIN, addresses }, store).details
  expect(personal).toEqual({
    emailAddress: 'erin@example.com',
    firstName: 'Erin',
    lastName: 'de Vries',
  })
  expect(shipping).toMatchObject({
    country: 'NL',
    city: 'Utrecht',
    streetAddress: 'Oudegracht',
    apartmentNumber: '12',
    affix: 'bis',
  })
})

it('fills in the province, however a backend writes it', () => {
  const inSpain = (region: unknown) =>
    toKnownCustomer(
      { ...ERIN, addresses: [{ ...address('ES', 'Sevilla'), region }] },
      storeViewOf('global_en'),
    ).details.shipping.state
  expect(inSpain({ region: 'Sevilla', region_id: 7 })).toBe('Sevilla')
  expect(inSpain('Sevilla')).toBe('Sevilla')
  expect(inSpain(null)).toBe('')
})

it('leaves an address out to which the store does not deliver', () => {
  const known = toKnownCustomer({ ...ERIN, addresses: [address('US', 'Boston')] }, store)
  expect(known.addresses).toEqual([])
  expect(known.details.shipping).toMatchObject({ country: 'NL', city: '' })
})

it('has all addresses to choose from, the default one first', () => {
  const mother = { ...address('NL', 'Delft'), firstname: 'Anna', lastname: 'Bakker' }
  const addresses = [mother, address('NL', 'Utrecht', true), address('US', 'Boston')]
  const known = toKnownCustomer({ ...ERIN, addresses }, store)
  expect(known.addresses).toMatchObject([
    { position: 0, city: 'Utrecht', firstName: 'Erin', lastName: 'de Vries' },
    { position: 1, city: 'Delft', firstName: 'Anna', lastName: 'Bakker' },
  ])
})
