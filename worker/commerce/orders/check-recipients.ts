import type { WireAddress } from '../../../shared/contract/customer/address'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../shared/result'
import type { Refusal } from '../http/refusal'
import type { Recipients } from './order'

const MIN_POSTCODE = 3

/**
 * Whom the order is for: a name, a street, a place and a postcode of at least three letters in
 * each address (contract 1.3), and somewhere an e-mail address.
 */
export function checkRecipients(
  { shippingAddress, billingAddress }: OrderRequest['addressInformation'],
  isVirtual: boolean,
): Result<Recipients, Refusal> {
  const shipping = isVirtual ? null : (shippingAddress ?? null)
  if (!isVirtual && !shipping) return fail(refuse('shippingAddress', ['country_id']))
  const email = billingAddress.email || shippingAddress?.email
  const faults = [
    ...(shipping ? missingFields(shipping).map((field) => `shippingAddress.${field}`) : []),
    ...missingFields(billingAddress).map((field) => `billingAddress.${field}`),
    ...(email ? [] : ['billingAddress.email']),
  ]
  if (!email || faults.length > 0) return fail(refuse('address', faults))
  return ok({ shipping, billing: billingAddress, email })
}

function missingFields(address: WireAddress): string[] {
  const isFilled = {
    firstname: Boolean(address.firstname?.trim()),
    lastname: Boolean(address.lastname?.trim()),
    street: address.street.some((part) => part.trim() !== ''),
    city: Boolean(address.city?.trim()),
    postcode: (address.postcode?.trim().length ?? 0) >= MIN_POSTCODE,
  }
  return Object.entries(isFilled).flatMap(([field, isThere]) => (isThere ? [] : [field]))
}

function refuse(what: string, fields: string[]): Refusal {
  return {
    code: 400,
    reason: 'address-not-valid',
    message: `Please check the ${what}: ${fields.join(', ')}.`,
    details: { fields },
  }
}
