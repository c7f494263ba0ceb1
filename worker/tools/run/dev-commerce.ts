// The commerce Worker under a vite server of its own; started by dev.ts. Two servers in one process
// would share one workerd, and the second would take the place of the first.
import { cloudflare } from '@cloudflare/vite-plugin'
import { createServer } from 'vite'
import { COMMERCE_PORT, STORE_PORT } from './addresses.ts'
import { developmentServer } from './development.ts'
import { ROOT, STATE } from './paths.ts'
import { untilStopped } from './until-stopped.ts'

const server = await createServer({
  root: ROOT,
  configFile: false,
  cacheDir: 'node_modules/.vite-commerce',
  server: developmentServer(COMMERCE_PORT),
  plugins: [
    cloudflare({
      configPath: 'worker/commerce/wrangler.toml',
      persistState: { path: STATE },
      inspectorPort: false,
      config: {
        vars: {
          PUBLIC_ORIGIN: `http://localhost:${COMMERCE_PORT}`,
          SHOP_ORIGIN: `http://localhost:${STORE_PORT}`,
          SANDBOX_PAYMENTS: 'on',
          STOREFRONT_URL: `http://127.0.0.1:${STORE_PORT}`,
        },
      },
    }),
  ],
})
await server.listen()
untilStopped(() => server.close())
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
