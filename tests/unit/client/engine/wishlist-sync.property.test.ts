import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createKeptProducts,
  type ProductList,
  parseProducts,
} from '../../../../client/engine/kept-products'
import {
  addToWishlist,
  removeFromWishlist,
  wishlistKey,
} from '../../../../client/engine/product-lists'
import { createWishlistSync } from '../../../../client/engine/wishlist-sync'
import { WISHLIST_CAP } from '../../../../shared/contract/wire/wishlist-limits'
import { FakeBrowser, settle } from './fake-browser'

const KEY = wishlistKey('nl_nl')
const product = (sku: string) => ({ sku, name: `The ${sku}`, image: '', link: `/${sku}` })

/** What the shop keeps of one customer, the newest first. */
class FakeAccount {
  list: ReturnType<typeof product>[] = []
  /** Answers that do not arrive, though the shop has done what was asked. */
  lostAnswers = 0

  answer({ add, remove }: { add: ReturnType<typeof product>[]; remove: string[] }) {
    const isThere = (sku: string) => this.list.some((one) => one.sku === sku)
    this.list = this.list.filter(({ sku }) => !remove.includes(sku))
    this.list = [...add.filter(({ sku }) => !isThere(sku)), ...this.list]
    if (this.lostAnswers === 0) return { kind: 'answered', code: 200, result: this.list } as const
    this.lostAnswers -= 1
    return { kind: 'lost', reason: 'timeout' } as const
  }
}

interface Device {
  browser: FakeBrowser
  login: string | null
  wasForgotten: boolean
}

function openDevice(account: FakeAccount) {
  const device: Device = { browser: new FakeBrowser(), login: null, wasForgotten: false }
  device.browser.answer = ({ body }) => ({
    retryAfterMs: null,
    ...account.answer(body as Parameters<FakeAccount['answer']>[0]),
  })
  const openTab = () => {
    const ports = device.browser.openTab()
    const kept = createKeptProducts({ ports, key: KEY, cap: WISHLIST_CAP, changed: () => {} })
    const shared = createWishlistSync({
      ports,
      key: KEY,
      login: () => device.login,
      change: kept.change,
      loggedOut: () => {
        device.wasForgotten = true
      },
    })
    kept.start()
    shared.start()
    return { ...kept, ...shared }
  }
  const list = (): ProductList => parseProducts(device.browser.kept.get(KEY) ?? null, WISHLIST_CAP)
  const skus = () => list().map(({ sku }) => sku)
  return { device, openTab, skus }
}

const press = fc.record({
  tab: fc.nat(1),
  sku: fc.constantFrom('A', 'B', 'C', 'D'),
  isAdded: fc.boolean(),
})

it('holds once what was wished for as a guest and what was in the account, whatever is repeated', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D')),
      fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D')),
      fc.nat(3),
      async (there, here, lostAnswers) => {
        const account = new FakeAccount()
        account.list = there.map(product)
        account.lostAnswers = lostAnswers
        const { device, openTab, skus } = openDevice(account)
        const tabs = [openTab(), openTab()]
        for (const sku of here) tabs[0]?.change(addToWishlist(product(sku)))
        device.login = '1'
        for (let n = 0; n < 5; n += 1) for (const tab of tabs) tab.sync()
        await settle()
        const wanted = new Set([...here, ...there])
        expect(new Set(skus())).toEqual(wanted)
        expect(account.list.map(({ sku }) => sku)).toEqual(skus())
      },
    ),
    { numRuns: 30 },
  )
})

it('follows every press in two tabs, also while answers get lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(press), fc.nat(3), async (presses, lostAnswers) => {
      const account = new FakeAccount()
      account.lostAnswers = lostAnswers
      const { device, openTab, skus } = openDevice(account)
      device.login = '1'
      const tabs = [openTab(), openTab()]
      for (const { tab, sku, isAdded } of presses) {
        tabs[tab]?.change(isAdded ? addToWishlist(product(sku)) : removeFromWishlist(sku))
        tabs[tab]?.sync()
      }
      await settle()
      const pressed = skus()
      for (let n = 0; n < 5; n += 1) tabs[0]?.sync()
      await settle()
      expect(skus()).toEqual(pressed)
      expect(account.list.map(({ sku }) => sku).sort()).toEqual([...pressed].sort())
    }),
    { numRuns: 30 },
  )
})

it('leaves nothing on the device when the login is over, and nothing of one to another', async () => {
  const account = new FakeAccount()
  const { device, openTab, skus } = openDevice(account)
  device.login = '1'
  const tab = openTab()
  tab.change(addToWishlist(product('A')))
  tab.sync()
  await settle()
  device.login = null
  openTab()
  await settle()
  expect(skus()).toEqual([])
  expect(device.wasForgotten).toBe(true)
  expect(account.list).toHaveLength(1)
  const another = openDevice(new FakeAccount())
  another.device.login = '1'
  another.openTab()
  await settle()
  expect(another.skus()).toEqual([])
})

it('tells a full list in parts', async () => {
  const account = new FakeAccount()
  const { device, openTab, skus } = openDevice(account)
  const tab = openTab()
  for (let n = 0; n < WISHLIST_CAP; n += 1) tab.change(addToWishlist(product(`P${n}`)))
  device.login = '1'
  tab.sync()
  await settle()
  expect(account.list.map(({ sku }) => sku)).toEqual(skus())
  expect(skus()).toHaveLength(WISHLIST_CAP)
  expect(device.browser.asked.length).toBeLessThanOrEqual(5)
})
