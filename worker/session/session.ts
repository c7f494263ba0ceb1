// What the edge remembers of a shopper, as plain data. It travels sealed in a cookie; the browser
// can keep it and send it back, and nothing else (design 5.3).
import * as z from 'zod/mini'
import type { StoreCode } from '../../shared/store-view/store-view'

const cartId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const opaqueId = z.string().check(z.regex(/^[\w-]{1,128}$/))

const storeCodes = ['nl_nl', 'de_de', 'fr_fr', 'global_en'] as const satisfies StoreCode[]
const storeCode = z.enum(storeCodes)

const asideCart = z.object({ cartId, attempt: opaqueId })

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

/** Remembers an order, the newest first, five at most. */
export function withOrder(session: Session, order: KnownOrder): Session {
  if (findOrder(session, order.attempt)) return session
  return { ...session, orders: [order, ...session.orders].slice(0, KEPT_ORDERS) }
}

/** The shopper's own order of this hash or attempt; a stranger's is not found. */
export function findOrder(session: Session, name: string): KnownOrder | undefined {
  return session.orders.find(({ attempt, orderHash }) => attempt === name || orderHash === name)
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
