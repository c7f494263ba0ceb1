import { SIGNATURE_AGE_SECONDS, toSignedText } from '../../shared/contract/purge-message'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/

/** Whether whoever holds the key said exactly this, and said it a moment ago. */
export async function isSignedNow(
  key: string,
  signature: string,
  body: string,
  now: number,
): Promise<boolean> {
  const [, at, hex = ''] = FORM.exec(signature) ?? []
  if (at === undefined || Math.abs(now - Number(at)) > SIGNATURE_AGE_SECONDS * 1000) return false
  const bytes = new TextEncoder()
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), HMAC, false, ['verify'])
  const text = bytes.encode(toSignedText(Number(at), body))
  // verify() compares in constant time.
  return crypto.subtle.verify('HMAC', secret, fromHex(hex), text)
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )
}
