// The shop of all runs: real databases with the real migrations, filled once by the real import. A run
// takes place within one transaction of each, which is taken back at its end.
import type { DatabaseSync } from 'node:sqlite'
import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import { createD1, type MemoryD1 } from '../fakes/d1-in-memory'
import { writeCatalogue } from '../fakes/write-catalogue'
import { productDraft } from '../unit/commerce/catalogue/small-shop'

export type Sku = 'LAMP' | 'CHAIR' | 'LAST' | 'BOOK' | 'DRESS-S' | 'DRESS-M' | 'SET'

export interface Sold {
  sku: Sku
  /** Cents. */
  price: number
  /** What there is of it; null for a bundle, of which there is as much as of its parts. */
  qty: number | null
  taxClass?: 'reduced'
  /** A size of the dress. */
  size?: string
}

/** What is sold. */
export const PRODUCTS: readonly [Sold, ...Sold[]] = [
  { sku: 'LAMP', price: 1_995, qty: 12 },
  { sku: 'CHAIR', price: 3_333, qty: 6 },
  { sku: 'LAST', price: 990, qty: 1 },
  { sku: 'BOOK', price: 2_180, qty: 4, taxClass: 'reduced' },
  { sku: 'DRESS-S', price: 4_995, qty: 3, size: 'S' },
  { sku: 'DRESS-M', price: 4_995, qty: 2, size: 'M' },
  { sku: 'SET', price: 4_500, qty: null },
]

/** The configurable product of which there are sizes. */
export const DRESS = 'DRESS'

/** What the shop calls it: sizes have the name of their product. */
export function nameOf(sku: string): string {
  const isSize = PRODUCTS.some((product) => product.sku === sku && product.size)
  return `Product ${isSize ? DRESS : sku}`
}

/** What a set is put together from, each of them once. */
const PARTS = ['LAMP', 'CHAIR'] as const

/** Cards with what is on them in cents. */
export const GIFT_CARDS = { SMALL: 1_500, LARGE: 20_000 } as const

/** A coupon that every store takes. */
export const COUPON = 'TEN'

const { stock } = productDraft('ANY')

const BUNDLE = PARTS.map((sku) => ({
  title: { all: `Part ${sku}` },
  type: 'radio' as const,
  isRequired: true,
  selections: [{ sku, qty: 1, isDefault: true, isQtyChangeable: false }],
}))

const unmanaged = { ...stock, isManaged: false }
const SIZES = PRODUCTS.flatMap(({ size }) => size ?? [])

const DRAFT: CatalogueDraft = {
  categories: [],
  attributes: [
    {
      code: 'size',
      label: { all: 'Size' },
      input: 'select',
      isFilterable: true,
      isVisible: true,
      position: 1,
      options: SIZES.map((value) => ({ value, label: { all: value } })),
    },
  ],
  products: [
    ...PRODUCTS.map(toDraft),
    productDraft(DRESS, {
      typeId: 'configurable',
      variations: {
        attributes: ['size'],
        skus: PRODUCTS.flatMap(({ sku, size }) => (size ? sku : [])),
      },
    }),
  ],
}

function toDraft({ sku, price, qty, taxClass, size }: Sold) {
  return productDraft(sku, {
    // A store of its own has prices of its own.
    price: { all: price, de_de: price + 100 },
    ...(taxClass && { taxClass }),
    ...(qty === null
      ? { typeId: 'bundle', stock: unmanaged, bundle: { priceType: 'fixed', options: BUNDLE } }
      : { stock: { ...stock, qty } }),
    ...(size && { attributes: { size: [size] }, visibility: 1 }),
  })
}

export interface Shop {
  catalogue: MemoryD1
  sales: MemoryD1
  /** By which a size is chosen. */
  sizeId: string
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
  // Lines are numbered at random, and the same seed has to number them alike.
  sales.sqlite.function('random', () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  const written = await writeCatalogue(
    { catalogue: catalogue.db, sales: sales.db },
    DRAFT,
    'replace',
  )
  if (!written.ok) throw new Error(`The shop was not filled: ${JSON.stringify(written.error)}`)
  sales.sqlite.exec(`INSERT INTO coupon (code, kind, amount) VALUES ('${COUPON}', 'percent', 10)`)
  for (const [code, cents] of Object.entries(GIFT_CARDS)) {
    sales.sqlite
      .prepare(
        "INSERT INTO gift_card (code, initial, balance, currency) VALUES (?1, ?2, ?2, 'EUR')",
      )
      .run(code, cents)
  }
  const size = catalogue.sqlite.prepare("SELECT id FROM attribute WHERE code = 'size'").get()
  const both = [catalogue.sqlite, sales.sqlite]
  return { catalogue, sales, sizeId: String(size?.id), begin: () => within(both) }
}

function within(databases: readonly DatabaseSync[]): () => void {
  for (const database of databases) database.exec('SAVEPOINT run')
  return () => {
    for (const database of databases) database.exec('ROLLBACK TO run; RELEASE run')
  }
}
