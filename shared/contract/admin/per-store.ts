import type { StoreCode } from '../../store-view/store-view'
import { STORE_VIEWS, storeViewOf } from '../../store-view/store-views'

/** A value for all stores, and other values for some of them. */
export type PerStore<T> = { all: T } & Partial<Record<StoreCode, T>>

/** The value of one store: its own, else that of all. */
export function inStore<T>(values: PerStore<T>, storeCode: StoreCode): T {
  return values[storeCode] ?? values.all
}

/** One row for each store, beginning with the id of the store. */
export function toStoreRows<R extends readonly unknown[]>(
  row: (storeCode: StoreCode) => R,
): [number, ...R][] {
  return STORE_VIEWS.map((store) => [store.storeId, ...row(store.storeCode)])
}

/** 0 stands for all stores, in the tables that say so. */
export function toStoreId(store: StoreCode | 'all'): number {
  return store === 'all' ? 0 : storeViewOf(store).storeId
}
