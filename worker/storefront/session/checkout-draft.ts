// What was typed into the checkout of a browser without script. It travels sealed in a cookie of its own,
// for as long as a shopper counts as in checkout; no password and no code that is worth something is ever in it.
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { CHECKOUT_SESSION_MS } from '../../../shared/checkout/details'
import { seal, unseal } from './seal'
import type { SessionEnv } from './session-cookie'

const NAME = 'checkout'
const PREFIX = { prefix: 'host', path: '/', secure: true } as const
const KEPT_SECONDS = CHECKOUT_SESSION_MS / 1000
/** What fits the cookie once it is sealed. */
const MAX_BYTES = 2700

const draftSchema = z.object({
  /** Milliseconds since 1970. */
  postedAt: z.int(),
  storeCode: z.string(),
  /** The shopper has just tried to order. */
  isAsked: z.boolean(),
  /** The guest has an account under the address that was typed. */
  isEmailKnown: z.boolean(),
  /** By the names of the form; what was left empty is not there. */
  fields: z.record(z.string(), z.string()),
  /** A code that is none: it stands at its field again. */
  refusedCoupon: z.optional(z.string()),
})
export type CheckoutDraft = Readonly<z.output<typeof draftSchema>>

/** What this browser has typed into this store's checkout; null when that is nothing, or too old. */
export async function readDraft(c: Context<SessionEnv>): Promise<CheckoutDraft | null> {
  const sealed = getCookie(c, NAME, 'host')
  if (!sealed) return null
  const opened = draftSchema.safeParse(await unseal(NAME, sealed, c.get('settings').sessionKeys))
  const isOfStore = opened.success && opened.data.storeCode === c.get('store').storeCode
  return isOfStore ? opened.data : null
}

/** Keeps it for half an hour; false where it is too long for a cookie, and what was kept stays. */
export async function keepDraft(c: Context<SessionEnv>, draft: CheckoutDraft): Promise<boolean> {
  if (new TextEncoder().encode(JSON.stringify(draft)).length > MAX_BYTES) return false
  const until = Math.floor(draft.postedAt / 1000) + KEPT_SECONDS
  const sealed = await seal(NAME, draft, until, c.get('settings').sessionKeys)
  setCookie(c, NAME, sealed, {
    ...PREFIX,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: KEPT_SECONDS,
  })
  return true
}

/** Forgets where the goods were to go: the customer has just said so in the account. */
export async function dropDraftPlace(c: Context<SessionEnv>): Promise<void> {
  const draft = await readDraft(c)
  if (!draft) return
  const fields = Object.entries(draft.fields).filter(
    ([name]) => !name.startsWith('delivery.') || name === 'delivery.emailAddress',
  )
  await keepDraft(c, { ...draft, fields: Object.fromEntries(fields) })
}

/** Forgets it: what was typed has become an order. */
export function dropDraft(c: Context<SessionEnv>): void {
  deleteCookie(c, NAME, PREFIX)
}
