import { expect, test } from 'vitest'
import { NO_COUPON } from '../../../../client/engine/cart-state'
import {
  parseKeptLines,
  parseStoredCart,
  writeStoredCart,
} from '../../../../client/engine/stored-cart'

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
  isDirty: true,
  changedAt: 5,
  announce: 'updated',
  sentAt: null,
  tries: 0,
  returns: 0,
}
const REMOVED = {
  line: { ...KEPT_LINE, key: 'lamp', isDirty: false },
  removedAt: 6,
  tries: 0,
  goneAt: null,
}
const COUPON = { code: 'TEN', at: 7, isDirty: true, isRepeated: false, tries: 1 }
const KEPT = {
  version: 2,
  lines: [KEPT_LINE],
  removed: [REMOVED],
  coupon: COUPON,
  totals: null,
  clearedAt: 3,
}
const parse = (kept: object) => parseStoredCart(JSON.stringify(kept))

test('a kept cart is read as it was written', () => {
  const cart = parse(KEPT)
  if (!cart) throw new Error('The kept cart was not read')
  const { version: _, ...kept } = KEPT
  expect(cart).toEqual(kept)
  expect(JSON.parse(writeStoredCart(cart))).toEqual(KEPT)
})

test.each([
  ['of another version', { ...KEPT, version: 1 }],
  ['with a line that lacks a field', { ...KEPT, lines: [{ ...KEPT_LINE, isDirty: undefined }] }],
  ['with a removal that lacks a field', { ...KEPT, removed: [{ ...REMOVED, goneAt: undefined }] }],
])('a kept cart %s is not read', (_, kept) => {
  expect(parse(kept)).toBeNull()
})

test('a cart that was kept before there were coupons and gift cards is read as one without', () => {
  const { coupon: _, ...kept } = KEPT
  const totals = { grandTotal: 100, items: [] }
  const cart = parse({ ...kept, totals })
  expect(cart?.lines).toEqual([KEPT_LINE])
  expect([cart?.coupon, cart?.totals?.giftCards]).toEqual([NO_COUPON, []])
  expect(parse({ ...KEPT, coupon: { code: 5 } })?.coupon).toEqual(NO_COUPON)
})

test('the lines of an order are read in the same shape', () => {
  const kept = parseKeptLines(JSON.stringify({ lines: [KEPT_LINE], totals: null }))
  expect(kept).toEqual({ lines: [KEPT_LINE], totals: null })
})
