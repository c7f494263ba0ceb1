import { SEALED_SECONDS, seal, unseal } from './seal'
import { type Session, sessionSchema } from './session'

/** 90 days, absolute: a session ends this long after it began. */
export const SESSION_SECONDS = SEALED_SECONDS

const CLAIM = 'session'

/** Seals a session with the first key. Throws when there is no key or the session is too large. */
export async function sealSession(session: Session, keys: readonly Uint8Array[]): Promise<string> {
  return seal(CLAIM, session, session.began + SEALED_SECONDS, keys)
}

/**
 * Opens a sealed session with any of the keys. Null when none fits, or when it was tampered with,
 * is too old or holds something else: the shopper then gets a new session.
 */
export async function openSession(
  sealed: string,
  keys: readonly Uint8Array[],
): Promise<Session | null> {
  const parsed = sessionSchema.safeParse(await unseal(CLAIM, sealed, keys))
  return parsed.success ? parsed.data : null
}
