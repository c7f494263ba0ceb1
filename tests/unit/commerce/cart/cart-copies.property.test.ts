// A network that brings a change of the cart twice, and the second time late (trust I18, F-C3).
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '../../../../shared/contract/wire/wire-names'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'

const RUNS = Number(process.env.RUNS ?? 60)
vi.setConfig({ testTimeout: 120_000 })

const SKUS = ['TABLE', 'NORA-S-RED', 'NORA-M-RED'] as const
const CALLS = { update: '/api/cart/update', delete: '/api/cart/delete' }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop(createDatabases())
})

interface Sent {
  name: string | null
  kind: keyof typeof CALLS
  item: { sku: string; qty: number; item_id?: number }
}

async function send(cartId: string, { name, kind, item }: Sent) {
  const response = await shop.fetch(
    new Request(`http://x${CALLS[kind]}?cartId=${cartId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(name && { [IDEMPOTENCY_HEADER]: name }) },
      body: JSON.stringify({ cartItem: item }),
    }),
  )
  return { status: response.status, ...((await response.json()) as { result: unknown }) }
}

const pull = (cartId: string) => shop.ask('cartPull', { query: { cartId } })
const linesOf = async (cartId: string) => (await pull(cartId)).map(({ sku, qty }) => ({ sku, qty }))

const change = fc.record({
  kind: fc.constantFrom('add', 'set', 'delete'),
  sku: fc.constantFrom(...SKUS),
  qty: fc.integer({ min: 1, max: 3 }),
  /** A copy of the change that was sent so many before this one comes after it. */
  copyOf: fc.option(fc.nat(4), { nil: null }),
})

test('a change is known by any of its names, and remembered by the first', async () => {
  const cartId = await shop.ask('cartCreate')
  const add = (name: string) =>
    send(cartId, { name, kind: 'update', item: { sku: 'TABLE', qty: 1 } })
  for (const name of ['change-2 change-1', 'change-2 change-1', 'change-3 change-2'])
    await add(name)
  expect(await linesOf(cartId)).toEqual([{ sku: 'TABLE', qty: 1 }])
  for (const name of ['change-1', 'change-4 change-3']) await add(name)
  expect(await linesOf(cartId)).toEqual([{ sku: 'TABLE', qty: 3 }])
})

test('a copy of a change that the network makes, at once or late, changes nothing', async () => {
  let nth = 0
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const cartId = await shop.ask('cartCreate')
      const sent: Sent[] = []
      for (const { kind, sku, qty, copyOf } of changes) {
        const item_id = (await pull(cartId)).find((line) => line.sku === sku)?.item_id
        nth += 1
        const isKnown = kind !== 'add' && item_id !== undefined
        const item = { sku, qty, ...(isKnown && { item_id }) }
        const isRemoval = kind === 'delete' && isKnown
        sent.push({ name: `change-${nth}`, kind: isRemoval ? 'delete' : 'update', item })
        await send(cartId, sent.at(-1) as Sent)
        const before = await pull(cartId)
        const copied = copyOf === null ? undefined : sent.at(-1 - copyOf)
        if (copied) await send(cartId, copied)
        expect(await pull(cartId)).toEqual(before)
      }
    }),
    { numRuns: RUNS },
  )
})

test('a copy is answered with the line as it is, also where no more of it could be sold', async () => {
  const cartId = await shop.ask('cartCreate')
  const sent: Sent = { name: 'one-name', kind: 'update', item: { sku: 'LAST', qty: 1 } }
  const first = await send(cartId, sent)
  expect(first.status).toBe(200)
  expect(await send(cartId, sent)).toEqual(first)
  expect((await send(cartId, { ...sent, name: 'another-name' })).status).toBe(400)
})

test('copies that come at the same moment are one change', async () => {
  const cartId = await shop.ask('cartCreate')
  const sent: Sent = { name: 'one-name', kind: 'update', item: { sku: 'TABLE', qty: 1 } }
  await Promise.all(Array.from({ length: 10 }, () => send(cartId, sent)))
  expect(await linesOf(cartId)).toEqual([{ sku: 'TABLE', qty: 1 }])
})

test('a copy of an addition whose line was removed since brings it not back', async () => {
  const cartId = await shop.ask('cartCreate')
  const sent: Sent = { name: 'one-name', kind: 'update', item: { sku: 'TABLE', qty: 1 } }
  await send(cartId, sent)
  const [line] = await pull(cartId)
  const item = { sku: 'TABLE', qty: 1, item_id: line?.item_id ?? 0 }
  await send(cartId, { name: null, kind: 'delete', item })
  expect(await send(cartId, sent)).toMatchObject({
    status: 404,
    result: expect.stringContaining('item'),
  })
  expect(await linesOf(cartId)).toEqual([])
})

test.each([null, 'short', 'x'.repeat(65), 'a b c d e f g'])(
  'a change that is named %j is one of its own each time',
  async (name) => {
    const cartId = await shop.ask('cartCreate')
    const sent: Sent = { name, kind: 'update', item: { sku: 'TABLE', qty: 1 } }
    await send(cartId, sent)
    await send(cartId, sent)
    expect(await linesOf(cartId)).toEqual([{ sku: 'TABLE', qty: 2 }])
  },
)
