// `npm start`: builds what changed, brings the database up to date, fills it on the first start and
// serves the shop on http://localhost:8787.

import { seedWhenEmpty } from './catalogue-cli/seed.ts'
import { COMMERCE_PORT, printAddresses, STORE_PORT } from './run/addresses.ts'
import { buildWhenChanged } from './run/build.ts'
import { demandFreePorts } from './run/free-port.ts'
import { migrateWhenBehind } from './run/migrate.ts'
import { STATE } from './run/paths.ts'
import { runCron } from './run/run-cron.ts'
import { localSecrets } from './run/secrets.ts'
import { untilStopped } from './run/until-stopped.ts'
import { startWorkers } from './run/workers.ts'

await demandFreePorts({ PORT: STORE_PORT, COMMERCE_PORT })
const secrets = localSecrets()
await Promise.all([buildWhenChanged(), migrateWhenBehind(STATE)])
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
