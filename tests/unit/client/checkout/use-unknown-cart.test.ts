import { expect, test } from 'vitest'
import { isCartUnknown } from '../../../../client/checkout/use-unknown-cart'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { FakeBrowser } from '../engine/fake-browser'

test.each([
  [
    'a browser that keeps something knows its cart',
    { isStorageBroken: false, isOnline: false },
    false,
  ],
  ['with a connection the shop knows it', { isStorageBroken: true, isOnline: true }, false],
  ['else nobody knows it', { isStorageBroken: true, isOnline: false }, true],
])('%s', (_what, state, isUnknown) => {
  const browser = Object.assign(new FakeBrowser(), state)
  expect(isCartUnknown(browser.openTab(), storeViewOf('nl_nl'))).toBe(isUnknown)
  expect(browser.kept.size).toBe(0)
})
