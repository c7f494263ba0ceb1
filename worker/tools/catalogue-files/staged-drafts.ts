// The second pass: drafts wait until all of them are there, then those they refer to are
// looked up.

import { toUrlKey } from '../../../shared/catalog/url-key'
import type { CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import { inStore } from '../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import { productDraft } from '../../../shared/contract/admin/product-draft'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { type ExportPicture, type NamedPicture, toExportFile } from './export-picture'
import { linkProduct, type UnlinkedProduct } from './link-product'
import type { Problems } from './row-problems'
import { invalidReason } from './row-problems'
import { type StagingDb, skuKey } from './staging-db'

export interface StagedDrafts {
  add(product: UnlinkedProduct, pictures: readonly ExportPicture[]): void
  /** Pictures of categories go the way of all others. */
  addCategoryPictures(categories: readonly CategoryDraft[]): void
  count(): number
  /** The products as they can be loaded, in the order in which they were added. */
  products(): Generator<ProductDraft>
  pictures(): Generator<NamedPicture>
}

export function createStagedDrafts({ db }: StagingDb, problems: Problems): StagedDrafts {
  const insert = db.prepare('INSERT INTO draft (key, sku, price, body) VALUES (?, ?, ?, ?)')
  const insertPicture = db.prepare('INSERT OR IGNORE INTO picture VALUES (?, ?, ?, ?)')
  const select = db.prepare('SELECT sku, price FROM draft WHERE key = ?')
  const selectKnown = db.prepare('SELECT sku, price FROM known WHERE key = ?')
  const find = (sku: string) =>
    (select.get(skuKey(sku)) ?? selectKnown.get(skuKey(sku))) as
      | { sku: string; price: number }
      | undefined
  const giveUrlKey = urlKeyGiver({ db })

  return {
    add(product, pictures) {
      const draft = giveUrlKey(product.draft)
      const body = JSON.stringify({ ...product, draft })
      insert.run(skuKey(draft.sku), draft.sku, draft.price.all, body)
      for (const { path, file } of pictures) insertPicture.run(path, file, product.line, draft.sku)
    },
    addCategoryPictures(categories) {
      for (const { path: name, image } of categories) {
        if (image) insertPicture.run(image, toExportFile(image), 0, `category ${name}`)
      }
    },
    count: () => (db.prepare('SELECT COUNT(*) AS n FROM draft').get() as { n: number }).n,
    *products() {
      for (const row of db.prepare('SELECT body FROM draft ORDER BY place').iterate()) {
        const unlinked = JSON.parse(row.body as string) as UnlinkedProduct
        const linked = checked(linkProduct(unlinked, find, problems))
        if (typeof linked !== 'string') yield linked
        else problems.leaveOut({ line: unlinked.line, sku: unlinked.draft.sku }, linked)
      }
    },
    *pictures() {
      const rows = db.prepare('SELECT path, file, line, sku FROM picture ORDER BY path')
      for (const row of rows.iterate()) yield { ...(row as unknown as NamedPicture) }
    },
  }
}

/** What the shop would refuse is refused here, so that one product costs no other its place. */
function checked(linked: ProductDraft | string): ProductDraft | string {
  if (typeof linked === 'string') return linked
  const { success, data, error } = productDraft.safeParse(linked)
  if (success) return data
  return invalidReason(error.issues, 'the product')
}

/** Two products that have pages cannot have one address: the second gets its sku behind its own. */
function urlKeyGiver({ db }: Pick<StagingDb, 'db'>): (draft: ProductDraft) => ProductDraft {
  const take = db.prepare('INSERT OR IGNORE INTO url_key (store, key, owner) VALUES (?, ?, ?)')
  const find = db.prepare('SELECT 1 FROM url_key WHERE store = ? AND key = ? AND owner <> ?')
  const stores = STORE_VIEWS.map(({ storeCode }) => storeCode)
  return (draft) => {
    if (draft.visibility === 1) return draft
    const own = skuKey(draft.sku)
    const behind = `-${toUrlKey(draft.sku) || 'product'}`
    const isTaken = (store: StoreCode) => find.get(store, inStore(draft.urlKey, store), own)
    const others = stores.filter((store) => draft.urlKey[store] === undefined)
    const all = others.some(isTaken) ? draft.urlKey.all + behind : draft.urlKey.all
    const named = stores.flatMap((store) => {
      const key = draft.urlKey[store]
      return key === undefined ? [] : [[store, isTaken(store) ? key + behind : key]]
    })
    const urlKey: ProductDraft['urlKey'] = { all, ...Object.fromEntries(named) }
    for (const store of stores) take.run(store, inStore(urlKey, store), own)
    return { ...draft, urlKey }
  }
}
