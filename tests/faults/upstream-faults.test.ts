import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../fakes/fault-proxy.ts'
import { type OpenShop, openShop } from '../fixtures/open-shop.ts'
import { fillCart, openShopper } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'

const FAULTS: Fault[] = ['status-500', 'html', 'half-json', 'too-large', 'silence', 'reset']
const [NL, , , EN] = STORES
const PATIENCE_MS = 2000
const SKU = 'RUG-NEST'
const BACKEND_SECRET = 'SECRET-OF-THE-BACK'

describe.each(FAULTS)('a backend that fails with %s', (fault) => {
  let shop: OpenShop
  const shopper = () => openShopper(shop, NL)
  let filled: ReturnType<typeof openShopper>
  beforeAll(async () => {
    shop = await openShop()
    filled = shopper()
    await fillCart(filled, SKU, 2)
    await shop.visit(EN.host, '/furniture')
    shop.upstream.breakCalls(fault)
  })
  afterAll(() => shop.close())

  it.each(['/', '/textiles', '/p/RUG-NEST/rug', '/no-such-page', '/catalogsearch/result?q=rug'])(
    'gives a page at %s within 2 s that says what is wrong, and no 404',
    async (path) => {
      const begun = performance.now()
      const answer = await shop.visit(EN.host, path)
      expect(performance.now() - begun).toBeLessThan(PATIENCE_MS)
      expect(answer.status).not.toBe(404)
      expect(answer.status).not.toBe(500)
      expect(answer.text).toContain('<html')
      expect(answer.text).not.toContain(BACKEND_SECRET)
      if (answer.status === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  it('goes on showing what it has shown before', async () => {
    const answer = await shop.visit(EN.host, '/furniture')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Furniture')
  })

  it('refuses a change of the cart with a 5xx in the envelope, and leaves the cart as it was', async () => {
    const path = '/api/cart/update?cartId={{cartId}}'
    const refused = await filled.post(path, { cartItem: { sku: 'BED-VOS', qty: 1 } })
    expect(refused.code).toBeGreaterThanOrEqual(500)
    expect(refused.text).not.toContain(BACKEND_SECRET)
    shop.upstream.breakCalls(null)
    await expect
      .poll(() => cartOf(filled), { timeout: 30_000 })
      .toMatchObject([{ sku: SKU, qty: 2 }])
  })
})

async function cartOf(shopper: ReturnType<typeof openShopper>): Promise<unknown> {
  return (await shopper.get('/api/cart/pull?cartId={{cartId}}')).result
}
