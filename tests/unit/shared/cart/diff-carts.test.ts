import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiffEntry, statusOf, toDiffLog } from '../../../../shared/cart/diff-carts'
import { pairLines } from '../../../../shared/cart/pair-lines'

const diffCarts = (...carts: Parameters<typeof pairLines<Lines[number], Lines[number]>>) =>
  toDiffLog(pairLines(...carts))

const cart = fc
  .uniqueArray(
    fc.record({ sku: fc.constantFrom<string>('A', 'B', 'C', 'D'), qty: fc.integer({ min: 1 }) }),
    {
      selector: ({ sku }) => sku,
    },
  )
  .map((lines) => lines.map((line) => ({ ...line, productOption: null })))
type Lines = typeof cart extends fc.Arbitrary<infer L> ? L : never

const bySku = (lines: Lines) => new Map(lines.map(({ sku, qty }) => [sku, qty]))

/** Makes the server what the client has, entry by entry. */
function apply(log: DiffEntry[], server: Lines): Map<string, number> {
  const result = bySku(server)
  for (const entry of log) {
    if (entry.status === 'no-item' && entry.party === 'server') result.set(entry.sku, entry.qty)
    if (entry.status === 'no-item' && entry.party === 'client') result.delete(entry.sku)
    if (entry.status === 'wrong-qty') result.set(entry.sku, entry.clientQty)
  }
  return result
}

test('applying the log makes the server cart what the client cart is, in any order', () => {
  fc.assert(
    fc.property(cart, cart, (client, server) => {
      const log = diffCarts(client, server)
      expect(apply(log, server)).toEqual(bySku(client))
      expect(apply([...log].reverse(), server)).toEqual(bySku(client))
    }),
    { numRuns: 1000 },
  )
})

test('equal carts have no changes, and only equal carts do', () => {
  fc.assert(
    fc.property(cart, cart, (client, server) => {
      const isEqual = statusOf(diffCarts(client, server)) === 'no-changes'
      const isSame = client.length === server.length && apply([], server).size === client.length
      const haveSameQty = client.every(({ sku, qty }) => bySku(server).get(sku) === qty)
      expect(isEqual).toBe(isSame && haveSameQty)
      expect(diffCarts(client, client)).toEqual([{ party: 'server', status: 'no-changes' }])
    }),
    { numRuns: 1000 },
  )
})

test('a line that is missing on the server and one of another quantity are named so', () => {
  const line = (sku: string, qty: number) => ({ sku, qty, productOption: null })
  expect(diffCarts([line('A', 1), line('B', 2)], [line('B', 3), line('C', 1)])).toEqual([
    { party: 'server', status: 'no-item', sku: 'A', qty: 1 },
    { party: 'server', status: 'wrong-qty', sku: 'B', clientQty: 2, serverQty: 3 },
    { party: 'client', status: 'no-item', sku: 'C', qty: 1 },
    { party: 'server', status: 'update-required' },
  ])
})
