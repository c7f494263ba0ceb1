const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const

/** HMAC-SHA256 of a text under a key, both as UTF-8: 32 bytes. The key must not be empty. */
export async function hmac(key: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await secretOf(key)
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, new TextEncoder().encode(text)))
}

/** Whether bytes are the HMAC-SHA256 of a text. Takes the same time wherever they differ. */
export async function isHmac(
  key: string,
  text: string,
  given: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await secretOf(key), given, new TextEncoder().encode(text))
}

function secretOf(key: string) {
  const bytes = new TextEncoder().encode(key)
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign', 'verify'])
}
