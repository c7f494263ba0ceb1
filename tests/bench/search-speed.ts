// How long searches and lists take in a catalogue of a given size, inside the commerce Worker and through
// the storefront, with no answer out of a cache: each is narrowed to another price.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { COMMERCE_KEY_HEADER } from '../../shared/contract/wire/wire-names.ts'
import { buildWhenChanged } from '../../worker/tools/run/build.ts'
import { freePort } from '../../worker/tools/run/free-port.ts'
import { migrateWhenBehind } from '../../worker/tools/run/migrate.ts'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { fromAddress, randomAddress, visit } from '../fixtures/visit.ts'
import { COUNTING_WORKERS, takeCounts } from './counting-workers.ts'
import { printTable } from './print-table.ts'

const HOST = 'nl.localhost'

/** What is asked of the catalogue of make-export.ts. */
const QUESTIONS: readonly (readonly [name: string, query: string])[] = [
  ['a word', 'q=lamp'],
  ['two words', 'q=oak+table'],
  ['a typing error', 'q=tabel'],
  ['a word of descriptions', 'q=workshop'],
  ['narrowed twice', 'q=oak&color=black&size=m'],
  ['the second page', 'q=mirror&page=2'],
  ['by price', 'q=lamp&sort=final_price:asc'],
  ['everything, narrowed', 'q=home&color=navy'],
]
const TIMES = 30
const FILTERS = ['color', 'size', 'price', 'type', 'material', 'brand', 'season']

interface Figures {
  what: string
  found: number
  commerce: number[]
  storefront: number[]
  rows: number
}

/** Imports an export of so many rows and prints how long each question takes, in milliseconds. */
export async function measureSpeed(rows: number): Promise<void> {
  buildWhenChanged()
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  const state = join(folder, 'state')
  migrateWhenBehind(state)
  const [port, commercePort] = [await freePort(), await freePort()]
  const setup = { port, commercePort, state, secrets: TEST_SECRETS, wrappers: COUNTING_WORKERS }
  const shop = await startWorkers({ ...setup, vars: { storefront: { PAGE_CACHE: 'off' } } })
  try {
    importExport(join(folder, 'export'), rows, commercePort)
    const figures: Figures[] = []
    for (const [what, query] of QUESTIONS) {
      console.info(`${rows} rows: ${what} …`)
      figures.push(await measure(what, query, port, commercePort))
    }
    console.info(`\n${rows} rows of an export; milliseconds, ${TIMES} times each`)
    printTable(figures.map(toRow))
    const all = { what: 'all', found: 0, rows: 0, commerce: [], storefront: [] }
    printTable([toRow(figures.reduce(together, all))])
  } finally {
    await shop.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

function together(one: Figures, other: Figures): Figures {
  return {
    ...one,
    rows: Math.max(one.rows, other.rows),
    found: Math.max(one.found, other.found),
    commerce: [...one.commerce, ...other.commerce],
    storefront: [...one.storefront, ...other.storefront],
  }
}

function importExport(folder: string, rows: number, commercePort: number): void {
  console.info(`${rows} rows: import …`)
  runTool('tests/bench/make-export.ts', [folder, String(rows)])
  const url = `http://127.0.0.1:${commercePort}`
  const key = TEST_SECRETS.commerce.ADMIN_KEY
  const report = join(folder, 'report.csv')
  const where = ['--replace', '--url', url, '--key', key, '--report', report]
  runTool('worker/tools/catalogue-cli/import.ts', [folder, ...where])
}

function runTool(script: string, args: readonly string[]): void {
  const setup = resolve(ROOT, 'worker/tools/setup.mjs')
  const options = { cwd: ROOT, stdio: 'inherit' } as const
  const { status } = spawnSync('node', [setup, script, ...args], options)
  if (status !== 0) throw new Error(`${script} ended with ${status}`)
}

async function measure(
  what: string,
  query: string,
  port: number,
  commercePort: number,
): Promise<Figures> {
  const commerce: number[] = []
  const storefront: number[] = []
  await askCommerce(commercePort, query, 0)
  await takeCounts([commercePort])
  let found = 0
  for (let at = 1; at <= TIMES; at++) {
    const started = performance.now()
    found = Math.max(found, await askCommerce(commercePort, query, at))
    commerce.push(performance.now() - started)
  }
  const counts = await takeCounts([commercePort])
  await askStorefront(port, query, 0)
  for (let at = 1; at <= TIMES; at++) {
    const started = performance.now()
    await askStorefront(port, query, at)
    storefront.push(performance.now() - started)
  }
  const rows = Math.round((counts['CATALOGUE rows read'] ?? 0) / TIMES)
  return { what, found, commerce, storefront, rows }
}

/** Asks as a listing does, and answers how many products there are. */
async function askCommerce(port: number, query: string, at: number): Promise<number> {
  const asked = new URLSearchParams(query)
  const chosen = ['color', 'size'].flatMap((attribute) => {
    const value = asked.get(attribute)
    return value ? [{ attribute, value: { in: [value] }, scope: 'catalog' }] : []
  })
  const body = {
    store: 'nl_nl',
    type: 'product',
    size: 48,
    from: 48 * (Number(asked.get('page') ?? 1) - 1),
    sort: asked.get('sort') ?? '',
    searchQuery: {
      _availableFilters: FILTERS.map((field) => ({ field, scope: 'catalog' })),
      _appliedFilters: [
        { attribute: 'visibility', value: { in: [2, 3, 4] } },
        { attribute: 'status', value: { in: [0, 1] } },
        { attribute: 'price', value: { gte: at }, scope: 'catalog' },
        ...chosen,
      ],
      _searchText: asked.get('q') ?? '',
    },
    _sourceInclude: [
      'id',
      'sku',
      'name',
      'url_path',
      'image',
      'price_incl_tax',
      'stock.is_in_stock',
    ],
  }
  const headers = {
    'content-type': 'application/json',
    [COMMERCE_KEY_HEADER]: TEST_SECRETS.commerce.COMMERCE_KEY,
  }
  const { status, text } = await visit(port, `localhost:${port}`, '/api/catalog/search', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (status !== 200) throw new Error(`The commerce Worker answers ${status}: ${text}`)
  return (JSON.parse(text) as { total: number }).total
}

async function askStorefront(port: number, query: string, at: number): Promise<void> {
  const path = `/catalogsearch/result?${query}&price=${at}-`
  const headers = fromAddress(randomAddress())
  const { status } = await visit(port, `${HOST}:${port}`, path, { headers })
  if (status !== 200) throw new Error(`${path} answers ${status}`)
}

function toRow({ what, found, commerce, storefront, rows }: Figures) {
  return {
    what,
    found,
    'commerce p50': at(commerce, 0.5),
    p95: at(commerce, 0.95),
    'storefront p50': at(storefront, 0.5),
    'p95 ': at(storefront, 0.95),
    'rows read': rows,
  }
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
