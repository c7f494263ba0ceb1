// `npm run monkey -- --seed 7 --steps 40`: presses everything on every screen of every store, at
// both widths, with an empty and with a filled cart, as a guest and logged in. A walk with an issue is written down; it is
// repeated by its seed, or step by step with `--replay FILE`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { openShopWithBrowser } from '../e2e/steps/open-shop-with-browser.ts'
import { STORES } from '../fixtures/stores.ts'
import { chooseAgain } from './choose-step.ts'
import { SCREENS, type Screen } from './screens.ts'
import { type Step, tellStep } from './steps.ts'
import {
  CARTS,
  DEVICES,
  type Device,
  NETWORKS,
  nameOf,
  VISITORS,
  type WalkPlan,
  type WalkReport,
  walk,
} from './walk.ts'

const OUT = resolve(ROOT, 'test-results/monkey')
const MAX_ORDERS = 40

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    steps: { type: 'string', default: '40' },
    store: { type: 'string' },
    /** A kind of screen, or a path. */
    screen: { type: 'string' },
    device: { type: 'string' },
    cart: { type: 'string' },
    visitor: { type: 'string' },
    /** `lost`: it comes and goes. */
    network: { type: 'string', default: 'steady' },
    'at-once': { type: 'string', default: '2' },
    replay: { type: 'string' },
  },
})

interface Written {
  plan: Pick<WalkPlan, 'storeCode' | 'device' | 'cart' | 'visitor' | 'network' | 'seed'>
  screen: string
  trail: Step[]
}

const written = values.replay
  ? (JSON.parse(readFileSync(values.replay, 'utf8')) as Written)
  : undefined
const wanted = { ...values, ...written?.plan, screen: written?.screen ?? values.screen }
const shop = await openShopWithBrowser()
const orders = { left: MAX_ORDERS }
const seenLayers = new Set<string>()
const plans = planWalks()
mkdirSync(OUT, { recursive: true })
console.info(`seed ${wanted.seed}: ${plans.length} walks of ${values.steps} steps`)

const found = new Map<string, number>()
let steps = 0
const left = plans.entries()
await Promise.all(Array.from({ length: Number(values['at-once']) }, walkOn))
await shop.close()

for (const [issue, count] of [...found].sort((a, b) => b[1] - a[1])) {
  console.error(`${count} × ${issue}`)
}
console.info(`seed ${wanted.seed}: ${plans.length} walks, ${steps} steps, ${found.size} issues`)
process.exitCode = found.size > 0 ? 1 : 0

function planWalks(): WalkPlan[] {
  const isWanted = (value: string, choice: string | undefined) => !choice || choice === value
  const stores = STORES.filter(({ storeCode }) =>
    isWanted(storeCode, wanted.store ?? written?.plan.storeCode),
  )
  const devices = (Object.keys(DEVICES) as Device[]).filter((one) => isWanted(one, wanted.device))
  const carts = CARTS.filter((one) => isWanted(one, wanted.cart))
  const visitors = VISITORS.filter((one) => isWanted(one, wanted.visitor))
  const network = NETWORKS.find((one) => one === wanted.network) ?? 'steady'
  return stores.flatMap(({ storeCode, host }) =>
    wantedScreens().flatMap((screen) =>
      devices.flatMap((device) =>
        carts.flatMap((cart) =>
          visitors.map((visitor) => ({
            storeCode,
            origin: shop.originOf(host),
            screen,
            device,
            cart,
            visitor,
            network,
            seed: Number(wanted.seed),
            steps: Number(values.steps),
            orders,
            seenLayers,
          })),
        ),
      ),
    ),
  )
}

function wantedScreens(): readonly Screen[] {
  const { screen } = wanted
  if (!screen) return SCREENS
  const known = SCREENS.filter(({ kind }) => kind === screen)
  return known.length > 0 ? known : [{ kind: screen, find: async () => screen }]
}

async function walkOn(): Promise<void> {
  for (const [index, plan] of left) {
    const again = written && chooseAgain(written.trail.slice(1))
    const report = await walk(shop.browser, plan, again).catch(
      (error: Error): WalkReport => ({ trail: [], issues: [`stopped: ${error.message}`] }),
    )
    steps += report.trail.length
    console.info(`${report.issues.length === 0 ? '✓' : '✗'} ${nameOf(plan)}`)
    if (report.issues.length > 0) writeDown(index, plan, report)
  }
}

function writeDown(index: number, plan: WalkPlan, { trail, issues }: WalkReport): void {
  const { storeCode, device, cart, visitor, network, seed, screen } = plan
  const file = resolve(OUT, `${index}.json`)
  const note: Written = {
    plan: { storeCode, device, cart, visitor, network, seed },
    screen: screen.kind,
    trail,
  }
  writeFileSync(file, JSON.stringify({ ...note, issues }, null, 2))
  for (const step of trail) console.error(`    ${tellStep(step)}`)
  for (const issue of issues) {
    console.error(`  ${issue}`)
    found.set(issue, (found.get(issue) ?? 0) + 1)
  }
  console.error(`  again: npm run monkey -- --replay ${file}`)
}
