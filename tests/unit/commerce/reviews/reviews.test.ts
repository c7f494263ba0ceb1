import { base64url } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PendingReview } from '../../../../shared/contract/admin/pending-review'
import { deleteUnusedPictures } from '../../../../worker/commerce/reviews/review-pictures'
import { decideReview } from '../../../../worker/commerce/reviews/write-review'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { createR2 } from '../../../fakes/r2-in-memory'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { PNG } from './png'

/** One transparent point. */
const DAY = 24 * 60 * 60_000
const ADMIN = { authorization: `Bearer ${ADMIN_KEY}` }

let shop: CommerceShop
let productId: number
beforeEach(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
  const { body } = await search('product', { sku: 'ELLA' })
  productId = body.items[0].id
})

function search(type: string, where: Record<string, unknown>) {
  const _appliedFilters = Object.entries(where).map(([attribute, eq]) => ({
    attribute,
    value: { eq },
  }))
  const searchQuery = { _appliedFilters }
  return postJson(shop, '/api/catalog/search', { store: 'nl_nl', type, searchQuery, size: 50 })
}

const review = (other: object = {}) => ({
  product_id: productId,
  title: 'Soft',
  detail: 'I sit in it every evening.',
  nickname: 'Wilm',
  ratings: [{ value: 4 }],
  review_entity: 'product',
  customer_id: null,
  ...other,
})
const write = (other: object = {}) =>
  postJson(shop, '/api/review/create', { review: review(other) })
const shown = async (where: object = {}) =>
  (await search('review', { product_id: productId, ...where })).body

async function pending(): Promise<PendingReview[]> {
  const answer = await shop.fetch('/admin/reviews', { headers: ADMIN })
  return ((await answer.json()) as { result: PendingReview[] }).result
}
const own = () => ({ CATALOGUE: shop.catalogue, MEDIA: shop.bucket })
const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await shop.fetch(`/media/${path}`)).status))
async function heldPaths(): Promise<string[]> {
  const { results } = await shop.catalogue
    .prepare('SELECT path FROM held_review_picture')
    .all<{ path: string }>()
  return results.map(({ path }) => path)
}
const decide = (id: number, isApproved: boolean) =>
  postJson(shop, '/admin/reviews', { id, isApproved }, ADMIN)

describe('a review (spec 7, contract 1.6)', () => {
  it('may be written by a guest, and waits until somebody has read it', async () => {
    const written = await write()
    expect(written).toMatchObject({
      status: 200,
      body: { code: 200, result: { title: 'Soft', review_status: 2, ratings: [{ value: 4 }] } },
    })
    expect((await shown()).total).toBe(0)
    expect((await shown({ review_status: 2 })).total).toBe(0)
    expect(await pending()).toMatchObject([{ sku: 'ELLA', store: 'nl_nl', nickname: 'Wilm' }])
  })

  it('is shown once it is approved, and counts in the average', async () => {
    await write()
    await write({ ratings: [{ value: 1 }] })
    for (const { id } of await pending()) expect((await decide(id, true)).status).toBe(200)
    const { total, items, aggregations } = await shown()
    expect([total, items.length, aggregations.rating]).toEqual([2, 2, { value: 2.5 }])
    expect(await pending()).toEqual([])
  })

  it('is never shown when it is refused, and decided once', async () => {
    await write()
    const [one] = await pending()
    expect((await decide(one?.id ?? 0, false)).status).toBe(200)
    expect((await decide(one?.id ?? 0, true)).status).toBe(404)
    expect((await shown()).total).toBe(0)
  })

  it('changes the page of its product when it is approved', async () => {
    await write()
    const noted = () => shop.catalogue.prepare('SELECT tag FROM changed_tag').all()
    const [one] = await pending()
    await shop.catalogue.prepare('DELETE FROM changed_tag').run()
    const { catalogue: CATALOGUE } = shop
    await decideReview({ CATALOGUE, MEDIA: createR2() }, one?.id ?? 0, true)
    expect((await noted()).results).toEqual([{ tag: `P${productId}` }])
  })

  it('is marked as verified only where an order shows that its writer bought it', async () => {
    await write()
    expect(await pending()).toMatchObject([{ isVerified: false }])
    // An order hash that nobody has, and a customer number that anybody could send, show nothing.
    const body = { review: review({ customer_id: 1 }), orders: ['nobody-has-it'] }
    const { body: told } = await postJson(shop, '/api/review/create', body)
    expect(told.result.is_verified).toBe(false)
  })

  it('has pictures, which are known by their bytes and go when it is refused', async () => {
    const pictures = [base64url.encode(PNG)]
    const { body } = await postJson(shop, '/api/review/create', { review: review(), pictures })
    expect(body.result.pictures).toEqual([])
    const [waiting] = await pending()
    const [path = ''] = waiting?.pictures ?? []
    expect(path).toMatch(/^reviews\/[\w-]{36}\.png$/)
    const kept = await shop.fetch(`/media/${path}`)
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/png'])
    await decide(waiting?.id ?? 0, false)
    expect((await shop.fetch(`/media/${path}`)).status).toBe(404)
  })

  it('is refused with a file that is no picture, with too many, and with one too large', async () => {
    const send = async (pictures: string[]) =>
      (await postJson(shop, '/api/review/create', { review: review(), pictures })).status
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    expect(await send([base64url.encode(page)])).toBe(400)
    expect(await send(['not base64!'])).toBe(400)
    expect(await send(Array(4).fill(base64url.encode(PNG)))).toBe(400)
    expect(await send([base64url.encode(new Uint8Array(2_000_001))])).toBe(400)
    expect(await pending()).toEqual([])
  })

  it('is one review when it is sent again, and what was said last counts until it is read', async () => {
    const attempt = '5f0c9a3e-1f5b-4d0e-9f55-000000000001'
    const send = (body: object) => postJson(shop, '/api/review/create', { attempt, ...body })
    const both = { review: review(), pictures: [base64url.encode(PNG)] }
    const answers = await Promise.all([send(both), send(both)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await send({ review: review({ title: 'Softer' }), pictures: [base64url.encode(PNG)] })
    const waiting = await pending()
    expect(waiting).toMatchObject([{ title: 'Softer' }])
    const [path = ''] = waiting[0]?.pictures ?? []
    await decide(waiting[0]?.id ?? 0, true)
    expect((await send({ review: review({ title: 'Hard' }) })).status).toBe(200)
    expect((await shown()).items).toMatchObject([{ title: 'Softer', pictures: [path] }])
    const others = await heldPaths()
    expect(others).toHaveLength(2)
    await deleteUnusedPictures(own(), Date.now() + 2 * DAY)
    expect(await heldPaths()).toEqual([])
    expect(await statuses([path, ...others])).toEqual([200, 404, 404])
  })

  it('takes up pictures that were sent before, for a day and not those of others', async () => {
    const hold = () => postJson(shop, '/api/review/pictures', { pictures: [base64url.encode(PNG)] })
    const held = (await hold()).body.result as string[]
    const unused = (await hold()).body.result as string[]
    const attempt = '5f0c9a3e-1f5b-4d0e-9f55-000000000002'
    const send = (other: object = {}) =>
      postJson(shop, '/api/review/create', { review: review(), held, attempt, ...other })
    for (let time = 0; time < 2; time += 1) expect((await send()).status).toBe(200)
    expect(await pending()).toMatchObject([{ pictures: held }])
    expect((await send({ attempt: 'somebody-else' })).status).toBe(410)
    await deleteUnusedPictures(own(), Date.now() + DAY / 2)
    expect(await statuses([...unused, ...held])).toEqual([200, 200])
    await deleteUnusedPictures(own(), Date.now() + 2 * DAY)
    expect(await statuses([...unused, ...held])).toEqual([404, 200])
    expect((await send({ attempt: 'late', held: unused })).status).toBe(410)
  })

  it('needs a product and a rating from 1 to 5', async () => {
    expect((await write({ product_id: 999_999 })).status).toBe(404)
    expect((await write({ ratings: undefined })).status).toBe(400)
    expect((await write({ ratings: [{ value: 6 }] })).status).toBe(400)
    expect((await write({ title: '' })).status).toBe(400)
  })

  it('is read and decided with the admin key alone', async () => {
    expect((await shop.fetch('/admin/reviews')).status).toBe(401)
    expect((await postJson(shop, '/admin/reviews', { id: 1, isApproved: true })).status).toBe(401)
  })
})
