// `npm run hostile`: journeys in a browser that is against the shopper, in all stores and at both
// widths. `--only late` takes the scenarios whose names fit.
import { parseArgs } from 'node:util'
import { openShopWithBrowser, type ShopWithBrowser } from '../e2e/steps/open-shop-with-browser.ts'
import { prepareTemplate } from '../fixtures/shop-template.ts'
import { STORES } from '../fixtures/stores.ts'
import { DEVICES, type Device } from '../monkey/walk.ts'
import { listMissingFiles } from './missing-files.ts'
import { SCENARIOS, type Scenario } from './scenarios.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    store: { type: 'string' },
    device: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
})

/** So many journeys buy the same thing; then a fresh shop has it in stock again. */
const RUNS_A_SHOP = 80

await prepareTemplate()
const only = new RegExp(values.only)
const scenarios = [...SCENARIOS, ...listMissingFiles()].filter(({ name }) => only.test(name))
const stores = STORES.filter(({ storeCode }) => !values.store || storeCode === values.store)
const devices = (Object.keys(DEVICES) as Device[]).filter(
  (device) => !values.device || device === values.device,
)
const runs = scenarios.flatMap((scenario) =>
  stores.flatMap((store) => devices.map((device) => ({ scenario, store, device }))),
)
console.info(`${scenarios.length} scenarios, ${runs.length} runs`)

let failed = 0
for (let from = 0; from < runs.length; from += RUNS_A_SHOP) {
  const shop = await openShopWithBrowser()
  const left = runs.slice(from, from + RUNS_A_SHOP).values()
  const runOn = async () => {
    for (const run of left) await runIn(shop, run)
  }
  await Promise.all(Array.from({ length: Number(values['at-once']) }, runOn))
  await shop.close()
}
console.info(`${runs.length} runs, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runIn(shop: ShopWithBrowser, { scenario, store, device }: (typeof runs)[number]) {
  const { storeCode, host } = store
  const place = { browser: shop.browser, storeCode, origin: shop.originOf(host), device }
  const issue = await issueOf(scenario, place)
  console.info(`${issue ? '✗' : '✓'} ${storeCode} ${device}: ${scenario.name}`)
  if (!issue) return
  failed += 1
  console.error(issue)
}

async function issueOf(scenario: Scenario, place: Parameters<Scenario['run']>[0]) {
  try {
    await scenario.run(place)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
