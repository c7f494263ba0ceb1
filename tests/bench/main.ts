// `npm run bench`: the built Workers in miniflare, no proxy in between, beside a floor Worker that
// returns a fixed string of the same size. `--json FILE` also writes the figures, `--seconds N`
// says how long each of them is measured.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freePort } from '../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { weighPage } from '../fixtures/page-weight.ts'
import { copyTemplate, prepareTemplate } from '../fixtures/shop-template.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { visit } from '../fixtures/visit.ts'
import { workerdCpuMs } from './cpu-time.ts'
import { startFloor } from './floor.ts'
import { type LoadResult, load } from './load.ts'
import { printTable } from './print-table.ts'

const HOST = 'nl.localhost'
const CONNECTIONS = [1, 8, 32]
const WARM_UP_MS = 1500

/** Listing: the largest department of the demo shop; `--listing` names another. */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    listing: { type: 'string', default: '/textiel' },
    product: { type: 'string', default: '/fauteuil-fjord' },
  },
})
const pages = { home: '/', listing: values.listing, product: values.product }
const milliseconds = Number(values.seconds) * 1000

interface Figure extends LoadResult {
  page: string
  cache: 'on' | 'off' | 'floor'
  connections: number
  cpuMs: number
  /** Requests per second as a share of the floor's. */
  ofFloor: number | null
}

await prepareTemplate()
const figures: Figure[] = []
const weights: Record<string, ReturnType<typeof weighPage>> = {}
for (const [page, path] of Object.entries(pages)) {
  const html = await measureShop(page, path)
  weights[page] = weighPage(html)
  await measureFloor(page, Buffer.byteLength(html))
}
for (const figure of figures) figure.ofFloor = shareOfFloor(figure)
print()
if (values.json) writeFileSync(values.json, JSON.stringify({ figures, weights }, null, 2))

async function measureShop(page: string, path: string): Promise<string> {
  let html = ''
  for (const cache of ['on', 'off'] as const) {
    const { state, remove } = copyTemplate()
    const [port, commercePort] = [await freePort(), await freePort()]
    const vars = { storefront: { PAGE_CACHE: cache } }
    const shop = await startWorkers({ port, commercePort, state, secrets: TEST_SECRETS, vars })
    html = (await visit(port, `${HOST}:${port}`, path)).text
    await measure(page, cache, port, path)
    await shop.dispose()
    remove()
  }
  return html
}

async function measureFloor(page: string, bytes: number): Promise<void> {
  const port = await freePort()
  const floor = await startFloor(port, bytes)
  await measure(page, 'floor', port, '/')
  await floor.dispose()
}

async function measure(
  page: string,
  cache: Figure['cache'],
  port: number,
  path: string,
): Promise<void> {
  const target = { port, host: `${HOST}:${port}`, path }
  await load(target, 4, WARM_UP_MS)
  for (const connections of CONNECTIONS) {
    const before = workerdCpuMs()
    const result = await load(target, connections, milliseconds)
    const requests = result.requestsPerSecond * (milliseconds / 1000)
    const cpuMs = requests > 0 ? (workerdCpuMs() - before) / requests : 0
    figures.push({ page, cache, connections, cpuMs, ofFloor: null, ...result })
  }
}

function shareOfFloor({ page, connections, requestsPerSecond }: Figure): number | null {
  const floor = figures.find(
    (f) => f.cache === 'floor' && f.page === page && f.connections === connections,
  )
  return floor ? requestsPerSecond / floor.requestsPerSecond : null
}

function print(): void {
  const rows = figures.map((figure) => ({
    page: figure.page,
    cache: figure.cache,
    connections: figure.connections,
    'requests/s': Math.round(figure.requestsPerSecond),
    p50: figure.p50.toFixed(1),
    p95: figure.p95.toFixed(1),
    p99: figure.p99.toFixed(1),
    'CPU ms': figure.cpuMs.toFixed(2),
    'of floor': figure.ofFloor?.toFixed(2) ?? '',
    errors: figure.errors,
  }))
  printTable(rows)
  printTable(Object.entries(weights).map(([page, bytes]) => ({ 'bytes, brotli': page, ...bytes })))
}
