import { EncryptJWT, jwtDecrypt } from 'jose'

/** 90 days, absolute: a session and a login end this long after they began. */
export const SEALED_SECONDS = 90 * 24 * 60 * 60

/** Clocks of two machines may differ a little. */
const CLOCK_TOLERANCE_SECONDS = 60

/** Longest value that fits a cookie with its name and attributes. */
const MAX_SEALED_LENGTH = 3800

/**
 * Seals a claim of this name with the first key, until that moment in seconds since 1970. Throws when
 * there is no key or the claim is too large.
 */
export async function seal(
  name: string,
  claim: object,
  until: number,
  keys: readonly Uint8Array[],
): Promise<string> {
  const [key] = keys
  if (!key) throw new Error(`There is no key to seal a ${name} with`)
  const sealed = await new EncryptJWT({ [name]: claim })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(until)
    .encrypt(key)
  if (sealed.length > MAX_SEALED_LENGTH) throw new Error(`The ${name} does not fit a cookie`)
  return sealed
}

/**
 * Opens a sealed claim of this name with any of the keys; still to be parsed. Undefined when none fits,
 * or when it was tampered with, is too old or is another claim.
 */
export async function unseal(
  name: string,
  sealed: string,
  keys: readonly Uint8Array[],
): Promise<unknown> {
  if (sealed.length > MAX_SEALED_LENGTH) return undefined
  for (const key of keys) {
    const opened = await openWith(name, sealed, key)
    if (opened !== undefined) return opened
  }
  return undefined
}

async function openWith(name: string, sealed: string, key: Uint8Array): Promise<unknown> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    })
    return payload[name]
  } catch {
    // jose throws for every kind of misfit, and they all mean the same here.
    return undefined
  }
}
