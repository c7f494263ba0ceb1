import { toHex } from '../../../shared/signing/text-digest'

/** As many rounds as a Worker's own crypto allows. */
const ROUNDS = 100_000
const ALGORITHM = 'pbkdf2-sha256'

/** A password as it is kept: algorithm, rounds, salt and hash, joined by `$`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, ROUNDS)
  return [ALGORITHM, ROUNDS, toHex(salt), toHex(hash)].join('$')
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'))
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256))
}
