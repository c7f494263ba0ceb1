// Who is logged in. It travels sealed in a cookie of its own: an answer that changes the cart, and was
// on its way for long, must not bring old tokens back.
import * as z from 'zod/mini'
import { SEALED_SECONDS, seal, unseal } from './seal'

const secret = z.string().check(z.regex(/^[\w.~+/=-]{1,1200}$/))

const customerSchema = z.object({
  token: secret,
  /** Some backends give none: the login then ends with its token. */
  refreshToken: z.optional(secret),
  /** When the login began, in seconds since 1970. */
  began: z.int(),
  email: z.string().check(z.maxLength(254)),
  /** Decides prices; signed by the backend. */
  group: z.nullable(z.object({ id: z.int(), token: z.string().check(z.maxLength(600)) })),
})
export type LoggedIn = Readonly<z.output<typeof customerSchema>>

const CLAIM = 'customer'

/** Seals a login with the first key. */
export function sealCustomer(customer: LoggedIn, keys: readonly Uint8Array[]): Promise<string> {
  return seal(CLAIM, customer, customer.began + SEALED_SECONDS, keys)
}

/** Opens a sealed login; null when it is none of ours, was tampered with or is too old. */
export async function openCustomer(
  sealed: string,
  keys: readonly Uint8Array[],
): Promise<LoggedIn | null> {
  const parsed = customerSchema.safeParse(await unseal(CLAIM, sealed, keys))
  return parsed.success ? parsed.data : null
}
