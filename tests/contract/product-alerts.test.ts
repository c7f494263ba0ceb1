// Customers who wait for a product to come back (contract 1.6).
import { beforeAll, describe, expect, it } from 'vitest'
import { openBackend } from './backend.ts'
import { findSimple, findSoldOut } from './find-products.ts'

const backend = openBackend()

const email = `erin-${crypto.randomUUID()}@example.com`
const password = 'Trein-naar-Gent-7'

let token: string
let sku: string
beforeAll(async () => {
  const customer = { email, firstname: 'Erin', lastname: 'de Vries' }
  await backend.call('userCreate', { body: { customer, password } })
  token = String((await backend.send('userLogin', { body: { username: email, password } })).raw)
  sku = await findSoldOut(backend)
})

describe('a product alert', () => {
  const own = () => ({ query: { token } })

  it('is kept once, listed, and ended', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await backend.call('productAlertSubscribe', { ...own(), body: { sku } })).toBe(true)
    }
    const waiting = await backend.call('productAlertList', own())
    expect(waiting).toHaveLength(1)
    const { product_id } = waiting[0] ?? { product_id: 0 }
    const body = { product_id }
    expect(await backend.call('productAlertUnsubscribe', { ...own(), body })).toBe(true)
    expect(await backend.call('productAlertList', own())).toEqual([])
  })

  it('is refused to guests, for what is in stock and for what nobody sells', async () => {
    const inStock = { ...own(), body: { sku: await findSimple(backend) } }
    expect((await backend.send('productAlertSubscribe', inStock)).code).not.toBe(200)
    expect((await backend.send('productAlertSubscribe', { body: { sku } })).code).not.toBe(200)
    const unknown = { ...own(), body: { sku: 'NO-SUCH-SKU' } }
    expect((await backend.send('productAlertSubscribe', unknown)).code).not.toBe(200)
  })
})
