// How long searches and lists take in a catalogue of a given size, inside the commerce Worker and through
// the storefront, with no answer out of a cache: each is narrowed to another price. What an empty answer
// and one question to a database cost through the same workerd stands above it.
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
import { FLOOR_SELECT_PATH, startFloor } from './floor.ts'
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
  ['another text each time', 'q=*'],
]
const NAMES = ['ada', 'bo', 'cleo', 'dune', 'elm', 'fjord', 'grove', 'heath', 'isle', 'juno']
const KINDS = ['armchair', 'blanket', 'cushion', 'mirror', 'rug', 'shelf', 'vase']
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
  const vars = { storefront: { PAGE_CACHE: 'off' } }
  const setup = { port, commercePort, state, secrets: TEST_SECRETS, vars }
  try {
    const figures: Figures[] = []
    await during(startWorkers(setup), async () => {
      importExport(join(folder, 'export'), rows, commercePort)
      for (const [what, query] of QUESTIONS) {
        console.info(`${rows} rows: ${what} …`)
        figures.push(await measure(what, query, port, commercePort))
      }
    })
    // Counting costs time: that is another run.
    await during(startWorkers({ ...setup, wrappers: COUNTING_WORKERS }), async () => {
      for (const [at, [, query]] of QUESTIONS.entries()) {
        Object.assign(figures[at] ?? {}, { rows: await countRows(query, commercePort) })
      }
    })
    await printFloor()
    console.info(`${rows} rows of an export; milliseconds, ${TIMES} times each`)
    printTable(figures.map(toRow))
    const all = { what: 'all', found: 0, rows: 0, commerce: [], storefront: [] }
    printTable([toRow(figures.reduce(together, all))])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function during(starting: ReturnType<typeof startWorkers>, work: () => Promise<void>) {
  const shop = await starting
  try {
    await work()
  } finally {
    await shop.dispose()
  }
}

/** What no shop can be faster than here. */
async function printFloor(): Promise<void> {
  const port = await freePort()
  await during(startFloor(port, 0), async () => {
    const ask = (path: string) => () => visit(port, `localhost:${port}`, path)
    const floors = { 'an empty answer': ask('/'), 'one row of D1': ask(FLOOR_SELECT_PATH) }
    console.info('\nThe floor; milliseconds')
    for (const [what, once] of Object.entries(floors)) {
      const times = await timesOf(once)
      printTable([{ what, p50: at(times, 0.5), p95: at(times, 0.95) }])
    }
  })
}

/** How long each of many answers takes; the first is not counted. */
async function timesOf(ask: (at: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await ask(0)
  for (let at = 1; at <= TIMES; at++) {
    const started = performance.now()
    await ask(at)
    times.push(performance.now() - started)
  }
  return times
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
  let found = 0
  const commerce = await timesOf(async (at) => {
    found = Math.max(found, await askCommerce(commercePort, query, at))
  })
  const storefront = await timesOf((at) => askStorefront(port, query, at))
  return { what, found, commerce, storefront, rows: 0 }
}

/** Rows that a question reads where it was asked before. */
async function countRows(query: string, commercePort: number): Promise<number> {
  await askCommerce(commercePort, query, 0)
  await takeCounts([commercePort])
  for (let at = 1; at <= TIMES; at++) await askCommerce(commercePort, query, at)
  const counts = await takeCounts([commercePort])
  return Math.round((counts['CATALOGUE rows read'] ?? 0) / TIMES)
}

/** A star stands for words that are others each time. */
function withWords(query: string, at: number): string {
  const [kind, name] = [KINDS[at % KINDS.length], NAMES[at % NAMES.length]]
  return query.replace('*', at % 2 === 0 ? `${kind}+${name}` : `${name}+${kind}`)
}

/** Asks as a listing does, and answers how many products there are. */
async function askCommerce(port: number, query: string, at: number): Promise<number> {
  const asked = new URLSearchParams(withWords(query, at))
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
  const path = `/catalogsearch/result?${withWords(query, at)}&price=${at}-`
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
