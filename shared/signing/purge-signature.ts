// What commerce tells a storefront of changes is signed: `t=<ms since 1970>,v1=<HMAC-SHA256 in hex>`
// over moment and body, so that neither can be had without the other.
import { SIGNATURE_AGE_SECONDS } from '../contract/purge-message'
import { hmac, isHmac } from './hmac'
import { toHex } from './text-digest'

const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/

/** The signature of a body that is said at a moment, in ms since 1970. */
export async function signPurge(key: string, body: string, at: number): Promise<string> {
  return `t=${at},v1=${toHex(await hmac(key, signedText(body, at)))}`
}

/** Whether this text was signed with the key, a moment ago. */
export async function isSignedNow(
  key: string,
  signature: string,
  body: string,
  now: number,
): Promise<boolean> {
  const [, at, hex = ''] = FORM.exec(signature) ?? []
  if (at === undefined || Math.abs(now - Number(at)) > SIGNATURE_AGE_SECONDS * 1000) return false
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return isHmac(key, signedText(body, Number(at)), bytes)
}

function signedText(body: string, at: number): string {
  return `${at}.${body}`
}
