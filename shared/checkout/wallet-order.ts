// Express checkout by a wallet of the device: what a browser sends once the shopper has agreed in it,
// and what the shop answers.

import * as z from 'zod/mini'
import type { CartSummary } from '../cart/cart-summary'
import type { ShownLine } from '../cart/shown-cart'
import { addressRequest } from '../contract/customer/address'
import { browserInfo, walletToken } from '../contract/payment/wallet'
import { email } from '../contract/wire/request-value'
import { fail, ok, type Result } from '../result'
import { type ExpressFault, parseExpressFault } from './express'
import type { Wallet } from './payment-methods'

export const WALLET_ORDER_PATH = '/checkout-express/wallet'

/** Names the wallet in the address of its page. */
export const WALLET_FIELD = 'wallet'

export const walletOrder = z.object({
  /** Id of the attempt to order: sent twice, it is one order. */
  attempt: z.uuid(),
  /** What the shopper agreed to, in cents. */
  total: z.int().check(z.minimum(1)),
  email,
  address: addressRequest,
  paymentMethod: walletToken,
  browserInfo: z.optional(browserInfo),
  /** The shopper has agreed to the terms. */
  terms: z.literal(true),
})
export type WalletOrder = z.input<typeof walletOrder>
/** The same once it is read. */
export type ReadWalletOrder = z.output<typeof walletOrder>

/** Reads an order of a wallet, or why it is none: `terms` where only the agreement to them is missing. */
export function readWalletOrder(body: unknown): Result<ReadWalletOrder, 'terms' | 'malformed'> {
  const read = walletOrder.safeParse(body)
  if (read.success) return ok(read.data)
  const isAllButTerms = read.error.issues.every(({ path }) => path[0] === 'terms')
  return fail(isAllButTerms ? 'terms' : 'malformed')
}

/** What became of a wallet's order. */
export interface WalletReply {
  /** Why there is no order; null where there is one, or nobody can tell and its page finds out. */
  fault: ExpressFault | null
  /** The order stands, and its money was refused. */
  isRefused: boolean
}

const reply = z.object({ fault: z.nullable(z.string()), isRefused: z.boolean() })

/** It has not reached the shop: it may be sent again. */
export const UNSENT: WalletReply = { fault: 'unsent', isRefused: false }

/** Reads what became of a wallet's order; what is no reply tells nobody. */
export function readWalletReply(result: unknown): WalletReply {
  const read = reply.safeParse(result)
  if (!read.success) return { fault: null, isRefused: false }
  const { fault, isRefused } = read.data
  return { fault: fault === null ? null : (parseExpressFault(fault) ?? 'other'), isRefused }
}

/** The cart as its page shows it, before a wallet tells where it goes. */
export interface WalletReview {
  wallet: Wallet
  lines: ShownLine[]
  totals: CartSummary
}

/** Reads the wallet that an address names; null for another word. */
export function parseWallet(text: string | null): Wallet | null {
  return text === 'applepay' || text === 'googlepay' ? text : null
}
