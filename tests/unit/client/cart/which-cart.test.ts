import { expect, test } from 'vitest'
import { whichCart } from '../../../../client/cart/drawn/which-cart.ts'

const NEW = {
  isLoaded: true,
  isEmpty: true,
  isPending: true,
  isOnline: true,
  isDrawn: false,
  isTold: false,
  wasFilled: false,
}

test('without a connection an empty cart says so: no answer would end the waiting (spec 1)', () => {
  expect(whichCart({ ...NEW, isOnline: false })).toBe('empty')
})

test.each([
  ['what this browser keeps is still read', { isLoaded: false, isOnline: false }],
  ['the server may still bring lines', {}],
])('a cart is waited for where %s', (_where, known) => {
  expect(whichCart({ ...NEW, ...known })).toBe('waiting')
  expect(whichCart({ ...NEW, ...known, isDrawn: true })).toBe('drawn')
})

test('what the server has drawn stays without a connection, since it may have lines', () => {
  expect(whichCart({ ...NEW, isOnline: false, isDrawn: true })).toBe('drawn')
})

test('what the server has drawn stays until it is known what the lines cost', () => {
  const untold = { ...NEW, isEmpty: false, isDrawn: true }
  expect(whichCart(untold)).toBe('drawn')
  expect(whichCart({ ...untold, isTold: true })).toBe('lines')
  expect(whichCart({ ...untold, isDrawn: false })).toBe('lines')
})

test('lines are shown as soon as they are known, and an empty cart once the server has said so', () => {
  expect(whichCart({ ...NEW, isEmpty: false, isOnline: false, isDrawn: true })).toBe('lines')
  expect(whichCart({ ...NEW, isPending: false, isDrawn: true })).toBe('empty')
})

test.each([true, false])('the last line that was taken out does not come back: %s', (isOnline) => {
  expect(whichCart({ ...NEW, isOnline, isDrawn: true, wasFilled: true })).toBe('empty')
})
