// The second pass: drafts wait until all of them are there, then those they refer to are
// looked up.
import type { CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import { MAX_STAGED_BYTES } from '../../../shared/contract/admin/import-run'
import { inStore } from '../../../shared/contract/admin/per-store'
import { type ProductDraft, productDraft } from '../../../shared/contract/admin/product-draft'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { createAddresses } from './addresses'
import { type ExportPicture, type NamedPicture, toExportFile } from './export-picture'
import { linkProduct, type UnlinkedProduct } from './link-product'
import { invalidReason, type Problems } from './row-problems'
import { type StagingDb, skuKey } from './staging-db'

export interface StagedDrafts {
  add(product: UnlinkedProduct, pictures: readonly ExportPicture[]): void
  /** Pictures of categories go the way of all others. */
  addCategoryPictures(categories: readonly CategoryDraft[]): void
  /** Products get none of the addresses that these have. */
  keepAddressesOf(categories: readonly CategoryDraft[]): void
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
  const addresses = createAddresses({ db }, problems)

  return {
    add(product, pictures) {
      const { draft } = product
      const body = JSON.stringify(product)
      insert.run(skuKey(draft.sku), draft.sku, draft.price.all, body)
      for (const { path, file } of pictures) insertPicture.run(path, file, product.line, draft.sku)
    },
    addCategoryPictures(categories) {
      for (const { path: name, image } of categories) {
        if (image) insertPicture.run(image, toExportFile(image), 0, `category ${name}`)
      }
    },
    keepAddressesOf: addresses.keep,
    count: () => (db.prepare('SELECT COUNT(*) AS n FROM draft').get() as { n: number }).n,
    *products() {
      for (const row of db.prepare('SELECT body FROM draft ORDER BY place').iterate()) {
        const unlinked = JSON.parse(row.body as string) as UnlinkedProduct
        const { line, draft } = unlinked
        const linked = linkProduct(unlinked, find, problems)
        const made = typeof linked === 'string' ? linked : checked(addresses.give(linked, line))
        if (typeof made !== 'string') yield made
        else problems.leaveOut({ line, sku: draft.sku }, made)
      }
    },
    *pictures() {
      const rows = db.prepare('SELECT path, file, line, sku FROM picture ORDER BY path')
      for (const row of rows.iterate()) yield { ...(row as unknown as NamedPicture) }
    },
  }
}

/** What the shop would refuse is refused here, so that one product costs no other its place. */
function checked(draft: ProductDraft): ProductDraft | string {
  const { success, data, error } = productDraft.safeParse(draft)
  if (!success) return invalidReason(error.issues, 'the product')
  return isTooLarge(data) ? 'its texts are too long together' : data
}

/** As the shop keeps it: each store has its texts, those of the page also without markup. */
function isTooLarge(draft: ProductDraft): boolean {
  const { description, shortDescription, metaDescription } = draft
  const ofPage = [description, shortDescription]
  const texts = [...ofPage, ...ofPage, metaDescription].flatMap((text) =>
    STORE_VIEWS.map(({ storeCode }) => text && inStore(text, storeCode)),
  )
  return Buffer.byteLength(JSON.stringify(JSON.stringify([draft, texts]))) > MAX_STAGED_BYTES
}
