// `npm run bench`: the built Workers in workerd, with no proxy in between, against a Worker that
// returns a fixed string of the same size. Absolute figures are of this machine and this hour: only
// ratios inside one run say something. Options: --seconds 3, --json tests/bench/result.json

import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../../worker/local/free-port.ts'
import { startWorkers } from '../../worker/local/workers.ts'
import { type PageWeight, weighPage } from '../fixtures/page-weight.ts'
import { copyTemplate, prepareTemplate } from '../fixtures/shop-template.ts'
import { STORES } from '../fixtures/stores.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { cpuTimeOf, ownWorkerds } from './cpu-time.ts'
import { openFloor } from './floor.ts'
import { ask, type LoadResult, load, type Target } from './load.ts'

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'category, 48 cards', path: '/meubels' },
  { name: 'product', path: '/p/RUG-NEST/vloerkleed-nest' },
]
const CONNECTIONS = [1, 8, 32]
const WARM_UP_MS = 1000

interface Row extends LoadResult {
  page: string
  pageCache: 'on' | 'off'
  connections: number
  /** Milliseconds of CPU time a request; null where it cannot be known. */
  cpu: number | null
  floorPerSecond: number
  floorCpu: number | null
  /** Share of the floor's requests per second. */
  ofFloor: number
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    json: { type: 'string', default: 'tests/bench/result.json' },
  },
})
const ms = Number(values.seconds) * 1000

await prepareTemplate()
const rows: Row[] = []
const weights: Record<string, PageWeight> = {}
for (const pageCache of ['on', 'off'] as const) await measureShop(pageCache)

console.info('')
printTable(rows.map(toLine))
printTable(
  Object.entries(weights).map(([page, bytes]) => ({ 'bytes after brotli': page, ...bytes })),
)
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version }
writeFileSync(
  values.json,
  `${JSON.stringify({ machine, seconds: ms / 1000, rows, weights }, null, 2)}\n`,
)
console.info(`Written to ${values.json}`)

async function measureShop(pageCache: 'on' | 'off'): Promise<void> {
  const { state, remove } = copyTemplate()
  const [port, commercePort] = [await freePort(), await freePort()]
  const vars = { storefront: { PAGE_CACHE: pageCache } }
  const shop = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS, vars })
  const [shopProcess] = ownWorkerds()
  const floor = await openFloor()
  const floorProcess = ownWorkerds().find(({ pid }) => pid !== shopProcess?.pid)
  const host = `${STORES[0].host}:${port}`
  for (const { name, path } of PAGES) {
    const target = { port, host, path }
    const html = await firstAnswer(target)
    weights[name] = weighPage(html)
    const size = Buffer.byteLength(html)
    const flat = { port: floor.port, host: `localhost:${floor.port}`, path: `/${size}` }
    await load(target, 8, WARM_UP_MS)
    await load(flat, 8, WARM_UP_MS)
    for (const connections of CONNECTIONS) {
      const least = await measure(flat, connections, floorProcess?.pid)
      const page = await measure(target, connections, shopProcess?.pid)
      const floorPerSecond = least.perSecond
      const ofFloor = page.perSecond / floorPerSecond
      rows.push({
        page: name,
        pageCache,
        connections,
        ...page,
        floorPerSecond,
        floorCpu: least.cpu,
        ofFloor,
      })
    }
  }
  await floor.close()
  await shop.dispose()
  remove()
}

async function measure(target: Target, connections: number, pid: number | undefined) {
  const before = cpuTimeOf(pid)
  const result = await load(target, connections, ms)
  const after = cpuTimeOf(pid)
  const cpu = before === null || after === null ? null : (after - before) / result.requests
  return { ...result, cpu }
}

/** The very first request compiles the Worker and may come too late to be a page. */
async function firstAnswer(target: Target): Promise<string> {
  const agent = new Agent()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(agent, target)
    } catch (error) {
      if (attempt === 20) throw error
    }
  }
}

function toLine(row: Row) {
  return {
    page: row.page,
    cache: row.pageCache,
    connections: row.connections,
    'requests/s': Math.round(row.perSecond),
    'p50 ms': round(row.p50),
    'p95 ms': round(row.p95),
    'p99 ms': round(row.p99),
    'CPU ms': row.cpu === null ? '?' : round(row.cpu),
    'floor/s': Math.round(row.floorPerSecond),
    'of floor': `${Math.round(row.ofFloor * 100)} %`,
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
