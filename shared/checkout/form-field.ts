import type { FieldName, FieldPart, FieldPath } from './address-rules'
import type { CheckoutDetails } from './details'

/** One field of the form: which part it stands in, and what it is called there. */
export interface FormField {
  part: FieldPart
  field: FieldName
}

/** The name of a field in the form and in its errors. */
export function toPath({ part, field }: FormField): FieldPath {
  return `${part}.${field}`
}

const PERSONAL: readonly FieldName[] = ['emailAddress', 'firstName', 'lastName']

/** Who orders is who gets the goods: the names of delivery are the personal ones (spec 3). */
function groupOf({ part, field }: FormField): keyof CheckoutDetails {
  if (part === 'billing') return 'payment'
  return PERSONAL.includes(field) ? 'personal' : 'shipping'
}

/** What stands in a field. */
export function readField(details: CheckoutDetails, field: FormField): string {
  return String(Reflect.get(details[groupOf(field)], field.field) ?? '')
}

/** The details with one field changed. */
export function writeField(
  details: CheckoutDetails,
  field: FormField,
  value: string,
): CheckoutDetails {
  const group = groupOf(field)
  return { ...details, [group]: { ...details[group], [field.field]: value } }
}
