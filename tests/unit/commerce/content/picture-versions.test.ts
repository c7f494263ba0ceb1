import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { EVERY_TAG } from '../../../../shared/contract/change-tags'
import {
  noteReplaced,
  withPictureVersions,
} from '../../../../worker/commerce/content/picture-versions'
import type { CommerceEnv } from '../../../../worker/commerce/env'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { openCommerceShop, serveCommerce } from '../../../fakes/commerce-shop'
import { createD1, createDatabases } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../catalogue/small-shop'
import { oneOf, search } from '../search/query'

test('a picture that was replaced has another address wherever an answer names it', async () => {
  const shop = await openCommerceShop(SMALL_SHOP)
  const bring = (bytes: string) =>
    shop.fetch('/admin/media/ella-1.webp', {
      method: 'PUT',
      headers: { authorization: `Bearer ${ADMIN_KEY}` },
      body: `GIF89a ${bytes}`,
    })
  const pictureOf = async (sku: string) =>
    (await search(shop, { filters: [oneOf('sku', sku)] })).items[0]?.image

  await bring('the first')
  const plain = await pictureOf('ELLA')
  await bring('the first')
  expect(await pictureOf('ELLA')).toBe(plain)

  const { result } = (await (await bring('another')).json()) as { result: { etag: string } }
  expect(await pictureOf('ELLA')).toBe(`${plain}?v=${result.etag.slice(0, 8)}`)
  expect(await pictureOf('TABLE')).not.toContain('?v=')
})

test('pages are drawn anew for a picture that was replaced, and for none that is new', async () => {
  const heard: string[][] = []
  const fetch = async (_url: URL, { body }: { body: string }) => {
    heard.push(JSON.parse(body).tags)
    return new Response(null)
  }
  const STOREFRONT = { fetch } as unknown as NonNullable<CommerceEnv['Bindings']['STOREFRONT']>
  const shop = serveCommerce(createDatabases(), { STOREFRONT, PURGE_KEY: 'key-of-this-test-only' })
  const bring = async (bytes: string) => {
    const headers = { authorization: `Bearer ${ADMIN_KEY}` }
    await shop.fetch('/admin/media/a.gif', { method: 'PUT', headers, body: `GIF89a ${bytes}` })
    await shop.settle()
  }
  await bring('the first')
  expect(heard).toEqual([])
  await bring('another')
  expect(heard).toEqual([[EVERY_TAG]])
})

test('a document that was replaced has another address too', async () => {
  const { db } = createD1('catalogue')
  await noteReplaced(db, 'guides/sizes.pdf', 'ab12cd34ef')
  const app = new Hono<CommerceEnv>()
  app.use(withPictureVersions)
  app.get('/', (c) => c.json({ guide: '/media/guides/sizes.pdf', other: 'guides/care.pdf' }))
  expect(await (await app.request('/', {}, { CATALOGUE: db })).json()).toEqual({
    guide: '/media/guides/sizes.pdf?v=ab12cd34',
    other: 'guides/care.pdf',
  })
})
