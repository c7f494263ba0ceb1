import type { PaymentState } from '../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../shared/result'
import type { Refusal } from '../http/refusal'
import type { PaymentSettings } from './payment-settings'

const NOT_ALLOWED: Refusal = {
  code: 400,
  reason: 'return-not-allowed',
  message: 'The returnUrl is not an address of the shop.',
}

/** The value of `result` in the address a shopper comes back to (spec 2, checkout-return). */
const RESULTS: Readonly<Record<PaymentState, string>> = {
  paid: '1',
  due: '1',
  refused: '0',
  cancelled: 'cancelled',
  open: 'cancelled',
  checking: 'checking',
}

/** The address, when it belongs to the shop: redirects to other sites are refused (trust I15). */
export function parseReturnUrl(text: string, settings: PaymentSettings): Result<URL, Refusal> {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username !== '' || url.password !== '') return fail(NOT_ALLOWED)
  return settings.isStorefront(url) ? ok(url) : fail(NOT_ALLOWED)
}

/** The way back to the shop with what became of the payment. */
export function toReturnUrl(returnUrl: string, orderHash: string, state: PaymentState): string {
  const url = new URL(returnUrl)
  url.searchParams.set('result', RESULTS[state])
  url.searchParams.set('orderHash', orderHash)
  return url.href
}
