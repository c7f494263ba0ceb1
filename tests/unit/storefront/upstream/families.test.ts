import { describe, expect, test } from 'vitest'
import { isCartGone } from '../../../../worker/storefront/upstream/cart'
import { fetchEntities } from '../../../../worker/storefront/upstream/catalogue'
import { fetchStory } from '../../../../worker/storefront/upstream/content'
import { statusFault } from '../../../../worker/storefront/upstream/fault'
import { fetchOrderStatus } from '../../../../worker/storefront/upstream/orders'
import { createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const story = { id: 1, full_slug: 'home', content: { component: 'page' } }

describe('a story', () => {
  test.each([
    ['in result.story', { story }],
    ['as the result itself', story],
  ])('is found %s', async (_where, result) => {
    const { upstream } = createFakeUpstream(() => enveloped(result))
    expect(await fetchStory(upstream, 'home')).toMatchObject({ ok: true, value: { id: 1 } })
  })

  test.each([
    ['200 with false', () => enveloped({ story: false })],
    ['404', () => enveloped('Story not found', 404)],
  ])('is missing when the connector says %s', async (_how, behave) => {
    const { upstream } = createFakeUpstream(behave)
    expect(await fetchStory(upstream, 'nowhere')).toEqual({ ok: true, value: null })
  })

  test('an outage is not a missing story', async () => {
    const { upstream } = createFakeUpstream(() => new Response('', { status: 500 }))
    expect(await fetchStory(upstream, 'home')).toMatchObject({ ok: false })
  })
})

describe('an entity search', () => {
  const redirect = { request_path: 'a', target_path: 'b', redirect_type: 301 }

  test('leaves out an item that does not fit and counts it', async () => {
    const { upstream, requests } = createFakeUpstream(() =>
      Response.json({ items: [redirect, { ...redirect, redirect_type: 307 }], total: 2 }),
    )
    const found = await fetchEntities(upstream, { type: 'redirect', searchQuery: {} })
    expect(found).toMatchObject({ ok: true, value: { total: 2, rejected: 1, items: [redirect] } })
    expect(await requests[0]?.clone().json()).toMatchObject({ store: 'nl_nl', type: 'redirect' })
  })

  test('understands the dialect of Elasticsearch', async () => {
    const { upstream } = createFakeUpstream(() =>
      Response.json({ hits: { total: { value: 1 }, hits: [{ _source: redirect }] } }),
    )
    const found = await fetchEntities(upstream, { type: 'redirect', searchQuery: {} })
    expect(found).toMatchObject({ ok: true, value: { total: 1, items: [redirect] } })
  })

  test('an answer of no known dialect is a wrong format', async () => {
    const { upstream } = createFakeUpstream(() => Response.json({ products: [] }))
    const found = await fetchEntities(upstream, { type: 'product', searchQuery: {} })
    expect(found).toMatchObject({ ok: false, error: { kind: 'format' } })
  })
})

describe('a cart is lost only when the backend says so with its reason', () => {
  test.each([
    [404, 'cart-not-found', '', true],
    [401, 'cart-not-found', '', true],
    [404, 'item-not-found', '', false],
    [404, null, 'No such entity with cartId = 7', true],
    [401, null, 'The current customer does not have an active cart.', true],
    [404, null, 'No such entity', false],
    [404, null, '', false],
    [401, null, '', false],
    [400, null, '', false],
    [500, null, '', false],
  ])('%i %s %s: is gone %s', (status, reason, words, gone) => {
    const said = words ? statusFault(status, words, words) : statusFault(status)
    const fault = { ...said, ...(reason ? { meta: { reason } } : {}) }
    expect(isCartGone(fault)).toBe(gone)
  })
})

test('an order that the backend has never heard of is null, not a fault', async () => {
  const { upstream } = createFakeUpstream(() => enveloped('No such order.', 404))
  expect(await fetchOrderStatus(upstream, 'attempt')).toEqual({ ok: true, value: null })
})
