import { expect, test } from 'vitest'
import { openWishlist, type Wishlist } from '../../../../client/stores/kept-products/open-wishlist'
import type { NewNotification } from '../../../../client/stores/notifications/notification-store'
import { FakeBrowser } from '../engine/fake-browser'

const LAMP = { sku: 'LAMP', name: 'Maan', image: 'lamp.webp', link: '/maan' }

function open() {
  const told: NewNotification[] = []
  const shown: { wishlist?: Wishlist } = {}
  const stop = openWishlist({
    ports: new FakeBrowser().openTab(),
    storeCode: 'nl_nl',
    notify: (notification) => told.push(notification),
    t: (key) => key,
    href: '/wishlist',
    login: () => null,
    changed: (wishlist) => {
      shown.wishlist = wishlist
    },
  })
  const skus = () => [...(shown.wishlist?.skus ?? [])]
  return { told, skus, stop, list: () => shown.wishlist }
}

test('toggle shows a success notification on add and another on removal, for 15000 ms', () => {
  const { told, skus, list } = open()
  list()?.toggle(LAMP)
  expect(skus()).toEqual(['LAMP'])
  list()?.toggle(LAMP)
  expect(skus()).toEqual([])
  expect(told).toMatchObject([
    { type: 'success', message: 'wishlist.added', timeToLive: 15_000, addToWishlist: true },
    { type: 'success', message: 'wishlist.removed', timeToLive: 15_000, removedFromWishlist: true },
  ])
  expect(told[0]?.action1?.href).toBe('/wishlist')
})

test('a removal can be undone, and so can emptying the list', () => {
  const { told, skus, list } = open()
  for (const sku of ['A', 'B']) list()?.toggle({ ...LAMP, sku })
  list()?.toggle({ ...LAMP, sku: 'A' })
  told.at(-1)?.action1?.action?.()
  expect(skus()).toEqual(['A', 'B'])
  list()?.clear()
  expect(skus()).toEqual([])
  told.at(-1)?.action1?.action?.()
  expect(skus()).toEqual(['A', 'B'])
})
