import * as z from 'zod/mini'
import { findPaymentOffer, paymentOffers } from '../../../shared/checkout/payment-methods'
import { parseJson } from '../../../shared/json/parse-json'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { PaymentVars } from '../env'
import { findPayPalAccount } from './paypal-account'

const known = z.string().check(z.refine((code) => findPaymentOffer(code) !== null))
const methods = z.record(z.string(), z.array(known).check(z.minLength(1)))

const GOODS = { isPaid: false, isVirtual: false }

/**
 * The ways to pay that a store does not offer: those that its merchant has left out, test money where it
 * is not wanted, providers without an account. Throws where nobody can read the settings.
 */
export function closedPayments(env: PaymentVars, storeCode: StoreCode): string[] {
  return [...leftOut(env, storeCode), ...withoutProvider(env, storeCode)]
}

function leftOut({ PAYMENT_METHODS: text }: PaymentVars, storeCode: StoreCode): string[] {
  if (!text) return []
  const read = methods.safeParse(parseJson(text))
  if (!read.success) throw new Error('PAYMENT_METHODS is no JSON of lists of known codes by store')
  const wanted = Object.hasOwn(read.data, storeCode) ? read.data[storeCode] : undefined
  if (!wanted) return []
  const codes = paymentOffers({ storeCode }, GOODS).map(({ code }) => code)
  return codes.filter((code) => !wanted.includes(code))
}

function withoutProvider(env: PaymentVars, storeCode: StoreCode): string[] {
  if (env.SANDBOX_PAYMENTS === 'on') return []
  return [
    'sandbox_card',
    ...(env.ADYEN_API_KEY ? [] : ['adyen_cc', 'adyen_applepay', 'adyen_googlepay']),
    ...(findPayPalAccount(env, storeCode) ? [] : ['paypal_express']),
  ]
}
