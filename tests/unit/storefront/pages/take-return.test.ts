import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { RETURN_PATH } from '../../../../shared/routing/order-links'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { AppEnv } from '../../../../worker/storefront/app-env'
import { takeReturn } from '../../../../worker/storefront/pages/take-return'

const app = new Hono<AppEnv>()
app.use(async (c, next) => {
  c.set('store', storeViewOf('nl_nl'))
  await next()
})
app.post(RETURN_PATH, takeReturn)

function post(path: string, form: Record<string, string>) {
  return app.request(path, { method: 'POST', body: new URLSearchParams(form) })
}

describe('a payment provider that sends shoppers back by POST', () => {
  test('leads to the same page by GET, which asks the shop what became of the order', async () => {
    const answer = await post('/checkout-return', {
      orderHash: 'a-1',
      result: '1',
      TermUrl: 'secret',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/checkout-return?orderHash=a-1&result=1',
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('passes on what a bank answered, and no more than an address may hold', async () => {
    const form = { orderHash: 'a-1', cres: 'eyJ9', PaRes: 'x'.repeat(10_000) }
    const location = (await post('/checkout-return', form)).headers.get('location') ?? ''
    expect(location).toContain('?orderHash=a-1&')
    expect(location).toContain('cres=eyJ9')
    expect(location.length).toBeLessThan(8000)
  })

  test('may name the order in the address', async () => {
    const answer = await post('/checkout-return?orderHash=a-1', { orderHash: 'b-2' })
    expect(answer.headers.get('location')).toBe('/checkout-return?orderHash=a-1')
  })

  test('cannot send them anywhere else', async () => {
    const answer = await post('/checkout-return', { orderHash: '//evil.test\r\nx: y' })
    expect(answer.headers.get('location')).toBe(
      '/checkout-return?orderHash=%2F%2Fevil.test%0D%0Ax%3A+y',
    )
  })

  test('is no matter of its form: a broken one names nothing', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    const answer = await app.request('/checkout-return?orderHash=a-1', {
      method: 'POST',
      headers,
      body: 'no boundary',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/checkout-return?orderHash=a-1',
    ])
  })
})
