import * as z from 'zod/mini'
import { paymentOffers } from '../../../shared/checkout/payment-methods'
import { parseJson } from '../../../shared/json/parse-json'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { PaymentVars } from '../env'
import { findPayPalAccount } from './paypal-account'

const stores = z.enum(STORE_VIEWS.map(({ storeCode }) => storeCode))
const methods = z.partialRecord(stores, z.array(z.string()).check(z.minLength(1)))

const GOODS = { isPaid: false, isVirtual: false }

/**
 * The ways to pay that a store does not offer: those that its merchant has left out, test money where it
 * is not wanted, providers without an account. Throws where nobody can read the settings, and where what
 * a merchant has named leaves none.
 */
export function closedPayments(env: PaymentVars, storeCode: StoreCode): string[] {
  const without = withoutProvider(env, storeCode)
  const wanted = wantedMethods(env)[storeCode]
  if (!wanted) return without
  if (wanted.every((code) => without.includes(code))) {
    throw new Error(`PAYMENT_METHODS leaves ${storeCode} no way to pay`)
  }
  return [...without, ...codesOf(storeCode).filter((code) => !wanted.includes(code))]
}

function wantedMethods({ PAYMENT_METHODS: text }: PaymentVars): z.output<typeof methods> {
  if (!text) return {}
  const read = methods.safeParse(parseJson(text))
  if (!read.success) throw new Error('PAYMENT_METHODS is no JSON of lists of codes by store')
  for (const storeCode of stores.options) {
    const unknown = read.data[storeCode]?.find((code) => !codesOf(storeCode).includes(code))
    if (unknown) throw new Error(`PAYMENT_METHODS: ${storeCode} offers no ${unknown}`)
  }
  return read.data
}

function codesOf(storeCode: StoreCode): string[] {
  return paymentOffers({ storeCode }, GOODS).map(({ code }) => code)
}

function withoutProvider(env: PaymentVars, storeCode: StoreCode): string[] {
  if (env.SANDBOX_PAYMENTS === 'on') return []
  return [
    'sandbox_card',
    ...(env.ADYEN_API_KEY ? [] : ['adyen_cc', 'adyen_applepay', 'adyen_googlepay']),
    ...(findPayPalAccount(env, storeCode) ? [] : ['paypal_express']),
  ]
}
