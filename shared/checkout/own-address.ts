import type { AddressDetails, CheckoutDetails } from './details'

/** An address that a customer keeps, as the checkout has it (spec 3, user). */
export interface OwnAddress extends Omit<AddressDetails, 'region_id' | 'salutation'> {
  /** Its place among them. */
  position: number
}

/** What the checkout need not ask of who is logged in. */
export interface KnownCustomer {
  details: CheckoutDetails
  /** Where this store delivers, the one that is mostly used first. */
  addresses: OwnAddress[]
}

/** The form with the goods going to this address. Who orders is who gets them (spec 3). */
export function withDelivery(details: CheckoutDetails, address: OwnAddress): CheckoutDetails {
  const { position: _, firstName, lastName, ...place } = address
  return {
    ...details,
    personal: { ...details.personal, firstName, lastName },
    shipping: { ...details.shipping, ...place },
  }
}

/** Whether the form says this address, whatever it says of how to reach who lives there. */
export function goesTo({ personal, shipping }: CheckoutDetails, address: OwnAddress): boolean {
  const { position: _, phoneNumber: __, ...asked } = address
  const said = { ...shipping, firstName: personal.firstName, lastName: personal.lastName }
  const names = Object.keys(asked) as (keyof typeof asked)[]
  return names.every((name) => said[name] === asked[name])
}
