import { beforeAll, describe, expect, it } from 'vitest'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../catalogue/small-shop'

const PATH = '/api/ext/magento2-newsletter/subscribe'

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

async function ask(method: string, email: string, storeCode = 'nl_nl') {
  const isRead = method === 'GET'
  const query = new URLSearchParams(isRead ? { email, storeCode } : { storeCode })
  const body = isRead
    ? {}
    : { body: JSON.stringify({ email }), headers: { 'content-type': 'application/json' } }
  const response = await shop.fetch(`${PATH}?${query}`, { method, ...body })
  return (await response.json()) as { code: number; result: unknown }
}

describe('the newsletter (spec 7)', () => {
  it('keeps an address once, and says so the second time (spec 8)', async () => {
    expect(await ask('POST', 'a@example.com')).toEqual({ code: 200, result: 'subscribed' })
    expect(await ask('POST', 'A@example.com')).toEqual({
      code: 409,
      result: 'This email address is already subscribed.',
    })
  })

  it('is another one in every store', async () => {
    await ask('POST', 'b@example.com', 'global_en')
    expect((await ask('GET', 'b@example.com', 'global_en')).result).toBe('subscribed')
    expect((await ask('GET', 'b@example.com', 'fr_fr')).result).toBe('not-subscribed')
  })

  it('forgets an address that unsubscribes', async () => {
    await ask('POST', 'c@example.com')
    expect((await ask('DELETE', 'c@example.com')).code).toBe(200)
    expect((await ask('GET', 'c@example.com')).result).toBe('not-subscribed')
  })

  it('takes nothing that is no address', async () => {
    expect((await ask('POST', 'nobody')).code).toBe(400)
  })
})
