import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openBackend } from './backend.ts'
import { placeOrder } from './place-order.ts'

const backend = openBackend()

it('an order is withdrawn from in two steps, the second as often as one likes', async () => {
  const { orderHash } = await placeOrder(backend)
  const declared = await backend.call('withdrawalDeclare', { body: { name: 'Erin', orderHash } })
  expect(declared).toMatchObject({ name: 'Erin' })
  expect(declared.confirmed_at).toBeUndefined()
  const { token } = declared
  const body = { token, lines: [{ position: 0, qty: 1 }] }
  const confirmed = await backend.call('withdrawalConfirm', { body })
  expect(confirmed.confirmed_at).toEqual(expect.any(String))
  expect(await backend.call('withdrawalConfirm', { body })).toEqual(confirmed)
  expect(await backend.call('withdrawalShow', { query: { token } })).toEqual(confirmed)
})

it('nobody withdraws from an order that is not theirs', async () => {
  const strangers = [
    { orderHash: randomUUID() },
    { orderNumber: '10000000001', email: 'nobody@example.com' },
  ]
  for (const stranger of strangers) {
    const body = { name: 'Erin', ...stranger }
    expect((await backend.send('withdrawalDeclare', { body })).code).toBe(404)
  }
  const query = { token: randomUUID() }
  expect((await backend.send('withdrawalShow', { query })).code).toBe(404)
})
