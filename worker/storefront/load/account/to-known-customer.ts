import { emptyDetails } from '../../../../shared/checkout/details'
import {
  type KnownCustomer,
  type OwnAddress,
  withDelivery,
} from '../../../../shared/checkout/own-address'
import { maySendTo } from '../../../../shared/checkout/shipping-methods'
import { toRegionName } from '../../../../shared/contract/customer/address'
import type { WireCustomer } from '../../../../shared/contract/customer/user'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** What the checkout need not ask a customer: who it is, and where they have things sent. */
export function toKnownCustomer(customer: WireCustomer, store: StoreView): KnownCustomer {
  const empty = emptyDetails(store)
  const { email, firstname = '', lastname = '' } = customer
  const personal = { emailAddress: email, firstName: firstname, lastName: lastname }
  const addresses = (customer.addresses ?? [])
    .filter(({ country_id }) => maySendTo(store, country_id ?? ''))
    .sort((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
    .map((address, position) => ({ position, ...toOwnAddress(address, customer, store) }))
  const [mostUsed] = addresses
  const details = { ...empty, personal }
  return { details: mostUsed ? withDelivery(details, mostUsed) : details, addresses }
}

type WireAddress = NonNullable<WireCustomer['addresses']>[number]

const isDefault = ({ default_shipping }: WireAddress) => default_shipping === true

function toOwnAddress(
  address: WireAddress,
  { firstname = '', lastname = '' }: WireCustomer,
  store: StoreView,
): Omit<OwnAddress, 'position'> {
  const [streetAddress = '', apartmentNumber = '', affix = ''] = address.street ?? []
  return {
    firstName: address.firstname || firstname,
    lastName: address.lastname || lastname,
    country: address.country_id ?? store.tax.defaultCountry,
    streetAddress,
    apartmentNumber,
    affix,
    city: address.city ?? '',
    state: toRegionName(address.region) || store.tax.defaultRegion,
    zipCode: address.postcode ?? '',
    phoneNumber: address.telephone ?? '',
    company: address.company ?? '',
  }
}
