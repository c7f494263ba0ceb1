import { EncryptJWT, jwtDecrypt } from 'jose'
import { type Session, sessionSchema } from './session'

/** 90 days, absolute: a session ends this long after it began. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60

/** Clocks of two machines may differ a little. */
const CLOCK_TOLERANCE_SECONDS = 60

/** Longest value that fits a cookie with its name and attributes. */
const MAX_SEALED_LENGTH = 3800

/** Seals a session with the first key. Throws when there is no key or the session is too large. */
export async function sealSession(session: Session, keys: readonly Uint8Array[]): Promise<string> {
  const [key] = keys
  if (!key) throw new Error('There is no key to seal a session with')
  const sealed = await new EncryptJWT({ session })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(session.began + SESSION_SECONDS)
    .encrypt(key)
  if (sealed.length > MAX_SEALED_LENGTH) throw new Error('The session does not fit a cookie')
  return sealed
}

/**
 * Opens a sealed session with any of the keys. Null when none fits, or when it was tampered with,
 * is too old or holds something else: the shopper then gets a new session.
 */
export async function openSession(
  sealed: string,
  keys: readonly Uint8Array[],
): Promise<Session | null> {
  if (sealed.length > MAX_SEALED_LENGTH) return null
  for (const key of keys) {
    const opened = await openWith(sealed, key)
    if (opened) return opened
  }
  return null
}

async function openWith(sealed: string, key: Uint8Array): Promise<Session | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    })
    const parsed = sessionSchema.safeParse(payload.session)
    return parsed.success ? parsed.data : null
  } catch {
    // jose throws for every kind of misfit, and they all mean the same here.
    return null
  }
}
