import { COMMERCE_PORT, STORE_PORT } from '../run/addresses.ts'
import { buildWhenChanged } from '../run/build.ts'
import { migrateWhenBehind } from '../run/migrate.ts'
import { STATE } from '../run/paths.ts'
import { wakeCommerce } from '../run/run-cron.ts'
import { localSecrets } from '../run/secrets.ts'
import { startWorkers } from '../run/workers.ts'
import { type AdminClient, createAdminClient } from './admin-client.ts'

interface OpenAdminClient {
  admin: AdminClient
  close: () => Promise<void>
}

/** Where a deployed shop is; nothing of it for that of this machine. */
interface Deployed {
  url?: string
  key?: string
}

/** Does something with a shop for a program of its own; why that fails is said in one line. */
export async function withAdminClient(
  deployed: Deployed,
  work: (admin: AdminClient) => Promise<void>,
): Promise<void> {
  try {
    const { admin, close } = await openAdminClient(deployed)
    await work(admin).finally(close)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** A client of the running shop, of one started here on its databases, or of a deployed one. */
async function openAdminClient(deployed: Deployed): Promise<OpenAdminClient> {
  if (deployed.url) {
    const key = deployed.key ?? process.env.ADMIN_KEY ?? ''
    return { admin: createAdminClient(deployed.url, key), close: async () => {} }
  }
  const secrets = localSecrets()
  const url = `http://127.0.0.1:${COMMERCE_PORT}`
  const admin = createAdminClient(url, secrets.commerce.ADMIN_KEY ?? '')
  const isRunning = await fetch(url).then(
    () => true,
    () => false,
  )
  if (isRunning) return { admin, close: async () => {} }
  await Promise.all([buildWhenChanged(), migrateWhenBehind(STATE)])
  const vars = { commerce: { SHOP_ORIGIN: `http://localhost:${STORE_PORT}` } }
  const setup = { port: 0, commercePort: COMMERCE_PORT, state: STATE, secrets, vars }
  const workers = await startWorkers(setup)
  // Mail and news that follow a call are sent after its answer.
  const close = () => wakeCommerce(workers).finally(() => workers.dispose())
  return { admin, close }
}
