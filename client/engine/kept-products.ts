// Lists of products that this browser keeps for itself, such as the wishlist. All tabs of a store
// share one: each change is made on what is kept at that moment, so that none undoes another tab's.
import { safeHref } from '../../shared/content/safe-href'
import { isRecord } from '../../shared/json/is-record'
import { parseJson } from '../../shared/json/parse-json'
import type { Ports } from './ports'

/** What this browser remembers of a product: enough to name one that the shop no longer has. */
export interface RememberedProduct {
  sku: string
  name: string
  /** Path below /media, empty when there is none. */
  image: string
  /** Path in the store. */
  link: string
  /** On a wishlist, where each product stands once (spec 3). */
  qty?: 1
}

export type ProductList = readonly RememberedProduct[]

/** A change may be made again on the outcome of itself, which it then leaves as it is. */
export type ListChange = (list: ProductList) => ProductList

export interface KeptProducts {
  /** Changes the list and keeps it. */
  change: (change: ListChange) => void
  /** Reads what is kept and follows the other tabs; returns how to stop. */
  start: () => () => void
}

interface Setup {
  ports: Pick<Ports, 'storage' | 'tabs' | 'online'>
  key: string
  /** Most products that are kept. */
  cap: number
  changed: (list: ProductList) => void
}

/**
 * Keeps a list of products in this browser (spec 3 and 4). Where nothing can be kept it lasts for the
 * page, and is kept as soon as there is room.
 */
export function createKeptProducts({ ports, key, cap, changed }: Setup): KeptProducts {
  const { storage, tabs, online } = ports
  /** What the storage did not take: it is made again on whatever other tabs keep. */
  let unkept: ListChange[] = []

  function take(text: string | null) {
    const list = unkept.reduce((before, change) => change(before), parseProducts(text, cap))
    changed(list)
    const made = unkept
    unkept = []
    if (made.length > 0 && !storage.write(key, JSON.stringify(list))) unkept = made
  }

  return {
    change(change) {
      unkept = [...unkept, change]
      take(storage.read(key))
    },
    start() {
      take(storage.read(key))
      const stops = [tabs.watch(key, take), online.watchReturn(() => take(storage.read(key)))]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Reads a kept list. What is broken is left out, and so is what exceeds the cap. */
export function parseProducts(text: string | null, cap: number): ProductList {
  const kept = parseJson(text ?? '')
  if (!Array.isArray(kept)) return []
  const products = kept.flatMap((entry) => toProduct(entry) ?? [])
  const isFirst = ({ sku }: RememberedProduct, place: number) =>
    products.findIndex((other) => other.sku === sku) === place
  return products.slice(0, cap).filter(isFirst)
}

/** The storage is open to whatever else ran in this browser: nothing of it is believed unseen. */
function toProduct(entry: unknown): RememberedProduct | null {
  if (!isRecord(entry)) return null
  const { sku, name, image, link, qty } = entry
  if (typeof sku !== 'string' || typeof name !== 'string' || !sku || !name) return null
  if (typeof image !== 'string' || typeof link !== 'string') return null
  const href = safeHref(link)
  if (!href.startsWith('/')) return null
  return { sku, name, image, link: href, ...(qty === 1 ? { qty } : {}) }
}
