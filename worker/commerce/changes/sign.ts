import { toSignedText } from '../../../shared/contract/purge-message'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** The header by which a storefront knows that it is we who say this, and that we say it now. */
export async function sign(key: string, body: string, now: number): Promise<string> {
  const bytes = new TextEncoder()
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), HMAC, false, ['sign'])
  const text = bytes.encode(toSignedText(now, body))
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', secret, text))
  return `t=${now},v1=${Array.from(signature, toHex).join('')}`
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
