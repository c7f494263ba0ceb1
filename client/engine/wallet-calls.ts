// Paying by a wallet of the device, in the words of the wire (contract 1.10).

import type { Wallet } from '../../shared/checkout/payment-methods'
import type { WalletOrder, WalletReply } from '../../shared/checkout/wallet-order'
import {
  parseWallet,
  readWalletReply,
  UNSENT,
  WALLET_ORDER_PATH,
} from '../../shared/checkout/wallet-order'
import { adyenCalls } from '../../shared/contract/payment/adyen'
import { type AdyenOutcome, toAdyenStep } from '../../shared/contract/payment/adyen-outcome'
import { type WireWalletQuote, walletCalls } from '../../shared/contract/payment/wallet'
import { isRecord } from '../../shared/json/is-record'
import { fail, ok, type Result } from '../../shared/result'
import { type CardFault, postToAdyen } from './card-payment-calls'
import { cartPath } from './cart-calls'
import type { HttpPort } from './ports'

/** What a browser needs to open a wallet. */
export interface WalletSetup {
  wallet: Wallet
  /** Sandbox, test, or one of those that are live. */
  environment: string
  /** Of the provider's web package; null in front of the sandbox. */
  clientKey: string | null
  brands: string[]
  /** How the merchant is called there. */
  configuration: Record<string, string>
}

/** What a wallet gave once the shopper has agreed in it. */
export type WalletGiven = Pick<WalletOrder, 'paymentMethod' | 'browserInfo'>

/** Takes test wallets. */
export const SANDBOX = 'sandbox'

/** Asks which wallets the merchant's account takes (contract 1.10). Throws where nobody can tell. */
export async function fetchWallets(http: HttpPort): Promise<WalletSetup[]> {
  const answer = await postToAdyen(http, 'payment-methods', {})
  const read = adyenCalls.adyenMethods.result.safeParse(answer.ok ? answer.value : null)
  if (!read.success || typeof read.data === 'string') throw new Error('No wallets were named')
  const { environment = '', clientKey = null, paymentMethodsResponse } = read.data
  return paymentMethodsResponse.paymentMethods.flatMap(({ type, brands = [], configuration }) => {
    const wallet = parseWallet(type)
    if (!wallet) return []
    return [{ wallet, environment, clientKey, brands, configuration: toTexts(configuration) }]
  })
}

function toTexts(configuration: unknown): Record<string, string> {
  const entries = isRecord(configuration) ? Object.entries(configuration) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Asks for a session of Apple Pay; null where there is none. The shop says for which host. */
export async function askWalletSession(
  http: HttpPort,
  { configuration }: WalletSetup,
): Promise<Record<string, unknown> | null> {
  const { merchantId: merchantIdentifier = '', merchantName: displayName = '' } = configuration
  const asked = { merchantIdentifier, displayName, domainName: '' }
  const answer = await postToAdyen(http, 'request-merchant-session', asked)
  return answer.ok && isRecord(answer.value) ? answer.value : null
}

/** Asks what the cart costs at an address of the wallet; null where it cannot be sent there. */
export async function quoteWallet(
  http: HttpPort,
  wallet: Wallet,
  shippingAddress: Record<string, unknown>,
): Promise<WireWalletQuote | null> {
  const path = cartPath(walletCalls.walletExpressCheckout.path)
  const body = { paymentMethod: { method: `adyen_${wallet}` }, shippingAddress }
  const answer = await http.send({ method: 'POST', path, body })
  if (answer.kind === 'lost' || answer.code !== 200) return null
  const read = walletCalls.walletExpressCheckout.result.safeParse(answer.result)
  return read.success ? read.data : null
}

/** Pays for an order that is placed. */
export async function payByWallet(
  http: HttpPort,
  order: { orderHash: string; returnUrl: string },
  given: WalletGiven,
): Promise<Result<AdyenOutcome, CardFault>> {
  const answer = await postToAdyen(http, 'wallet-complete', { ...order, ...given })
  return answer.ok ? ok(toAdyenStep(answer.value)) : fail(answer.error)
}

/** Orders the cart and pays for it. */
export async function sendWalletOrder(http: HttpPort, order: WalletOrder): Promise<WalletReply> {
  const answer = await http.send({ method: 'POST', path: WALLET_ORDER_PATH, body: order })
  if (answer.kind === 'lost') return answer.reason === 'offline' ? UNSENT : readWalletReply(null)
  if (answer.code >= 400 && answer.code < 500) return UNSENT
  // Something on the way may have failed after the order was placed.
  return readWalletReply(answer.code === 200 ? answer.result : null)
}
