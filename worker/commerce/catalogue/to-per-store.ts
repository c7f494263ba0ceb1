import type { PerStore } from '../../../shared/contract/admin/per-store'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

/** The store whose values stand for all stores where the catalogue is written out. */
const BASE: StoreCode = 'global_en'

const ID_OF_BASE = STORE_VIEWS.find(({ storeCode }) => storeCode === BASE)?.storeId

/** Values by store id as one value for all stores, and those of the stores that differ. */
export function toPerStore<R extends { store_id: number }, T>(
  rows: readonly R[],
  read: (row: R) => T,
): PerStore<T> | undefined {
  const base = rows.find(({ store_id }) => store_id === ID_OF_BASE) ?? rows[0]
  if (base === undefined) return undefined
  const all = read(base)
  const others = STORE_VIEWS.flatMap(({ storeId, storeCode }) => {
    const row = rows.find(({ store_id }) => store_id === storeId)
    const value = row === undefined ? all : read(row)
    return isSame(value, all) ? [] : [[storeCode, value]]
  })
  return { all, ...(Object.fromEntries(others) as Partial<Record<StoreCode, T>>) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
