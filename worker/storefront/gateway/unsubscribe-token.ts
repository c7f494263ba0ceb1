import { timingSafeEqual } from 'hono/utils/buffer'
import { base64url } from 'jose'
import { hmac } from '../../../shared/signing/hmac'
import type { StoreCode } from '../../../shared/store-view/store-view'

/**
 * Proves that its bearer received our newsletter: the tool that sends it signs store and address with
 * HMAC-SHA256 and puts the result, in base64url, into the link at the end.
 */
export async function toUnsubscribeToken(
  key: string,
  storeCode: StoreCode,
  email: string,
): Promise<string> {
  return base64url.encode(await hmac(key, `${storeCode}\n${email.toLowerCase()}`))
}

/** Whether a token is that of this address. Without a key none is. */
export async function isUnsubscribeToken(
  key: string | null,
  storeCode: StoreCode,
  email: string,
  token: string,
): Promise<boolean> {
  return key !== null && timingSafeEqual(token, await toUnsubscribeToken(key, storeCode, email))
}
