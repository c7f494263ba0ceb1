import { checkField, type FieldName, needsState } from '../checkout/address-rules'
import { ACCOUNT_FIELDS } from '../customer/account-forms'
import type { MessageKey } from '../i18n/messages'

const F = ACCOUNT_FIELDS

/** Fields of an address of the book, in the order of the form, with the rule that each keeps. */
const RULES = [
  [F.firstName, 'firstName'],
  [F.lastName, 'lastName'],
  [F.country, 'country'],
  [F.zipCode, 'zipCode'],
  [F.street, 'streetAddress'],
  [F.houseNumber, 'apartmentNumber'],
  [F.addition, 'affix'],
  [F.city, 'city'],
  [F.state, 'state'],
  [F.company, 'company'],
  [F.phone, 'phoneNumber'],
] as const satisfies readonly (readonly [string, FieldName])[]

export type BookField = (typeof RULES)[number][0]

/**
 * What is wrong with an address of the book, as the key of a message by the name of its field (spec 5, form
 * rules); nothing where all is well.
 */
export function checkBookAddress(
  read: (name: BookField) => string,
): Partial<Record<BookField, MessageKey>> {
  const isAsked = (name: BookField) => name !== F.state || needsState(read(F.country))
  const found = RULES.flatMap(([name, rule]) => {
    const key = isAsked(name) ? checkField(rule, read(name)) : null
    return key ? [[name, key] as const] : []
  })
  return Object.fromEntries(found)
}
