// The wallets of the sandbox: sessions for the hosts of the shop, and tokens that say in the place of
// what a device would encrypt what becomes of the payment: `test_approve`, `test_refuse`, `test_pending`.
import type { WalletToken } from '../../../../shared/contract/payment/wallet'
import { isRecord } from '../../../../shared/json/is-record'
import { parseJson } from '../../../../shared/json/parse-json'
import { createRandomId } from '../../db/random-id'
import type { WalletSessionRequest } from './checkout-api'
import type { Behaviour } from './sandbox-cards'

const SESSION_MS = 5 * 60_000

const TOKENS: Readonly<Record<string, Behaviour>> = {
  test_approve: 'approve',
  test_refuse: 'refuse',
  test_pending: 'pending',
}

/** The wallets as the provider lists them beside the cards. */
export const SANDBOX_WALLETS = [
  {
    type: 'applepay',
    name: 'Apple Pay',
    brands: ['mc', 'visa', 'amex'],
    configuration: { merchantId: 'merchant.sandbox', merchantName: 'Sandbox' },
  },
  {
    type: 'googlepay',
    name: 'Google Pay',
    brands: ['mc', 'visa', 'amex'],
    configuration: { merchantId: '50', gatewayMerchantId: 'Sandbox' },
  },
]

/** What a token stands for; null for one that no wallet of the sandbox gives. */
export function behaviourOfWallet(method: WalletToken): Behaviour | null {
  const said = signedPart(method)
  return typeof said === 'string' && Object.hasOwn(TOKENS, said) ? (TOKENS[said] ?? null) : null
}

/** The part that a device signs: Apple's token is JSON in base64, Google's is JSON. */
function signedPart(method: WalletToken): unknown {
  if (method.type === 'googlepay') {
    const token = parseJson(method.googlePayToken)
    return isRecord(token) ? token.signedMessage : null
  }
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(method.applePayToken)
  const token = isBase64 ? parseJson(atob(method.applePayToken)) : null
  return isRecord(token) ? token.data : null
}

/** A session as Apple gives it, in the provider's envelope. */
export function sandboxSession({ displayName, domainName }: WalletSessionRequest, now: number) {
  const session = {
    epochTimestamp: now,
    expiresAt: now + SESSION_MS,
    merchantSessionIdentifier: createRandomId(),
    nonce: createRandomId().slice(0, 8),
    merchantIdentifier: 'sandbox',
    domainName,
    displayName,
    signature: 'sandbox',
  }
  return { data: toBase64(JSON.stringify(session)) }
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
