// `npm start`: builds what changed, brings the database up to date, fills it on the first start and
// serves the shop on http://localhost:8787.

import { existsSync } from 'node:fs'
import { seedWhenEmpty } from './catalogue-cli/seed.ts'
import { COMMERCE_PORT, printAddresses, STORE_PORT } from './run/addresses.ts'
import { beginBuilding } from './run/build.ts'
import { demandFreePorts } from './run/free-port.ts'
import { migrateWhenBehind } from './run/migrate.ts'
import { STATE } from './run/paths.ts'
import { runCron } from './run/run-cron.ts'
import { localSecrets } from './run/secrets.ts'
import { untilStopped } from './run/until-stopped.ts'
import { startCommerce, startWorkers } from './run/workers.ts'

await demandFreePorts({ PORT: STORE_PORT, COMMERCE_PORT })
const secrets = localSecrets()
const setup = { port: STORE_PORT, commercePort: COMMERCE_PORT, state: STATE, secrets }
const isFirstStart = !existsSync(STATE)
const building = beginBuilding()
await Promise.all([building.commerce, migrateWhenBehind(STATE)])
if (isFirstStart) await fillBeside(building.all)
await building.all
const workers = await startWorkers(setup)
untilStopped(() => workers.dispose())
runCron(workers)
await fill()
await openHomePages()
printAddresses()

function fill(): Promise<void> {
  return seedWhenEmpty(`http://127.0.0.1:${COMMERCE_PORT}`, secrets.commerce.ADMIN_KEY ?? '')
}

/** Filling takes as long as the rest of the build, and needs the commerce Worker alone. */
async function fillBeside(rest: Promise<void>): Promise<void> {
  const commerce = await startCommerce(setup)
  await Promise.all([fill(), rest]).finally(() => commerce.dispose())
}

/** The first page of a store reads its whole catalogue: done before anybody is told that it is open. */
async function openHomePages(): Promise<void> {
  for (const store of ['nl', 'de', 'fr', 'en']) {
    const page = await workers.dispatchFetch(`http://${store}.localhost:${STORE_PORT}/`)
    await page.arrayBuffer()
  }
}
