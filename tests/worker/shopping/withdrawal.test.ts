import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createAdminClient } from '../../../worker/tools/catalogue-cli/admin-client.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf } from '../../fixtures/plain-browser.ts'
import { fillCart, openShopper, orderOf, placeOrder } from '../../fixtures/shopper.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const SKU = 'BED-VOS'
const [NL] = STORES

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const post = (path: string, fields: Record<string, string>) =>
  shop.visit(NL.host, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${NL.host}:${shop.port}`,
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  })

async function buy() {
  const shopper = openShopper(shop, NL)
  await fillCart(shopper, SKU)
  const { result } = await placeOrder(shopper, orderOf(NL, SKU))
  return result as { orderHash: string; orderNumber: string }
}

describe('withdrawing from an order, without script and without an account', () => {
  it('takes two steps, and is acknowledged by mail', async () => {
    const { orderHash, orderNumber } = await buy()

    const declared = await post('/withdraw', { name: 'Erin', orderHash })
    expect(declared.status).toBe(303)
    const step = String(declared.headers.location)
    const check = await shop.visit(NL.host, step)
    expect(check.headers['cache-control']).toBe('no-store')
    expect(check.text).toContain(orderNumber)
    expect(check.text).toContain('Herroeping bevestigen')
    const begun = await shop.visit(NL.host, `/withdraw?orderHash=${orderHash}`)
    expect(begun.text).toContain('Vul je naam in')
    expect(begun.text).not.toContain('welke bestelling')
    expect((await shop.visit(NL.host, '/withdraw')).text).toContain('tot 30 dagen nadat')

    const declaration = new URL(step, 'http://shop').searchParams.get('declaration') ?? ''
    const unchosen = await post('/withdraw/confirm', { declaration })
    expect([unchosen.status, unchosen.headers['content-location']]).toEqual([
      422,
      `/withdraw?declaration=${declaration}&fault=no-lines`,
    ])
    expect(fieldsOf(unchosen.text, '/withdraw/confirm')).toEqual([['declaration', declaration]])
    const confirmed = await post('/withdraw/confirm', { declaration, line: '0' })
    expect(confirmed.status).toBe(303)
    const done = await shop.visit(NL.host, String(confirmed.headers.location))
    expect(done.text).toContain('Je herroeping is ontvangen')
    expect(done.text).not.toContain('Herroeping bevestigen')
    const status = await shop.visit(NL.host, `/order-status?orderHash=${orderHash}`)
    expect(status.text).toContain('Herroeping ontvangen op')
    expect(status.text).toContain('Deze bestelling is herroepen')
    expect(status.text).not.toContain(`/withdraw?orderHash=${orderHash}`)

    const authorization = `Basic ${btoa(`anybody:${TEST_SECRETS.commerce.ADMIN_KEY}`)}`
    await vi.waitFor(
      async () => {
        const list = await fetch(`http://127.0.0.1:${shop.commercePort}/mail`, {
          headers: { authorization },
        })
        expect(await list.text()).toContain(`herroeping van bestelling ${orderNumber}`)
      },
      { timeout: 10_000, interval: 100 },
    )
  })

  it('finds no order by another address, and says so', async () => {
    const fields = { name: 'Erin', order: '10000000001', email: 'nobody@example.com' }
    const refused = await post('/withdraw', fields)
    expect(refused.status).toBe(422)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.text).toContain('We vinden geen bestelling')
    expect(Object.fromEntries(fieldsOf(refused.text, '/withdraw'))).toEqual(fields)
  })

  it('is not needed of a cancelled order, and says so', async () => {
    const { ADMIN_KEY } = TEST_SECRETS.commerce
    const { orderHash, orderNumber } = await buy()
    await createAdminClient(`http://127.0.0.1:${shop.commercePort}`, ADMIN_KEY).cancel(orderNumber)
    const refused = await post('/withdraw', { name: 'Erin', orderHash })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Deze bestelling is geannuleerd')
  })

  it.each(STORES)('has its function in the footer of $storeCode', async ({ host }) => {
    expect((await shop.visit(host, '/')).text).toMatch(/<a href="(?:\/\w+)?\/withdraw">/)
  })
})
