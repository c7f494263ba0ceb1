// What the edge remembers of a shopper, as plain data. It travels sealed in a cookie; the browser
// can keep it and send it back, and nothing else (design 5.3).
import * as z from 'zod/mini'
import type { StoreCode } from '../../shared/store-view/store-view'

const cartId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const opaqueId = z.string().check(z.regex(/^[\w-]{1,128}$/))

const storeCodes = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const satisfies StoreCode[]
const storeCode = z.enum(storeCodes)

const asideCart = z.object({ cartId, attempt: opaqueId })

/** An order by the id of its attempt, and by the hash that addresses name it by, once known. */
const knownOrder = z.object({ attempt: opaqueId, hash: z.nullable(opaqueId) })

export const sessionSchema = z.object({
  /** 128 random bits: tells at the order desk whose attempt is whose. */
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** When it began, in seconds since 1970. */
  began: z.int(),
  carts: z.partialRecord(storeCode, cartId),
  /** Carts that became an order whose payment may still be refused. */
  aside: z.partialRecord(storeCode, asideCart),
  /** Orders of this shopper, the newest first, by both names that they go by. */
  orders: z.array(z.object({ attempt: opaqueId, orderHash: opaqueId })).check(z.maxLength(5)),
})
export type Session = Readonly<z.output<typeof sessionSchema>>
export type KnownOrder = Session['orders'][number]

const KEPT_ORDERS = 5

export function createSession(now: number = Date.now()): Session {
  const random = crypto.getRandomValues(new Uint8Array(16))
  const id = btoa(String.fromCharCode(...random))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return { id, began: Math.floor(now / 1000), carts: {}, aside: {}, orders: [] }
}

/** The session with this cart as the store's cart. */
export function withCart(session: Session, store: StoreCode, id: string): Session {
  return { ...session, carts: { ...session.carts, [store]: id } }
}

/** The session without the store's cart; with `id` only if it is that one. */
export function withoutCart(session: Session, store: StoreCode, id?: string): Session {
  if (id !== undefined && session.carts[store] !== id) return session
  const { [store]: _gone, ...carts } = session.carts
  return { ...session, carts }
}

/** Remembers an order, the newest first, five at most; its hash may become known later. */
export function withOrder(session: Session, attempt: string, hash: string | null): Session {
  const known = session.orders.find((order) => order.attempt === attempt)
  if (known && (hash === null || known.hash === hash)) return session
  const others = session.orders.filter((order) => order !== known)
  return { ...session, orders: [{ attempt, hash }, ...others].slice(0, KEPT_ORDERS) }
}

/** The attempt behind a name in an address: the attempt itself or the hash of its order. */
export function attemptBehind(session: Session, name: string): string | null {
  const known = session.orders.find(({ attempt, hash }) => attempt === name || hash === name)
  return known?.attempt ?? null
}

/** The cart became an order: no longer the shopper's cart, but kept until its payment is final. */
export function withCartAside(
  session: Session,
  store: StoreCode,
  aside: { cartId: string; attempt: string },
): Session {
  const left = withoutCart(session, store, aside.cartId)
  if (left === session) return session
  return { ...left, aside: { ...left.aside, [store]: aside } }
}

/** Payment is final: the cart is gone for good, or given back when it was refused. */
export function withPaymentDecided(
  session: Session,
  store: StoreCode,
  attempt: string,
  isPaid: boolean,
): Session {
  const kept = session.aside[store]
  if (kept?.attempt !== attempt) return session
  const { [store]: _gone, ...aside } = session.aside
  const decided = { ...session, aside }
  return isPaid || session.carts[store] ? decided : withCart(decided, store, kept.cartId)
}
