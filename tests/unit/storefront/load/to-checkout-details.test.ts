import { expect, it } from 'vitest'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toCheckoutDetails } from '../../../../worker/storefront/load/account/to-checkout-details'

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
  const { personal, shipping } = toCheckoutDetails({ ...ERIN, addresses }, store)
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
    toCheckoutDetails(
      { ...ERIN, addresses: [{ ...address('ES', 'Sevilla'), region }] },
      storeViewOf('global_en'),
    ).shipping.state
  expect(inSpain({ region: 'Sevilla', region_id: 7 })).toBe('Sevilla')
  expect(inSpain('Sevilla')).toBe('Sevilla')
  expect(inSpain(null)).toBe('')
})

it('leaves an address out to which the store does not deliver', () => {
  const { shipping } = toCheckoutDetails({ ...ERIN, addresses: [address('US', 'Boston')] }, store)
  expect(shipping).toMatchObject({ country: 'NL', city: '' })
})
