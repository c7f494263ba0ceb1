// What a list asks of KV in a Worker that has just been started and remembers nothing.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../worker/tools/run/free-port.ts'
import { startWorkers } from '../../../worker/tools/run/workers.ts'
import { COUNTING_WORKERS, takeCounts } from '../../bench/counting-workers.ts'
import { copyTemplate } from '../../fixtures/shop-template.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { visit } from '../../fixtures/visit.ts'

const [NL] = STORES
const PLACES = ['/meubels', '/meubels/banken']
const { state, remove } = copyTemplate()

async function openFreshWorkers() {
  const [port, commercePort] = [await freePort(), await freePort()]
  const workers = await startWorkers({
    port,
    commercePort,
    state,
    secrets: TEST_SECRETS,
    vars: { storefront: { PAGE_CACHE: 'off' } },
    wrappers: COUNTING_WORKERS,
  })
  const open = async (path: string) =>
    (await visit(port, `${NL.host}:${port}`, path, { patience: 60_000 })).status
  return { open, port, commercePort, close: () => workers.dispose() }
}

beforeAll(async () => {
  const { open, close } = await openFreshWorkers()
  // Twice: a busy backend may leave out a row of an editor once, and then nothing of it is kept.
  for (const path of [...PLACES, ...PLACES]) expect(await open(path)).toBe(200)
  await close()
})
afterAll(remove)

it.each(PLACES)('a cold listing asks KV at most twice: %s', async (path) => {
  const { open, port, commercePort, close } = await openFreshWorkers()
  expect(await open('/robots.txt')).toBe(200)
  await takeCounts([port, commercePort])
  expect(await open(path)).toBe(200)
  const counts = await takeCounts([port, commercePort])
  await close()
  expect(counts['CACHE get']).toBeGreaterThan(0)
  expect(counts['CACHE get']).toBeLessThanOrEqual(2)
  expect(counts.requests ?? 0).toBe(0)
})
