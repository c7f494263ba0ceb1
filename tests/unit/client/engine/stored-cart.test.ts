import { expect, test } from 'vitest'
import {
  parseKeptLines,
  parseStoredCart,
  toKeptLines,
  writeStoredCart,
} from '../../../../client/engine/stored-cart'

/** As every build has kept it since the first: other builds and open tabs read it too. */
const KEPT_LINE = {
  key: 'chair',
  sku: 'chair',
  parentSku: 'chair',
  typeId: 'simple',
  name: 'Chair',
  qty: 2,
  options: [],
  productOption: null,
  price: { regular: 10_000, special: null },
  image: '/chair.webp',
  link: '/chair',
  maxQty: null,
  confirmed: { itemId: 1, qty: 1 },
  isWish: true,
  changedAt: 5,
  announce: 'updated',
  sentAt: null,
  tries: 0,
  returns: 0,
}
const REMOVED = { line: { ...KEPT_LINE, key: 'lamp', isWish: false }, removedAt: 6, tries: 0 }
const TEXT = JSON.stringify({
  version: 1,
  lines: [KEPT_LINE],
  removed: [REMOVED],
  totals: null,
  clearedAt: 3,
})

test('a cart that an earlier build has kept is read with what was not sent yet', () => {
  const cart = parseStoredCart(TEXT)
  expect(cart?.lines[0]).toMatchObject({ key: 'chair', qty: 2, isDirty: true })
  expect(cart?.removed[0]).toMatchObject({ line: { isDirty: false }, removedAt: 6, goneAt: null })
  expect(cart?.clearedAt).toBe(3)
})

test('a cart is written as earlier builds read it', () => {
  const cart = parseStoredCart(TEXT)
  if (!cart) throw new Error('The kept cart was not read')
  const removed = [{ ...REMOVED, goneAt: null }]
  expect(JSON.parse(writeStoredCart(cart))).toEqual({ ...JSON.parse(TEXT), removed })
})

test('the lines of an order are kept in the same shape', () => {
  const kept = parseKeptLines(JSON.stringify({ lines: [KEPT_LINE], totals: null }))
  expect(kept?.lines[0]).toMatchObject({ key: 'chair', isDirty: true })
  expect(toKeptLines(kept?.lines ?? [])).toEqual([KEPT_LINE])
})
