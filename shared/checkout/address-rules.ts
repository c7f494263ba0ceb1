// The form rules of spec 5. Each rule answers the key of its message, or null when all is well.

import { isEmailText } from '../customer/email-text'
import type { MessageKey } from '../i18n/messages'
import type { AddressDetails, CheckoutDetails, PersonalDetails } from './details'

const MIN_NAME = 2
const MIN_TAX_ID = 3
const MIN_POSTCODE = 3
/** The wire takes no longer lines (contract: address). */
const MAX_LINE = 64
/** The address lookup takes no longer additions to a house number (contract 1.11). */
const MAX_AFFIX = 16
/** Number and addition are one line of the wire, with a space between them. */
const MAX_HOUSE_NUMBER = MAX_LINE - MAX_AFFIX - 1

const PHONE = /^\+?[\d\s().\-/]+$/
const MIN_PHONE_DIGITS = 6
const MAX_PHONE_DIGITS = 15

/** Countries whose addresses name a province (UPU, postal addressing systems). */
const COUNTRIES_WITH_PROVINCE = ['ES', 'IT']

type Rule = (value: string) => MessageKey | null

/** Letters of any script, digits too: what counts is that something is written. */
const lettersIn = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length
const digitsIn = (text: string) => (text.match(/\d/g) ?? []).length

const required =
  (key: MessageKey, most = MAX_LINE): Rule =>
  (value) => {
    if (value.trim() === '') return key
    return value.length > most ? 'checkout.too-long' : null
  }

const name =
  (emptyKey: MessageKey): Rule =>
  (value) =>
    required(emptyKey)(value) ?? (lettersIn(value) < MIN_NAME ? 'checkout.name-too-short' : null)

const email: Rule = (value) => {
  if (value.trim() === '') return 'checkout.email-required'
  return isEmailText(value) ? null : 'checkout.email-invalid'
}

const phone: Rule = (value) => {
  const written = value.trim()
  if (written === '') return null
  const digits = digitsIn(written)
  const isValid = PHONE.test(written) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS
  return isValid ? null : 'checkout.phone-invalid'
}

const postcode: Rule = (value) =>
  required('checkout.postcode-required')(value) ??
  (lettersIn(value) < MIN_POSTCODE || value.trim().length > 16 ? 'checkout.postcode-invalid' : null)

const upTo =
  (most: number): Rule =>
  (value) =>
    value.length > most ? 'checkout.too-long' : null

const taxId: Rule = (value) => {
  if (value.trim() === '') return null
  return lettersIn(value) < MIN_TAX_ID || value.length > 32 ? 'checkout.tax-id-invalid' : null
}

const NAME_RULES = {
  firstName: name('checkout.first-name-required'),
  lastName: name('checkout.last-name-required'),
}

const PERSONAL_RULES = { emailAddress: email, ...NAME_RULES } satisfies Partial<
  Record<keyof PersonalDetails, Rule>
>

const ADDRESS_RULES = {
  country: required('checkout.country-required'),
  zipCode: postcode,
  apartmentNumber: required('checkout.house-number-required', MAX_HOUSE_NUMBER),
  streetAddress: required('checkout.street-required'),
  city: required('checkout.city-required'),
  state: required('checkout.state-required'),
  phoneNumber: phone,
  affix: upTo(MAX_AFFIX),
  company: upTo(MAX_LINE),
  salutation: upTo(MAX_LINE),
} satisfies Partial<Record<keyof AddressDetails, Rule>>

/** Every field of the form by one flat name; the order is that of the screen. */
const FIELD_RULES = {
  ...PERSONAL_RULES,
  ...ADDRESS_RULES,
  taxId,
} satisfies Record<string, Rule>
export type FieldName = keyof typeof FIELD_RULES
export const FIELD_NAMES = Object.keys(FIELD_RULES) as FieldName[]

/** Which part of the form a field stands in: where to, or who pays. */
export type FieldPart = 'delivery' | 'billing'
export type FieldPath = `${FieldPart}.${FieldName}`
export type FieldErrors = Partial<Record<FieldPath, MessageKey>>

/** Whether addresses of this country, ISO 3166 alpha-2, are asked for a state (spec 3). */
export function needsState(country: string): boolean {
  return COUNTRIES_WITH_PROVINCE.includes(country)
}

/** What is wrong with one field; null when nothing is. */
export function checkField(field: FieldName, value: string): MessageKey | null {
  return FIELD_RULES[field](value)
}

const DELIVERY_FIELDS = Object.keys({ ...PERSONAL_RULES, ...ADDRESS_RULES }) as FieldName[]
const BILLING_FIELDS = Object.keys({ ...NAME_RULES, ...ADDRESS_RULES }) as FieldName[]

/**
 * Everything that is wrong with the form, in the order of the screen (spec 5). Where nothing is sent no
 * address of its own is asked for the bill.
 */
export function checkDetails(
  { personal, shipping, payment }: CheckoutDetails,
  isVirtual = false,
): FieldErrors {
  const delivery = { ...shipping, ...personal }
  const errors: FieldErrors = {
    ...checkPart('delivery', fieldsOf(DELIVERY_FIELDS, shipping), delivery),
    ...checkPart('billing', ['taxId'], payment),
  }
  if (isVirtual || payment.isSameAsShipping) return errors
  return { ...errors, ...checkPart('billing', fieldsOf(BILLING_FIELDS, payment), payment) }
}

/** Whether nothing has to be asked any more (spec 5). */
export function areComplete(details: CheckoutDetails): boolean {
  return Object.keys(checkDetails(details)).length === 0
}

function fieldsOf(fields: FieldName[], { country }: AddressDetails): FieldName[] {
  return fields.filter((field) => field !== 'state' || needsState(country))
}

function checkPart(part: FieldPart, fields: FieldName[], values: object): FieldErrors {
  const found = fields.flatMap((field) => {
    const key = checkField(field, String(Reflect.get(values, field) ?? ''))
    return key ? [[`${part}.${field}`, key] as const] : []
  })
  return Object.fromEntries(found)
}

/** A postcode as it is compared and sent: no double spaces, capitals. */
export function tidyPostcode(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toUpperCase()
}
