import type { StoreCode } from '../../shared/store-view/store-view'
import { isSameSecret } from '../middleware/same-secret'

/**
 * Proves that somebody has a letter of ours: whoever writes the letters signs store and address with
 * HMAC-SHA256 and puts the result, in base64url, into the link at the end of each.
 */
export async function toLetterToken(
  key: string,
  storeCode: StoreCode,
  email: string,
): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign'])
  const text = `${storeCode}\n${email.toLowerCase()}`
  return toBase64Url(await crypto.subtle.sign(algorithm, secret, bytes(text)))
}

/** Whether a token is that of this address. Without a key none is. */
export async function isLetterToken(
  key: string | null,
  storeCode: StoreCode,
  email: string,
  token: string,
): Promise<boolean> {
  return key !== null && isSameSecret(token, await toLetterToken(key, storeCode, email))
}

function toBase64Url(buffer: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
