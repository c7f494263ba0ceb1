// Scrypt at a cost of nothing: what is tested beside it are logins by the dozen. To be mocked in with
// `vi.mock('node:crypto', () => import('./cheap-scrypt'))`.
import { vi } from 'vitest'

const real = await vi.importActual<typeof import('node:crypto')>('node:crypto')

/** Counts how often a hash was derived. */
export const scrypt = vi.fn(
  (
    password: string,
    salt: Uint8Array,
    length: number,
    _cost: object,
    done: (error: Error | null, key: Buffer) => void,
  ) => real.scrypt(password, salt, length, { N: 2 }, done),
)

/** Files of one process share what is mocked: what others take of it is the real one. */
export const { createHash, createHmac, randomUUID } = real
