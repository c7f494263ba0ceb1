import { type CheckoutDetails, emptyDetails } from '../../../../shared/checkout/details'
import { maySendTo } from '../../../../shared/checkout/shipping-methods'
import { toRegionName } from '../../../../shared/contract/customer/address'
import type { WireCustomer } from '../../../../shared/contract/customer/user'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** What the checkout need not ask a customer: who it is, and the address that they mostly use. */
export function toCheckoutDetails(customer: WireCustomer, store: StoreView): CheckoutDetails {
  const empty = emptyDetails(store)
  const { email, firstname = '', lastname = '', addresses = [] } = customer
  const personal = { emailAddress: email, firstName: firstname, lastName: lastname }
  const served = (addresses ?? []).filter(({ country_id }) => maySendTo(store, country_id ?? ''))
  const address = served.find(({ default_shipping }) => default_shipping) ?? served[0]
  if (!address) return { ...empty, personal }
  const [streetAddress = '', apartmentNumber = '', affix = ''] = address.street ?? []
  const shipping = {
    ...empty.shipping,
    country: address.country_id ?? empty.shipping.country,
    streetAddress,
    apartmentNumber,
    affix,
    city: address.city ?? '',
    state: toRegionName(address.region) || empty.shipping.state,
    zipCode: address.postcode ?? '',
    phoneNumber: address.telephone ?? '',
    company: address.company ?? '',
  }
  return { ...empty, personal, shipping }
}
