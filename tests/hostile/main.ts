// `npm run hostile`: journeys in a browser that is against the shopper, in all stores and at both
// widths. `--only late` takes the scenarios whose names fit.
import { parseArgs } from 'node:util'
import { openShopWithBrowser } from '../e2e/open-shop-with-browser.ts'
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

const shop = await openShopWithBrowser()
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
const left = runs.values()
await Promise.all(Array.from({ length: Number(values['at-once']) }, runOn))
await shop.close()
console.info(`${runs.length} runs, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runOn(): Promise<void> {
  for (const { scenario, store, device } of left) {
    const { storeCode, host } = store
    const place = { browser: shop.browser, storeCode, origin: shop.originOf(host), device }
    const complaint = await complaintOf(scenario, place)
    console.info(`${complaint ? '✗' : '✓'} ${storeCode} ${device}: ${scenario.name}`)
    if (!complaint) continue
    failed += 1
    console.error(complaint)
  }
}

async function complaintOf(scenario: Scenario, place: Parameters<Scenario['run']>[0]) {
  try {
    await scenario.run(place)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
