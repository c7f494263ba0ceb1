// A large export as Magento would write it, the same bytes every time, to measure an import with:
// `node tests/bench/make-export.ts FOLDER [ROWS]`. Of ten rows six are children of a configurable
// product, one is that product, one its German words, two stand alone; now and then a set or a bundle.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

const COLUMNS = [
  'sku',
  'store_view_code',
  'product_type',
  'categories',
  'name',
  'description',
  'short_description',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'url_key',
  'created_at',
  'updated_at',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'related_skus',
  'configurable_variations',
  'associated_skus',
  'bundle_price_type',
  'bundle_values',
] as const

type Row = Partial<Record<(typeof COLUMNS)[number], string>>

const KINDS = ['Armchair', 'Blanket', 'Cushion', 'Lamp', 'Mirror', 'Rug', 'Shelf', 'Table', 'Vase']
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dune', 'Elm', 'Fjord', 'Grove', 'Heath', 'Isle', 'Juno']
const COLOURS = ['Black', 'Cream', 'Forest', 'Navy', 'Rust', 'Sage', 'Sand', 'Terracotta']
const SIZES = ['S', 'M', 'L']
const MATERIALS = ['Oak', 'Walnut', 'Wool', 'Linen', 'Steel', 'Glass', 'Ceramic']
const WORDS =
  'made by hand in a small workshop from wood that grew nearby and oiled until the grain shows warm to the touch it ages well and may be repaired when the years have left their marks on it'.split(
    ' ',
  )

const [folder, rows = '100000'] = process.argv.slice(2)
if (!folder) throw new Error('Say a folder')
mkdirSync(folder, { recursive: true })
const file = createWriteStream(join(folder, 'products.csv'))
file.write(`${COLUMNS.join(',')}\n`)
for (let block = 0; block < Number(rows) / 10; block++) {
  if (file.write(blockOf(block).map(toLine).join(''))) continue
  await new Promise((resume) => file.once('drain', () => resume(undefined)))
}
file.end()
await finished(file)

function toLine(row: Row): string {
  const cells = COLUMNS.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`)
  return `${cells.join(',')}\n`
}

/** A number that looks like chance and never changes. */
function chance(seed: number, below: number): number {
  let x = (seed * 2_654_435_761 + 12_345) >>> 0
  x ^= x >>> 15
  x = Math.imul(x, 2_246_822_519) >>> 0
  x ^= x >>> 13
  return (x >>> 0) % below
}

function pick<T>(list: readonly T[], seed: number): T {
  return list[chance(seed, list.length)] as T
}

function textOf(seed: number, words: number): string {
  const text = Array.from({ length: words }, (_, at) => pick(WORDS, seed * 97 + at)).join(' ')
  return `<p>${text.charAt(0).toUpperCase()}${text.slice(1)}.</p>`
}

function common(seed: number, kind: string): Row {
  const day = String(1 + chance(seed, 28)).padStart(2, '0')
  return {
    categories: `Default Category/Home/${kind}s,Default Category/Home`,
    description: textOf(seed, 110),
    short_description: textOf(seed + 1, 14),
    product_online: '1',
    tax_class_name: 'Taxable Goods',
    price: `${20 + chance(seed, 900)}.95`,
    created_at: `2026-01-${day} 10:00:00`,
    updated_at: `2026-06-${day} 10:00:00`,
    qty: String(chance(seed, 80)),
    is_in_stock: '1',
  }
}

function blockOf(block: number): Row[] {
  const kind = pick(KINDS, block)
  const name = `${kind} ${pick(NAMES, block + 7)} ${block}`
  const facts = `material=${pick(MATERIALS, block)}|${pick(MATERIALS, block + 3)},new=${block % 9 ? 'No' : 'Yes'}`
  const first = chance(block, COLOURS.length)
  const colours = [first, (first + 1) % COLOURS.length].map((at) => COLOURS[at] ?? '')
  const choices = colours.flatMap((color) => SIZES.map((size) => ({ color, size })))
  const children = choices.map(({ color, size }, at) => ({
    ...common(block, kind),
    sku: `C${block}-${size}-${color}`,
    product_type: 'simple',
    name: `${name} ${color} ${size}`,
    visibility: 'Not Visible Individually',
    qty: String(chance(block + at, 60)),
    additional_attributes: `color=${color},size=${size},${facts}`,
  }))
  const parent = {
    ...common(block, kind),
    sku: `C${block}`,
    product_type: 'configurable',
    name,
    visibility: 'Catalog, Search',
    special_price: block % 11 ? '' : '15.95',
    additional_attributes: facts,
    related_skus: `S${block}-0,C${Math.max(0, block - 1)}`,
    configurable_variations: choices
      .map(({ color, size }) => `sku=C${block}-${size}-${color},color=${color},size=${size}`)
      .join('|'),
  }
  const german = {
    sku: `C${block}`,
    store_view_code: 'de_de',
    name: `${name} auf Deutsch`,
    description: textOf(block + 5, 110),
  }
  const alone = [0, 1].map((nth) => ({
    ...common(block * 2 + nth, kind),
    sku: `S${block}-${nth}`,
    product_type: 'simple',
    name: `${name} ${nth ? 'by itself' : 'alone'}`,
    visibility: 'Catalog, Search',
    additional_attributes: `color=${pick(COLOURS, block + nth)},${facts}`,
    ...(block % 50 === 0 && nth === 1 ? composed(block) : {}),
  }))
  return [...children, parent, german, ...alone].slice(0, 10)
}

function composed(block: number): Row {
  if (block % 100 === 0) {
    return { product_type: 'grouped', associated_skus: `S${block}-0=1,S${block + 1}-0=2` }
  }
  const record = `name=Part,type=radio,required=1,default_qty=1,price=0,price_type=fixed`
  return {
    product_type: 'bundle',
    bundle_price_type: 'dynamic',
    bundle_values: `${record},sku=S${block}-0,default=1|${record},sku=S${block + 1}-0,default=0`,
  }
}
