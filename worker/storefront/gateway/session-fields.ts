// What the edge knows better than any browser: whose cart, which store, which customer. It is
// written over whatever was sent, so that a foreign cart id or the code of another store leads
// nowhere (design 5.3, trust I9 and I10).
import { isRecord } from '../../../shared/json/is-record'
import type { StoreView } from '../../../shared/store-view/store-view'
import { fillCartId, withCartId } from './cart-id'

export interface SessionFields {
  /** Of this shopper in this store; null when there is none yet. */
  cartId: string | null
  store: Pick<StoreView, 'storeCode' | 'storeId'>
}

/** Names at the top of a query or a body, and their values. The group that decides prices is put in as a call leaves: nobody else says it. */
function ownValues({ store }: SessionFields): Record<string, unknown> {
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
export function bodyWithSessionFields(body: unknown, fields: SessionFields): unknown {
  const filled = fillCartId(body, fields.cartId)
  if (!isRecord(filled)) return filled
  const own = Object.entries(ownValues(fields)).filter(([name]) => Object.hasOwn(filled, name))
  return { ...filled, ...Object.fromEntries(own) }
}

/** What a query may say and never decides. */
const NOT_FROM_BROWSERS = new Set(['storeId', 'storeCode', 'userGroupId', 'groupToken', 'token'])

/** The same for the pairs of a query. What its call has no use for is left out by its schema. */
export function queryWithSessionFields(
  query: Iterable<readonly [string, string]>,
  { cartId, store }: SessionFields,
): [string, string][] {
  const others = [...query].filter(([name]) => !NOT_FROM_BROWSERS.has(name))
  return [...withCartId(others, cartId), ['storeId', String(store.storeId)]]
}
