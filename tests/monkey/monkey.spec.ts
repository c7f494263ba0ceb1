// A few of the walks of `npm run monkey`, by fixed seeds.
import { expect, test } from '@playwright/test'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { storeOrigin } from '../e2e/steps/addresses.ts'
import { SCREENS } from './screens.ts'
import { tellStep } from './steps.ts'
import { type Device, type WalkPlan, walk } from './walk.ts'

const STEPS = 10

const WALKS: readonly (readonly [
  device: Device,
  storeCode: StoreCode,
  screen: string,
  cart: WalkPlan['cart'],
  visitor?: WalkPlan['visitor'],
  network?: WalkPlan['network'],
])[] = [
  ['phone', 'nl_nl', 'home', 'filled'],
  ['phone', 'de_de', 'subcategory', 'empty'],
  ['phone', 'fr_fr', 'sized', 'filled'],
  ['phone', 'global_en', 'checkout', 'filled'],
  ['desktop', 'de_de', 'cart', 'filled'],
  ['desktop', 'fr_fr', 'search', 'filled'],
  ['desktop', 'nl_nl', 'bundle', 'empty'],
  ['desktop', 'global_en', 'not-found', 'filled'],
  ['phone', 'global_en', 'account', 'empty', 'customer'],
  ['phone', 'de_de', 'review', 'empty', 'customer'],
  ['desktop', 'fr_fr', 'account', 'filled', 'customer'],
  ['desktop', 'nl_nl', 'checkout', 'filled', 'customer'],
  ['phone', 'nl_nl', 'subcategory', 'filled', 'guest', 'lost'],
  ['desktop', 'global_en', 'checkout', 'filled', 'guest', 'lost'],
]

for (const [index, walkOf] of WALKS.entries()) {
  const [device, storeCode, kind, cart, visitor = 'guest', network = 'steady'] = walkOf
  const who = visitor === 'customer' ? ', logged in' : ''
  const where = network === 'lost' ? ', offline at times' : ''
  test(`whatever is pressed on ${kind} of ${storeCode}${who}${where}, nothing breaks`, {
    tag: `@${device}`,
  }, async ({ browser }) => {
    test.slow()
    const screen = SCREENS.find((one) => one.kind === kind)
    if (!screen) throw new Error(`There is no screen ${kind}`)
    const { trail, issues } = await walk(browser, {
      storeCode,
      origin: storeOrigin(storeCode),
      screen,
      device,
      cart,
      visitor,
      network,
      seed: index + 1,
      steps: STEPS,
      orders: { left: 1 },
      seenLayers: new Set(),
    })
    expect(issues, trail.map(tellStep).join('\n')).toEqual([])
  })
}
