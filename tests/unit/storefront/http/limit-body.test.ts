import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { limitBody } from '../../../../worker/storefront/http/limit-body'

describe('a limited body', () => {
  const app = new Hono().post('/', limitBody(1000), async (c) => c.text(await c.req.text()))

  test('is counted in bytes, not in letters', async () => {
    const sent = async (body: string) => (await app.request('/', { method: 'POST', body })).status
    expect(await sent('é'.repeat(500))).toBe(200)
    expect(await sent('é'.repeat(501))).toBe(413)
  })

  test('without end is not read to its end', async () => {
    let pieces = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(600).fill(32))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half' }
    expect((await app.request('/', init)).status).toBe(413)
    expect(pieces).toBeLessThan(5)
  })
})
