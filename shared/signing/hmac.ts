/** HMAC-SHA256 of a text under a key, both as UTF-8: 32 bytes. The key must not be empty. */
export async function hmac(key: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes.encode(text)))
}
