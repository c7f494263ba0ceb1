// What the edge knows better than any browser: whose cart, which store, which customer. It is
// written over whatever was sent, so that a foreign cart id or the code of another store leads
// nowhere (design 5.3, trust I9 and I10).
import { isRecord } from '../../../shared/json/is-record'
import type { StoreView } from '../../../shared/store-view/store-view'

export interface OwnFacts {
  /** Of this shopper in this store; null when there is none yet. */
  cartId: string | null
  store: Pick<StoreView, 'storeCode' | 'storeId'>
}

/** Stands in while a call is read: what a call without a cart means is decided afterwards. */
const NO_CART = 'none'

const CART_NAMES = new Set(['cartId', 'cart_id', 'quoteId'])

/** Names at the top of a query or a body, and what they hold for everybody who is not logged in. */
function ownValues({ store }: OwnFacts): Record<string, unknown> {
  return {
    store: store.storeCode,
    store_code: store.storeCode,
    store_id: store.storeId,
    user_id: '',
    groupId: null,
    groupToken: null,
  }
}

/** The body of a call with what is known here in place of what was written. */
export function withOwnFacts(body: unknown, facts: OwnFacts): unknown {
  const filled = withOwnCart(body, facts)
  if (!isRecord(filled)) return filled
  const own = Object.entries(ownValues(facts)).filter(([name]) => Object.hasOwn(filled, name))
  return { ...filled, ...Object.fromEntries(own) }
}

/** What a query may say and never decides. */
const NOT_FROM_BROWSERS = new Set(['cartId', 'storeId', 'storeCode', 'userGroupId', 'token'])

/** The same for the pairs of a query. What its call has no use for is left out by its schema. */
export function queryWithOwnFacts(
  query: Iterable<readonly [string, string]>,
  { cartId, store }: OwnFacts,
): [string, string][] {
  const others = [...query].filter(([name]) => !NOT_FROM_BROWSERS.has(name))
  return [
    ...others.map(([name, value]): [string, string] => [name, value]),
    ['cartId', cartId ?? NO_CART],
    ['storeId', String(store.storeId)],
  ]
}

function withOwnCart(value: unknown, facts: OwnFacts): unknown {
  if (Array.isArray(value)) return value.map((entry) => withOwnCart(entry, facts))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      CART_NAMES.has(name) ? (facts.cartId ?? NO_CART) : withOwnCart(entry, facts),
    ]),
  )
}
