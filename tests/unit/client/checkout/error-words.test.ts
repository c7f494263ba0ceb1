/// <reference path="../../../../client/messages.d.ts" />

import en from 'virtual:messages/global_en'
import { expect, test } from 'vitest'
import { errorWords } from '../../../../client/checkout/details/error-words'
import { createTranslate } from '../../../../shared/i18n/messages'

const t = createTranslate(en)

test.each([
  [
    'delivery.firstName',
    'checkout.name-too-short',
    'First name: Name must have at least 2 letters',
  ],
  ['delivery.lastName', 'checkout.name-too-short', 'Last name: Name must have at least 2 letters'],
  ['delivery.lastName', 'checkout.last-name-required', 'Enter your last name'],
  [
    'billing.city',
    'checkout.too-long',
    'Billing address: Town or city: This is too long: at most 64 characters',
  ],
  ['billing.taxId', 'checkout.tax-id-invalid', 'A tax ID has at least 3 letters or digits'],
  [
    'terms',
    'checkout.terms-required',
    'Please accept the terms and conditions to place your order',
  ],
] as const)('the summary says of %s, %s: %s', (path, key, words) => {
  expect(errorWords(t, path, key)).toBe(words)
})
