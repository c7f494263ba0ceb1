// The built Workers as they are deployed: the storefront comes by its binding, the network by the default entrypoint.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'

const [NL] = STORES

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ COMMERCE_URL: '', COMMERCE_KEY: '' })
})
afterAll(() => shop.close())

const fromOutside = async (path: string, init?: RequestInit) =>
  (await fetch(`http://127.0.0.1:${shop.commercePort}${path}`, init)).status

describe('the commerce Worker', () => {
  it('answers the storefront over its binding', async () => {
    expect((await shop.visit(NL.host, '/')).status).toBe(200)
    expect((await shop.visit(NL.host, '/api/stock/check?sku=BED-VOS')).status).toBe(200)
  })

  it.each([
    ['POST', '/api/cart/create'],
    ['POST', '/api/payment/cancel'],
    ['POST', '/api/ext/magento2-newsletter/subscribe'],
    ['GET', '/api/stock/check?sku=BED-VOS'],
    ['GET', '/api/sync/order/some-attempt'],
    ['GET', '/api/ext/storyblok/validate-editor/?spaceId=1&timestamp=1&token=x'],
  ])('answers %s %s to nobody on the network', async (method, path) => {
    const body = method === 'POST' ? { body: '{}' } : {}
    expect(await fromOutside(path, { method, ...body })).toBe(404)
  })

  it('has its payment page, admin, mail and the shape of the CDN there', async () => {
    expect(await fromOutside('/admin/export/skus')).toBe(401)
    expect(await fromOutside('/mail')).toBe(401)
    expect(await fromOutside('/v2/cdn/stories?token=published-stories')).toBe(200)
    const page = await fetch(`http://127.0.0.1:${shop.commercePort}/sandbox-card/unknown`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await fromOutside('/downloads/unknown')).toBe(404)
    expect(await fromOutside('/media/downloads/demo/patterns/bib.pdf')).toBe(404)
  })
})
