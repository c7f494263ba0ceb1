import { describe, expect, it } from 'vitest'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import { fetchReviews } from '../../../../client/engine/review-calls'
import { searchRequest } from '../../../../shared/contract/search/search-request'
import { storeViewOf } from '../../../../shared/store-view/store-views'

const store = storeViewOf('global_en')

function httpWith(answer: GatewayAnswer) {
  const sent: GatewayRequest[] = []
  const send = async (request: GatewayRequest) => {
    sent.push(request)
    return answer
  }
  return { http: { send }, sent }
}

const answered = (result: unknown, code = 200): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

describe('reviews as a browser reads and writes them (spec 7)', () => {
  it('are read as an entity search on type review: product_id and review_status 1', async () => {
    const { http, sent } = httpWith(answered({ items: [{ id: 1, title: 'Soft' }], total: 1 }))
    const reviews = await fetchReviews(http, store, 7, 50)
    expect(reviews).toMatchObject({ total: 1, items: [{ id: 1, title: 'Soft' }] })
    const request = searchRequest.parse(sent[0]?.body)
    expect(request).toMatchObject({ type: 'review', size: 50 })
    expect(request.searchQuery._appliedFilters).toMatchObject([
      { attribute: 'product_id', value: { eq: 7 } },
      { attribute: 'review_status', value: { eq: 1 } },
    ])
  })

  it('are none when there is no answer', async () => {
    expect(
      await fetchReviews(httpWith({ kind: 'lost', reason: 'offline' }).http, store, 7, 50),
    ).toBe(null)
  })
})
