import type { MessageKey, Translate } from '../../../shared/i18n/messages'

/** Where the words of a fault do not say which field is meant: what that field is called. */
const NAMELESS: readonly MessageKey[] = ['checkout.name-too-short', 'checkout.too-long']
const LABELS: Partial<Record<string, MessageKey>> = {
  firstName: 'checkout.first-name',
  lastName: 'checkout.last-name',
  zipCode: 'checkout.postcode',
  apartmentNumber: 'checkout.house-number',
  streetAddress: 'checkout.street',
  city: 'checkout.city',
  state: 'checkout.state',
  affix: 'checkout.affix',
  company: 'checkout.company',
}

/**
 * What is wrong with a field, where it is said apart from it. Of the fields of a bill only the tax ID stands
 * beside those of the delivery: it belongs to no address.
 */
export function errorWords(t: Translate, path: string, key: MessageKey): string {
  const [part, field = ''] = path.split('.')
  const label = NAMELESS.includes(key) && LABELS[field]
  return [
    part === 'billing' && field !== 'taxId' && t('checkout.billing'),
    label && t(label),
    t(key),
  ]
    .filter(Boolean)
    .join(t('text.colon'))
}
