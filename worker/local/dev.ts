// `npm run dev`: both Workers from their sources, with hot reload, on the same databases as
// `npm start`. Each has a vite server of its own, so that the commerce Worker can be reached
// directly as well; the storefront finds it over HTTP, as it would find any backend.
import { cloudflare } from '@cloudflare/vite-plugin'
import { createServer } from 'vite'
import { COMMERCE_PORT, printAddresses, STORE_PORT } from './addresses.ts'
import { demandFreePorts } from './free-port.ts'
import { migrateWhenBehind } from './migrate.ts'
import { ROOT, STATE } from './paths.ts'
import { localSecrets } from './secrets.ts'
import { seedWhenEmpty } from './seed.ts'
import { untilStopped } from './until-stopped.ts'

await demandFreePorts({ PORT: STORE_PORT, COMMERCE_PORT })
const secrets = localSecrets()
migrateWhenBehind(STATE)

const commerceUrl = `http://localhost:${COMMERCE_PORT}`
const commerce = await createServer({
  root: ROOT,
  configFile: false,
  cacheDir: 'node_modules/.vite-commerce',
  server: serverAt(COMMERCE_PORT),
  plugins: [
    cloudflare({
      configPath: 'worker/commerce/wrangler.toml',
      persistState: { path: STATE },
      inspectorPort: false,
      config: { vars: { PUBLIC_ORIGIN: commerceUrl } },
    }),
  ],
})
await commerce.listen()
await seedWhenEmpty(commerceUrl, secrets.commerce.ADMIN_KEY ?? '')

const storefront = await createServer({ root: ROOT, server: serverAt(STORE_PORT) })
await storefront.listen()
await warmUp()
untilStopped(() => Promise.all([storefront.close(), commerce.close()]))
printAddresses()

function serverAt(port: number) {
  return { host: '127.0.0.1', port, strictPort: true, allowedHosts: ['.localhost'] }
}

/** The first request compiles a Worker, and takes longer than a page is allowed to. */
async function warmUp(): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${STORE_PORT}/`)
    await response.arrayBuffer()
    if (response.status !== 503) return
  }
}
