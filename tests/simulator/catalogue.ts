// The shop of all runs: real databases with the real migrations, filled once by the real import. A run
// takes place within one transaction of each, which is taken back at its end.
import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import { createD1, type MemoryD1 } from '../fakes/d1-in-memory'
import { writeCatalogue } from '../fakes/write-catalogue'
import { productDraft } from '../unit/commerce/catalogue/small-shop'

/** What is sold, with its price in cents and what there is of it. */
export const PRODUCTS = [
  { sku: 'LAMP', price: 1_995, qty: 12 },
  { sku: 'CHAIR', price: 3_333, qty: 6 },
  { sku: 'LAST', price: 990, qty: 1 },
  { sku: 'BOOK', price: 2_180, qty: 4, taxClass: 'reduced' },
] as const
export type Sku = (typeof PRODUCTS)[number]['sku']

/** A coupon that every store takes. */
export const COUPON = 'TEN'

const { stock } = productDraft('ANY')

const DRAFT: CatalogueDraft = {
  categories: [],
  attributes: [],
  products: PRODUCTS.map(({ sku, price, qty, ...rest }) =>
    productDraft(sku, { price: { all: price }, stock: { ...stock, qty }, ...rest }),
  ),
}

export interface Shop {
  catalogue: MemoryD1
  sales: MemoryD1
  /** Begins a run; the answer takes back all that it did. */
  begin: () => () => void
}

let opened: Promise<Shop> | null = null

/** The shop of this process. */
export function openShop(): Promise<Shop> {
  opened ??= fill()
  return opened
}

async function fill(): Promise<Shop> {
  const [catalogue, sales] = [createD1('catalogue'), createD1('sales')]
  const written = await writeCatalogue(
    { catalogue: catalogue.db, sales: sales.db },
    DRAFT,
    'replace',
  )
  if (!written.ok) throw new Error(`The shop was not filled: ${JSON.stringify(written.error)}`)
  sales.sqlite.exec(`INSERT INTO coupon (code, kind, amount) VALUES ('${COUPON}', 'percent', 10)`)
  const both = [catalogue.sqlite, sales.sqlite]
  return { catalogue, sales, begin: () => within(both) }
}

function within(databases: readonly DatabaseSync[]): () => void {
  for (const database of databases) database.exec('SAVEPOINT run')
  return () => {
    for (const database of databases) database.exec('ROLLBACK TO run; RELEASE run')
  }
}
