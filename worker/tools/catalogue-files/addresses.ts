// Which product has which address. Where a path could mean several things, a screen of the shop comes
// first, and a product before a category: so neither may share its address with a product.
import { toUrlKey } from '../../../shared/catalog/url-key'
import type { CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import { inStore } from '../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import { isReservedPath } from '../../../shared/routing/static-routes'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Problems } from './row-problems'
import { type StagingDb, skuKey } from './staging-db'

export interface Addresses {
  /** Keeps the addresses of categories from products. */
  keep(categories: readonly CategoryDraft[]): void
  /** The product at addresses of its own: one that is taken gets the sku behind it. */
  give(draft: ProductDraft, line: number): ProductDraft
}

const STORES = STORE_VIEWS.map(({ storeCode }) => storeCode)

/** No sku: what has it is no product. */
const OF_CATEGORY = ' category'

/** Hands out addresses. Those of products that the shop has already are in the staging database. */
export function createAddresses({ db }: Pick<StagingDb, 'db'>, problems: Problems): Addresses {
  const take = db.prepare('INSERT OR IGNORE INTO url_key VALUES (?, ?, ?)')
  const keep = db.prepare('INSERT OR REPLACE INTO url_key VALUES (?, ?, ?)')
  const find = db.prepare('SELECT owner FROM url_key WHERE store = ? AND key = ? AND owner <> ?')

  /** What an address means, when it is not this product. */
  function holderOf(store: StoreCode, key: string, own: string): string | undefined {
    if (isReservedPath(`/${key}`)) return 'a page of the shop itself'
    const found = find.get(store, key, own) as { owner: string } | undefined
    return found && (found.owner === OF_CATEGORY ? 'a category' : 'another product')
  }

  return {
    keep(categories) {
      for (const { path, urlKey } of categories) {
        // Below another, a category has an address of several parts.
        if (path.includes('/')) continue
        for (const store of STORES) keep.run(store, inStore(urlKey, store), OF_CATEGORY)
      }
    },
    give(draft, line) {
      if (draft.visibility === 1) return draft
      const own = skuKey(draft.sku)
      const freed = (stores: readonly StoreCode[], key: string) => {
        const holders = stores.map((store) => holderOf(store, key, own))
        const holder = holders.find((found) => found !== undefined)
        if (holder === undefined) return key
        const other = `${key}-${toUrlKey(draft.sku) || 'product'}`
        if (holder !== 'another product') {
          problems.warn({ line, sku: draft.sku }, `/${key} is ${holder}: it is at /${other}`)
        }
        return other
      }
      const named = STORES.filter((store) => draft.urlKey[store] !== undefined)
      const others = STORES.filter((store) => !named.includes(store))
      const urlKey: ProductDraft['urlKey'] = { all: freed(others, draft.urlKey.all) }
      for (const store of named) urlKey[store] = freed([store], inStore(draft.urlKey, store))
      for (const store of STORES) take.run(store, inStore(urlKey, store), own)
      return { ...draft, urlKey }
    },
  }
}
