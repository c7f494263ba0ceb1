// A session of Apple Pay proves to the device who the merchant is. The provider fetches it: the address
// that a device names for it is never visited by the shop.
import { isRecord } from '../../../../shared/json/is-record'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import type { Refusal } from '../../http/refusal'
import type { AdyenDesk } from '../adyen/pay-by-adyen'
import { SILENT_PROVIDER } from '../payment-refusals'

const WRONG_DOMAIN: Refusal = {
  code: 400,
  reason: 'return-not-allowed',
  message: 'The domainName is not a host of the shop.',
}

const NO_SESSION: Refusal = {
  code: 422,
  reason: 'payment-data-refused',
  message: 'This wallet cannot be used here.',
}

/** Opens one for a host of the shop, under the shop's own name. */
export async function openWalletSession(
  { adyen, settings }: AdyenDesk,
  { merchantIdentifier, domainName }: { merchantIdentifier: string; domainName: string },
): Promise<Result<unknown, Refusal>> {
  if (!settings.isOwnHost(domainName)) return fail(WRONG_DOMAIN)
  const asked = { displayName: MERCHANT.name, domainName, merchantIdentifier }
  const answer = await adyen.walletSession(asked)
  if (!answer.ok) {
    console.error(`No session of Apple Pay for ${domainName}: ${answer.error.message}`)
    return fail(answer.error.kind === 'refused' ? NO_SESSION : SILENT_PROVIDER)
  }
  const session = readSession(answer.value.data)
  return session ? ok(session) : fail(SILENT_PROVIDER)
}

function readSession(data: string): Record<string, unknown> | null {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(data) && data.length % 4 === 0
  const bytes = Uint8Array.from(isBase64 ? atob(data) : '', (letter) => letter.charCodeAt(0))
  const session = parseJson(new TextDecoder().decode(bytes))
  return isRecord(session) ? session : null
}
