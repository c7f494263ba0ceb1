import { expect, it } from 'vitest'
import { OwnAddresses } from '../../../../client/checkout/details/own-addresses'
import { CheckoutProvider } from '../../../../client/stores/checkout/checkout-context'
import { emptyDetails } from '../../../../shared/checkout/details'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { drawInShop } from '../../../fixtures/draw-in-shop'

it('tells the addresses of a customer apart by their company too', () => {
  const details = emptyDetails(storeViewOf('global_en'))
  const { region_id: _, salutation: __, ...empty } = details.shipping
  const home = {
    ...empty,
    ...{ position: 0, firstName: 'Niamh', lastName: 'O’Sullivan', country: 'IE' },
    ...{ streetAddress: 'Church Street', apartmentNumber: '12', zipCode: 'D02', city: 'Dublin' },
  }
  const studio = { ...home, position: 1, company: 'Studio Fern' }
  const drawn = drawInShop(
    <CheckoutProvider drawn={null} customer={{ details, addresses: [home, studio] }}>
      <OwnAddresses />
    </CheckoutProvider>,
  )
  expect(drawn).toContain('>Niamh O’Sullivan, 12 Church Street, Dublin D02</option>')
  expect(drawn).toContain('>Studio Fern, Niamh O’Sullivan, 12 Church Street, Dublin D02</option>')
})
