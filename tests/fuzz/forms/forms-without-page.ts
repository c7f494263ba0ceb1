// What is posted to the storefront and stands on none of its pages, with the reason.
import { BANK_ANSWERS } from '../../../shared/checkout/bank-answers'
import { EXPRESS_PAY_PATH } from '../../../shared/checkout/express'
import { ORDER_NAME } from '../../../shared/checkout/shown-return'
import { WALLET_ORDER_PATH, walletOrder } from '../../../shared/checkout/wallet-order'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import { walletToken } from '../../fixtures/wallet-token'
import type { PageForm } from './read-forms'

/** A wallet of a device needs script, and a bank has a page of its own. */
export const PATHS_WITHOUT_PAGE: readonly string[] = [WALLET_ORDER_PATH, RETURN_PATH]

/** A script sends it once a wallet of the device has agreed, which a browser without script cannot. */
export const WALLET_ORDER = {
  path: WALLET_ORDER_PATH,
  schema: walletOrder,
  /** The form on the same page that has the sum. */
  beside: EXPRESS_PAY_PATH,
  known: {
    attempt: [
      '5b47ddbd-1b83-4a20-973d-59f66131afe7',
      '78ff4a2a-c980-4412-9e31-d5aac2cc3248',
      '90175426-331c-484c-a1fe-c8b6f13db7e7',
    ],
    address: [
      {
        country_id: 'NL',
        street: ['Kerkstraat', '12'],
        postcode: '1017 GC',
        city: 'Amsterdam',
        firstname: 'Erin',
        lastname: 'Vries',
        telephone: '0612345678',
      },
    ],
    paymentMethod: [
      walletToken('applepay', 'approve'),
      walletToken('applepay', 'refuse'),
      walletToken('googlepay', 'pending'),
    ],
  },
} as const

/** The page of a bank posts this one, with the order in its address or in a field. */
function returnForm(orderHash: string): PageForm {
  const hidden = (name: string, value: string) => ({
    name,
    kind: 'hidden',
    value,
    choices: [],
    isRequired: false,
  })
  const fields = [
    hidden(ORDER_NAME, orderHash),
    hidden('result', '1'),
    ...BANK_ANSWERS.map((name) => hidden(name, 'abc')),
  ]
  return { path: RETURN_PATH, isMultipart: false, fields }
}

/** The same as if they stood on pages, about the orders that the forms of somebody are about. */
export function formsWithoutPage(forms: readonly PageForm[]): PageForm[] {
  const orders = forms.flatMap(({ fields }) =>
    fields.flatMap(({ name, value }) => (name === ORDER_NAME && value ? [value] : [])),
  )
  return [
    { path: WALLET_ORDER_PATH, isMultipart: false, fields: [] },
    ...(orders.length > 0 ? orders : ['none']).map(returnForm),
  ]
}
