// What a rating service says of the shop (spec 7, trusted reviews), by a service of our own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { shopRatingCalls } from '../../../../shared/contract/services/shop-rating'
import { shopRatingRoutes } from '../../../../worker/commerce/services/shop-rating-routes'

const TRUSTED = {
  response: {
    data: {
      shop: {
        qualityIndicators: { reviewIndicator: { overallMark: 4.7, totalReviewCount: 312 } },
      },
    },
  },
}

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A service that answers so, and what it was asked for. */
async function openService(status: number, body: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/shops/{shopId}/quality`, asked }
}

async function rate(RATING_URL?: string) {
  const env = RATING_URL === undefined ? {} : { RATING_URL }
  const path = `${shopRatingCalls.shopRating.path}?shopId=X1`
  const response = await shopRatingRoutes.request(path, {}, env)
  const { result } = (await response.json()) as { result: unknown }
  return { status: response.status, result }
}

describe('the rating of the shop', () => {
  it('is asked for at RATING_URL, with the id of the shop in it, and handed on', async () => {
    const { address, asked } = await openService(200, JSON.stringify(TRUSTED))
    expect(await rate(address)).toEqual({ status: 200, result: TRUSTED.response.data })
    expect(asked).toEqual(['/shops/X1/quality'])
  })

  it.each([
    [500, '{}'],
    [200, 'no JSON'],
    [200, '{"response":{}}'],
    [200, JSON.stringify({ ...TRUSTED, more: 'x'.repeat(100_001) })],
  ])('is none where the service answers %i with something else', async (status, body) => {
    const { address } = await openService(status, body)
    expect((await rate(address)).status).toBe(502)
  })

  it('is none without a service', async () => {
    expect((await rate()).status).toBe(404)
  })
})
