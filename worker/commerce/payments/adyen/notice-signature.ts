// The provider signs each item of a webhook: eight of its values with colons between, HMAC-SHA256
// under a key that it tells in hexadecimal, in base64.
import type { AdyenNotice } from './notice-messages'

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const

/** The signature of an item. */
export async function signNotice(keyInHex: string, notice: AdyenNotice): Promise<string> {
  const key = await keyOf(keyInHex)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, signedBytes(notice)))
  return btoa(String.fromCharCode(...bytes))
}

/** Whether one of the keys signed this item; two are good while one replaces the other. */
export async function isSigned(
  keysInHex: readonly string[],
  notice: AdyenNotice,
): Promise<boolean> {
  const given = fromBase64(notice.additionalData?.hmacSignature ?? '')
  if (!given) return false
  for (const keyInHex of keysInHex) {
    const key = await keyOf(keyInHex)
    if (await crypto.subtle.verify('HMAC', key, given, signedBytes(notice))) return true
  }
  return false
}

function signedBytes(notice: AdyenNotice): BufferSource {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference } = notice
  const { amount, eventCode, success } = notice
  const values = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ]
  return new TextEncoder().encode(values.join(':'))
}

function keyOf(keyInHex: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(keyInHex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify'])
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) return null
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
