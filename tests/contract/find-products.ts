import { parseEntities } from '../../shared/contract/search/entities.ts'
import { toSearchAnswer } from '../../shared/contract/search/search-dialects.ts'
import type { EntityType } from '../../shared/contract/search/search-request.ts'
import type { Backend } from './backend.ts'

/** Searches entities of one type, as the storefront does. */
export async function findEntities<T extends EntityType>(
  backend: Backend,
  type: T,
  searchQuery: object = {},
  size = 50,
  store = 'nl_nl',
) {
  const body = { store, type, searchQuery, size }
  const said = await backend.call('search', { query: { storeCode: store }, body })
  const answer = toSearchAnswer(said, { start: 0, perPage: size })
  if (!answer) throw new Error('The search answered in no dialect that we know')
  const { items, rejected } = parseEntities(type, answer.items)
  return { ...answer, items, rejected }
}

/** Any simple product of the backend with a counted stock of ten or more. */
export async function findSimple(backend: Backend): Promise<string> {
  const { items } = await findEntities(backend, 'product', isOfType('simple'), 200)
  for (const { sku } of items) {
    const stock = await backend.call('stockCheck', { query: { sku } })
    const isCounted = stock.manage_stock !== false && !stock.backorders
    if (isCounted && stock.is_in_stock && (stock.qty ?? 0) >= 10) return sku
  }
  throw new Error('The backend sells no simple product')
}

/** Any simple product of the backend that is sold out, and for which its merchant lets shoppers wait. */
export async function findSoldOut(backend: Backend): Promise<string> {
  const { items } = await findEntities(backend, 'product', isOfType('simple'), 200)
  for (const { sku, amxnotif_hide_alert: hidesAlert } of items) {
    if (hidesAlert === 1) continue
    const stock = await backend.call('stockCheck', { query: { sku } })
    if (!stock.is_in_stock) return sku
  }
  throw new Error('The backend has every simple product in stock')
}

/** Of this type and switched on. */
export function isOfType(type: string) {
  return {
    _appliedFilters: [
      { attribute: 'type_id', value: { eq: type }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
  }
}
