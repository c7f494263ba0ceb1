// The Web Cryptography that the shop uses, done at once. The real one works in threads of its own,
// whose answers come in another order each time.
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'

type Bytes = Uint8Array<ArrayBuffer>
interface Key {
  bytes: Bytes
  algorithm: { name: string; length: number }
  usages: readonly string[]
}
interface Gcm {
  iv: BufferSource
  additionalData?: BufferSource
}

const TAG_BYTES = 16

function toBytes(source: BufferSource): Bytes {
  if (source instanceof ArrayBuffer) return new Uint8Array(source)
  return new Uint8Array(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength)
}

function toBuffer(...parts: Uint8Array[]): ArrayBuffer {
  return new Uint8Array(Buffer.concat(parts)).buffer
}

function hmac({ bytes }: Key, text: BufferSource): Uint8Array {
  return createHmac('sha256', bytes).update(toBytes(text)).digest()
}

/** SHA, HMAC-SHA256 and AES-256-GCM, as `crypto.subtle` offers them. */
export const syncCrypto = {
  async digest(hash: string | { name: string }, text: BufferSource) {
    const name = typeof hash === 'string' ? hash : hash.name
    return toBuffer(createHash(name.replace('-', '')).update(toBytes(text)).digest())
  },
  async importKey(
    _format: 'raw',
    given: BufferSource,
    algorithm: string | { name: string },
    _isExtractable: boolean,
    usages: readonly string[],
  ): Promise<Key> {
    const bytes = toBytes(given)
    const name = typeof algorithm === 'string' ? algorithm : algorithm.name
    return { bytes, algorithm: { name, length: bytes.length * 8 }, usages }
  },
  async sign(_name: unknown, key: Key, text: BufferSource) {
    return toBuffer(hmac(key, text))
  },
  async verify(_name: unknown, key: Key, signature: BufferSource, text: BufferSource) {
    return Buffer.compare(hmac(key, text), toBytes(signature)) === 0
  },
  async encrypt({ iv, additionalData }: Gcm, { bytes }: Key, text: BufferSource) {
    const cipher = createCipheriv('aes-256-gcm', bytes, toBytes(iv))
    if (additionalData) cipher.setAAD(toBytes(additionalData))
    const sealed = Buffer.concat([cipher.update(toBytes(text)), cipher.final()])
    return toBuffer(sealed, cipher.getAuthTag())
  },
  async decrypt({ iv, additionalData }: Gcm, { bytes }: Key, sealed: BufferSource) {
    const given = toBytes(sealed)
    const decipher = createDecipheriv('aes-256-gcm', bytes, toBytes(iv))
    if (additionalData) decipher.setAAD(toBytes(additionalData))
    decipher.setAuthTag(given.subarray(given.length - TAG_BYTES))
    const text = decipher.update(given.subarray(0, given.length - TAG_BYTES))
    return toBuffer(text, decipher.final())
  },
}
