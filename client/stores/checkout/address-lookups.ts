// The address lookups of the form: one for the delivery, one for the bill.
import type { FieldName, FieldPart } from '../../../shared/checkout/address-rules'
import type { CheckoutDetails } from '../../../shared/checkout/details'
import { type FormField, readField, writeField } from '../../../shared/checkout/form-field'
import { houseNumberOf } from '../../../shared/checkout/order'
import type { AddressLookupState, FormChange } from '../../engine/address-lookup'
import { createAddressLookup } from '../../engine/address-lookup-engine'
import { toLookupCountries } from '../../engine/lookup-countries'
import type { EnteredAddress } from '../../engine/lookup-request'
import type { Ports } from '../../engine/ports'

interface Setup {
  ports: Ports
  /** Those of the form, as two letters. */
  countries: readonly string[]
  details: () => CheckoutDetails
  changed: (part: FieldPart, state: AddressLookupState) => void
  write: (details: CheckoutDetails) => void
}

export interface AddressLookups {
  states: () => Record<FieldPart, AddressLookupState>
  /** The shopper has changed this field. */
  enter: (field: FormField) => void
  accept: (part: FieldPart) => void
  enterByHand: (part: FieldPart) => void
  /** What stands there now was not typed: it was emptied, or comes from the address book. */
  forget: (part: FieldPart) => void
}

const LOOKUP_FIELDS = [
  'country',
  'zipCode',
  'apartmentNumber',
  'affix',
  'streetAddress',
  'city',
] as const satisfies readonly FieldName[]

/** Makes the lookups of one checkout. */
export function createAddressLookups(setup: Setup): AddressLookups {
  const { ports, details, changed, write } = setup
  const countries = toLookupCountries(setup.countries)
  const open = (part: FieldPart) =>
    createAddressLookup({
      ports,
      countries,
      changed: (state) => changed(part, state),
      fill: (change) => fill(part, change),
    })
  const lookups = { delivery: open('delivery'), billing: open('billing') }

  function tell(part: FieldPart) {
    lookups[part].dispatch({ type: 'entered', entered: readAddress(details(), part) })
  }

  function fill(part: FieldPart, change: FormChange) {
    const names = Object.keys(change) as (keyof FormChange)[]
    const filled = names.reduce(
      (written, field) => writeField(written, { part, field }, change[field] ?? ''),
      details(),
    )
    write(filled)
    tell(part)
  }

  return {
    states: () => ({ delivery: lookups.delivery.state(), billing: lookups.billing.state() }),
    enter({ part, field }) {
      if ((LOOKUP_FIELDS as readonly FieldName[]).includes(field)) tell(part)
    },
    accept: (part) => lookups[part].dispatch({ type: 'accepted' }),
    enterByHand: (part) => lookups[part].dispatch({ type: 'manual-chosen' }),
    forget: (part) => lookups[part].dispatch({ type: 'forgotten' }),
  }
}

function readAddress(details: CheckoutDetails, part: FieldPart): EnteredAddress {
  const read = (field: (typeof LOOKUP_FIELDS)[number]) => readField(details, { part, field })
  return {
    country: read('country'),
    zipCode: read('zipCode'),
    apartmentNumber: houseNumberOf({
      apartmentNumber: read('apartmentNumber'),
      affix: read('affix'),
    }),
    streetAddress: read('streetAddress'),
    city: read('city'),
  }
}
