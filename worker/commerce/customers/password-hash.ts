// Passwords as they are kept: algorithm, cost, salt and hash, joined by `$`. Scrypt with 16 MB and five
// rounds takes about a quarter of a second of CPU in workerd; what OWASP asks for where memory is short.
import { scrypt } from 'node:crypto'
import { timingSafeEqual } from 'hono/utils/buffer'
import { toHex } from '../../../shared/signing/text-digest'

const COST = { N: 2 ** 14, r: 8, p: 5 } as const
const ALGORITHM = `scrypt-${COST.N}-${COST.r}-${COST.p}`
const HASH_BYTES = 32

/** Of nobody: what the password of an unknown customer is compared with. */
const NOBODY = [ALGORITHM, '00'.repeat(16), '00'.repeat(HASH_BYTES)].join('$')

/** A password as it is kept. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return [ALGORITHM, toHex(salt), await derive(password, salt)].join('$')
}

/**
 * Whether a password is the one that is kept. Null, for an unknown customer, is always wrong and takes
 * as long.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [algorithm, salt = '', hash = ''] = (kept ?? NOBODY).split('$')
  // Every password would be a wrong one.
  if (algorithm !== ALGORITHM) throw new Error(`A password was kept by ${algorithm}`)
  const isEqual = await timingSafeEqual(await derive(password, fromHex(salt)), hash)
  return isEqual && kept !== null
}

function derive(password: string, salt: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => {
      if (error) reject(error)
      else resolve(toHex(key))
    })
  })
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}
