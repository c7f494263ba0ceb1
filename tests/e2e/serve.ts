// The shop for the browser tests: the production build on a filled shop of its own.
import { startWorkers } from '../../worker/tools/run/workers.ts'
import { copyTemplate, prepareTemplate } from '../fixtures/shop-template.ts'
import { TEST_SECRETS } from '../fixtures/test-secrets.ts'
import { APP_ORIGINS, E2E_COMMERCE_PORT, E2E_PORT, TILES_ORIGIN } from './steps/addresses.ts'
import { CARD_ORIGINS } from './steps/card-fields.ts'

await prepareTemplate()
const { state, remove } = copyTemplate()
const shop = await startWorkers({
  port: E2E_PORT,
  commercePort: E2E_COMMERCE_PORT,
  state,
  resizesPictures: false,
  secrets: TEST_SECRETS,
  vars: {
    storefront: {
      // Where `card-fields.ts` stands in for the provider.
      CARD_ORIGINS: CARD_ORIGINS.join(','),
      // Two cores for two browsers and the shop: what is late here is not down.
      UPSTREAM_PATIENCE: '2.5',
      WRAPPER_ORIGINS: ['self', ...Object.values(APP_ORIGINS)].join(','),
      MAP_TILES: `${TILES_ORIGIN}/{z}/{x}/{y}.png`,
    },
  },
})

process.once('SIGTERM', async () => {
  await shop.dispose()
  remove()
  process.exit(0)
})
