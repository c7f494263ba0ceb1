import { type WireProduct, wireProduct } from '../../../../shared/contract/catalogue/product'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { type StagingDb, skuKey } from '../staging-db'
import type { ProductDocuments } from './to-document-product'

export interface StagedDocuments {
  /** Takes a document, or answers why it cannot. Children without one of their own are made of it. */
  add(
    doc: WireProduct,
    raw: Record<string, unknown>,
    line: number,
    store: StoreCode | undefined,
  ): string | undefined
  /** The products in the order of the files, each with its documents. */
  all(): Generator<ProductDocuments & { line: number }>
}

interface Kept {
  line: number
  store: StoreCode | null
  raw: Record<string, unknown>
}

/** What a child says of itself only in its parent, as a document of its own. */
function toChildDocument(child: object, parent: WireProduct): Record<string, unknown> {
  const { tax_class_id, created_at, updated_at, description, short_description } = parent
  const inherited = { tax_class_id, created_at, updated_at, description, short_description }
  return { ...inherited, id: 0, name: parent.name, ...child, type_id: 'simple', visibility: 1 }
}

/** Keeps documents in the staging database: the rows of a CSV and these never meet. */
export function createProductDocuments({ db }: StagingDb): StagedDocuments {
  db.exec('CREATE TABLE child_row (key TEXT PRIMARY KEY, line INTEGER, sku TEXT, cells TEXT)')
  const find = db.prepare('SELECT cells FROM source_row WHERE key = ?')
  const insert = db.prepare(`INSERT INTO source_row (key, line, sku, cells) VALUES (?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET cells = excluded.cells`)
  const insertOwn = db.prepare('INSERT INTO store_row (key, store, cells) VALUES (?, ?, ?)')
  const insertChild = db.prepare('INSERT OR IGNORE INTO child_row VALUES (?, ?, ?, ?)')
  let place = 0

  function addBase(doc: WireProduct, kept: Kept): void {
    place++
    insert.run(skuKey(doc.sku), place, doc.sku, JSON.stringify(kept))
    for (const child of doc.configurable_children ?? []) {
      const raw = toChildDocument(child, doc)
      const cells = JSON.stringify({ line: kept.line, store: null, raw } satisfies Kept)
      insertChild.run(skuKey(child.sku), place, child.sku, cells)
    }
  }

  return {
    add(doc, raw, line, store) {
      const known = find.get(skuKey(doc.sku)) as { cells: string } | undefined
      const before = known && (JSON.parse(known.cells) as Kept)
      const kept = JSON.stringify({ line, store: store ?? null, raw } satisfies Kept)
      if (store) insertOwn.run(skuKey(doc.sku), store, kept)
      if (!before) addBase(doc, { line, store: store ?? null, raw })
      else if (!store && before.store === null) return `duplicate sku, first on line ${before.line}`
      else if (!store) insert.run(skuKey(doc.sku), place, doc.sku, kept)
      return undefined
    },
    *all() {
      db.exec(`INSERT OR IGNORE INTO source_row (key, line, sku, cells)
        SELECT key, line, sku, cells FROM child_row`)
      const own = db.prepare('SELECT store, cells FROM store_row WHERE key = ?')
      const rows = db.prepare('SELECT key, cells FROM source_row ORDER BY line, key')
      for (const { key, cells } of rows.iterate()) {
        const { line, raw } = JSON.parse(cells as string) as Kept
        const stores = own.all(key as string).map((row): [StoreCode, WireProduct] => {
          const kept = JSON.parse(row.cells as string) as Kept
          return [row.store as StoreCode, wireProduct.parse(kept.raw as never)]
        })
        yield { line, base: wireProduct.parse(raw as never), own: new Map(stores), raw }
      }
    },
  }
}
