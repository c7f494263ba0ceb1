import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'

const KEY = { authorization: `Bearer ${ADMIN_KEY}` }

let shop: CommerceShop

beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

const post = (step: string, body: unknown) => postJson(shop, `/admin/import/${step}`, body, KEY)

async function begin(mode = 'replace'): Promise<string> {
  const { body } = await post('begin', { mode })
  return (body as { result: { runId: string } }).result.runId
}

describe('importing over HTTP', () => {
  it('takes a catalogue in parts and swaps it in', async () => {
    const runId = await begin()
    const { products, ...rest } = SMALL_SHOP
    await post('stage', { runId, draft: rest })
    await post('stage', { runId, draft: { products } })
    const added = { products: [productDraft('LAMP', { categories: ['Furniture'] })] }
    expect(await post('stage', { runId, draft: added })).toMatchObject({
      body: { result: { staged: 1 } },
    })
    expect((await postJson(shop, '/api/url/map', { url: 'lamp' })).body).toBeNull()
    expect(await post('commit', { runId })).toMatchObject({
      status: 200,
      body: { result: { changed: 1, removed: 0 } },
    })
    expect((await postJson(shop, '/api/url/map', { url: 'lamp' })).body).toMatchObject({
      _type: 'product',
    })
  })

  it('says what is too large to be kept', async () => {
    const runId = await begin('merge')
    const [story] = SMALL_SHOP.stories ?? []
    const content = { component: 'page', text: 'x'.repeat(2_000_000) }
    const { status, body } = await post('stage', {
      runId,
      draft: { stories: [{ ...story, content }] },
    })
    expect(status).toBe(413)
    expect(JSON.stringify(body)).toContain('The story')
  })

  it('drops a run that is aborted', async () => {
    const runId = await begin('merge')
    await post('stage', { runId, draft: { products: [productDraft('LAMP')] } })
    expect((await post('abort', { runId })).status).toBe(200)
    expect((await post('commit', { runId })).status).toBe(409)
    expect((await post('stage', { runId, draft: {} })).status).toBe(409)
  })

  it('names what cannot be swapped in, and leaves the run open for a correction', async () => {
    const runId = await begin('merge')
    await post('stage', {
      runId,
      draft: { products: [productDraft('LAMP', { categories: ['Attic'] })] },
    })
    expect(await post('commit', { runId })).toMatchObject({
      status: 422,
      body: {
        result: [{ keyword: 'product', dataPath: 'LAMP', message: 'No such category: Attic' }],
      },
    })
    await post('stage', { runId, draft: { products: [productDraft('LAMP')] } })
    expect((await post('commit', { runId })).status).toBe(200)
  })

  it('refuses drafts that are not what they should be, with the place in them', async () => {
    const runId = await begin()
    const wrong = [
      { price: { all: -1 } },
      { price: { all: 1.5 } },
      { sku: 'a,b' },
      { images: ['../../secret.webp'] },
      { urlKey: { all: 'a/b' } },
      { visibility: 5 },
      { createdAt: 'yesterday' },
      { stock: { ...productDraft('X').stock, qty: -1 } },
    ]
    for (const rest of wrong) {
      const product = { ...productDraft('LAMP'), ...rest }
      const answer = await post('stage', { runId, draft: { products: [product] } })
      expect(answer, JSON.stringify(rest)).toMatchObject({ status: 400 })
      expect(JSON.stringify(answer.body)).toContain('.draft.products.0')
    }
    expect((await post('commit', { runId })).status).toBe(422)
  })
})

describe('pictures', () => {
  const bytes = new TextEncoder().encode('GIF89a, or so it begins')
  const put = (path: string, body: BodyInit = bytes) =>
    shop.fetch(`/admin/media/${path}`, { method: 'PUT', headers: KEY, body })

  it('are put in, asked for by their ETag, and served', async () => {
    const stored = await put('w/b/ella-1.webp')
    expect(stored.status).toBe(200)
    const { result } = (await stored.json()) as { result: { etag: string; size: number } }
    const head = await shop.fetch('/admin/media/w/b/ella-1.webp', { method: 'HEAD', headers: KEY })
    expect([head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      `"${result.etag}"`,
      String(bytes.byteLength),
    ])
    const served = await shop.fetch('/media/w/b/ella-1.webp')
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('cache-control')).toContain('max-age=86400')
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
    const again = await shop.fetch('/media/w/b/ella-1.webp', {
      headers: { 'if-none-match': `"${result.etag}"` },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('are missing where there are none, and never anything else', async () => {
    for (const path of [
      'none.webp',
      '../x.webp',
      '%2e%2e/x.webp',
      '.env',
      'a.html',
      'a',
      '%ff.webp',
    ]) {
      expect((await shop.fetch(`/media/${path}`)).status, path).toBe(404)
    }
    expect((await put('a.html')).status).toBe(400)
    expect((await put('empty.webp', new Uint8Array())).status).toBe(400)
    expect((await shop.fetch('/media/a.webp', { method: 'DELETE' })).status).toBe(405)
  })
})
