// `npm start`: builds what changed, brings the database up to date, fills it on the first start and
// serves the shop on http://localhost:8787.
import { COMMERCE_PORT, printAddresses, STORE_PORT } from './addresses.ts'
import { buildWhenChanged } from './build.ts'
import { demandFreePorts } from './free-port.ts'
import { migrateWhenBehind } from './migrate.ts'
import { STATE } from './paths.ts'
import { runCron } from './run-cron.ts'
import { localSecrets } from './secrets.ts'
import { seedWhenEmpty } from './seed.ts'
import { untilStopped } from './until-stopped.ts'
import { startWorkers } from './workers.ts'

await demandFreePorts({ PORT: STORE_PORT, COMMERCE_PORT })
const secrets = localSecrets()
buildWhenChanged()
migrateWhenBehind(STATE)
const workers = await startWorkers({
  port: STORE_PORT,
  commercePort: COMMERCE_PORT,
  state: STATE,
  secrets,
})
untilStopped(() => workers.dispose())
runCron(workers)
await seedWhenEmpty(`http://127.0.0.1:${COMMERCE_PORT}`, secrets.commerce.ADMIN_KEY ?? '')
printAddresses()
