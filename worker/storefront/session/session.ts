// What the edge remembers of a shopper, as plain data. It travels sealed in a cookie; the browser
// can keep it and send it back, and nothing else (design 5.3).
import { base64url } from 'jose'
import * as z from 'zod/mini'
import type { StoreCode } from '../../../shared/store-view/store-view'

const cartId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const sessionId = z.string().check(z.regex(/^[\w-]{22}$/))
const opaqueId = z.string().check(z.regex(/^[\w-]{1,128}$/))

const storeCodes = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const satisfies StoreCode[]
const storeCode = z.enum(storeCodes)

const waitingCart = z.object({
  storeCode,
  cartId,
  attempt: opaqueId,
  /** The login into whose cart it was merged; none for a guest's. */
  merged: z.optional(z.int()),
})
export type WaitingCart = Readonly<z.output<typeof waitingCart>>

export const sessionSchema = z.object({
  /** 128 random bits: tells at the order desk whose attempt is whose. */
  id: sessionId,
  /** When it began, in seconds since 1970. */
  began: z.int(),
  /** The day on which it was last used, in days since 1970; 0 before the first was noted. */
  usedOn: z._default(z.int(), 0),
  carts: z.partialRecord(storeCode, cartId),
  /** The login, by when it began, into whose cart this one was merged; none for a guest's. */
  merged: z._default(z.partialRecord(storeCode, z.int()), {}),
  /** Carts that became orders whose payment may still be refused, the newest first. */
  waiting: z._default(z.array(waitingCart).check(z.maxLength(5)), []),
  /** Orders of this shopper, the newest first, by both names that they go by. */
  orders: z
    .array(
      z.object({
        attempt: opaqueId,
        orderHash: opaqueId,
        /** Of the session under which it was placed, where the id has changed since. */
        owner: z.optional(sessionId),
      }),
    )
    .check(z.maxLength(5)),
})
export type Session = Readonly<z.output<typeof sessionSchema>>
export type KnownOrder = Session['orders'][number]

const KEPT_ORDERS = 5
const KEPT_WAITING = 5

export function createSession(now: number = Date.now()): Session {
  return {
    id: base64url.encode(crypto.getRandomValues(new Uint8Array(16))),
    began: Math.floor(now / 1000),
    usedOn: dayOf(now),
    carts: {},
    merged: {},
    waiting: [],
    orders: [],
  }
}

/** A session ends after this many days without a visit (ASVS 7.3.1). */
const IDLE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** The session as used today; null when it was not used for too long. */
export function withUse(session: Session, now: number = Date.now()): Session | null {
  const today = dayOf(now)
  if (session.usedOn === today) return session
  const isOver = session.usedOn > 0 && today - session.usedOn > IDLE_DAYS
  return isOver ? null : { ...session, usedOn: today }
}

function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS)
}

/** The session with this cart as the store's cart. */
export function withCart(session: Session, store: StoreCode, id: string): Session {
  return { ...session, carts: { ...session.carts, [store]: id } }
}

/** The session with the cart of who has logged in, into which that of the guest was merged. */
export function withCustomerCart(
  session: Session,
  store: StoreCode,
  id: string,
  began: number,
): Session {
  const own = withCart(session, store, id)
  return { ...own, merged: { ...own.merged, [store]: began } }
}

/** The session without the store's cart; with `id` only if it is that one. */
export function withoutCart(session: Session, store: StoreCode, id?: string): Session {
  if (id !== undefined && session.carts[store] !== id) return session
  const { [store]: _gone, ...carts } = session.carts
  return { ...session, carts }
}

/** The session under another id (ASVS 7.2.4); its orders stay its own. */
export function withNewId(session: Session): Session {
  const { id, began, usedOn } = createSession()
  const orders = session.orders.map((order) => ({ owner: session.id, ...order }))
  return { ...session, id, began, usedOn, orders }
}

/** The id under which the desk of an attempt knows this shopper. */
export function ownerOf(session: Session, attempt: string): string {
  return findOrder(session, attempt)?.owner ?? session.id
}

/** Remembers an order, the newest first, five at most. */
export function withOrder(session: Session, order: KnownOrder): Session {
  if (findOrder(session, order.attempt)) return session
  return { ...session, orders: [order, ...session.orders].slice(0, KEPT_ORDERS) }
}

/** The shopper's own order of this hash or attempt; a stranger's is null. */
export function findOrder(session: Session, name: string): KnownOrder | null {
  const isMeant = ({ attempt, orderHash }: KnownOrder) => attempt === name || orderHash === name
  return session.orders.find(isMeant) ?? null
}

/**
 * The cart became an order: no longer the shopper's cart, but kept until its payment is final.
 * Changes nothing when it is not the store's cart (any more), so it may be said again.
 */
export function withCartWaiting(session: Session, cart: WaitingCart): Session {
  const left = withoutCart(session, cart.storeCode, cart.cartId)
  if (left === session) return session
  const others = left.waiting.filter(({ attempt }) => attempt !== cart.attempt)
  const merged = left.merged[cart.storeCode]
  const waiting = merged === undefined ? cart : { ...cart, merged }
  return { ...left, waiting: [waiting, ...others].slice(0, KEPT_WAITING) }
}

/**
 * Payment is final: the cart is gone for good, or given back when it was refused. Where the shopper
 * has begun another since, it goes on waiting until that one is ordered or empty.
 */
export function withPaymentDecided(session: Session, attempt: string, isPaid: boolean): Session {
  const cart = session.waiting.find((waiting) => waiting.attempt === attempt)
  if (!cart) return session
  const hasAnother = session.carts[cart.storeCode] !== undefined
  if (!isPaid && hasAnother) return session
  const decided = { ...session, waiting: session.waiting.filter((other) => other !== cart) }
  return isPaid ? decided : withCartBack(decided, cart)
}

/** A guest's is to be merged into that of who has logged in since. */
function withCartBack(session: Session, { storeCode, cartId, merged }: WaitingCart): Session {
  const back = withCart(session, storeCode, cartId)
  const { [storeCode]: _since, ...others } = back.merged
  return { ...back, merged: merged === undefined ? others : { ...others, [storeCode]: merged } }
}
