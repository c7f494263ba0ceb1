// `npm run dev`: both Workers from their sources, with hot reload, on the same databases as
// `npm start`. The storefront finds the commerce Worker over HTTP, as it would find any backend.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { seedWhenEmpty } from './catalogue-cli/seed.ts'
import { COMMERCE_PORT, printAddresses, STORE_PORT } from './run/addresses.ts'
import { developmentServer } from './run/development.ts'
import { demandFreePorts } from './run/free-port.ts'
import { migrateWhenBehind } from './run/migrate.ts'
import { ROOT, STATE } from './run/paths.ts'
import { localSecrets } from './run/secrets.ts'
import { untilStopped } from './run/until-stopped.ts'

await demandFreePorts({ PORT: STORE_PORT, COMMERCE_PORT })
const secrets = localSecrets()
await migrateWhenBehind(STATE)

const commerce = fork(resolve(import.meta.dirname, 'run/dev-commerce.ts'))
commerce.once('exit', (code) => process.exit(code ?? 1))
await once(commerce, 'message')
await seedWhenEmpty(`http://127.0.0.1:${COMMERCE_PORT}`, secrets.commerce.ADMIN_KEY ?? '')

const storefront = await createServer({ root: ROOT, server: developmentServer(STORE_PORT) })
await storefront.listen()
untilStopped(async () => {
  commerce.removeAllListeners('exit')
  commerce.kill('SIGTERM')
  await storefront.close()
})
await warmUp()
printAddresses()

/** The first request compiles a Worker, and takes longer than a page is allowed to. */
async function warmUp(): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${STORE_PORT}/`)
    await response.arrayBuffer()
    if (response.status !== 503) return
  }
}
