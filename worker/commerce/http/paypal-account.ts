import * as z from 'zod/mini'
import { parseJson } from '../../../shared/json/parse-json'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { PaymentVars } from '../env'

const filled = z.string().check(z.minLength(1))
const accounts = z.record(z.string(), z.object({ clientId: filled, secret: filled }))
export type PayPalAccount = z.output<typeof accounts>[string]

/** The account of a store at PayPal; null where it has none. Throws where nobody can read them. */
export function findPayPalAccount(
  { PAYPAL_ACCOUNTS: text }: PaymentVars,
  storeCode: StoreCode,
): PayPalAccount | null {
  if (!text) return null
  const read = accounts.safeParse(parseJson(text))
  if (!read.success) throw new Error('PAYPAL_ACCOUNTS is no JSON of accounts by store')
  return Object.hasOwn(read.data, storeCode) ? (read.data[storeCode] ?? null) : null
}
