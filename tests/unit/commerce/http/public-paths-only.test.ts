import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallName, calls } from '../../../../shared/contract/calls'
import { COMMERCE_KEY_HEADER } from '../../../../shared/contract/wire/wire-names'
import { createApp, createPublicApp } from '../../../../worker/commerce/app'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import {
  COMMERCE_KEY,
  type CommerceShop,
  openCommerceShop,
  STORY_TOKEN,
} from '../../../fakes/commerce-shop'
import { STORY_SHOP } from '../content/story-shop'

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(STORY_SHOP)
})

const names = (Object.keys(calls) as CallName[]).filter((name) =>
  calls[name].path.startsWith('/api/'),
)
const pathOf = (name: CallName) => calls[name].path.replace(/:\w+/g, 'x1').replace('*', 'home')

describe('over the network, without the key of the storefront', () => {
  it.each(names)('%s is not there', async (name) => {
    const { method } = calls[name]
    const body = method === 'GET' ? {} : { body: '{}' }
    const path = `${pathOf(name)}?storeCode=nl_nl`
    for (const key of ['', 'guessed']) {
      const headers = { [COMMERCE_KEY_HEADER]: key }
      const { status } = await shop.fetchFromOutside(path, { method, headers, ...body })
      expect(status).toBe(404)
    }
  })

  it.each(['/', '/api', '/%61pi/stock/check?sku=x', '//api/stock/check?sku=x', '/sandbox-card'])(
    '%s is not there either',
    async (path) => {
      expect((await shop.fetchFromOutside(path)).status).toBe(404)
    },
  )

  it('the payment page, pictures, stories by their token and admin by its key are there', async () => {
    const authorization = `Bearer ${ADMIN_KEY}`
    const page = await shop.fetchFromOutside('/sandbox-card/unknown')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await (await shop.fetchFromOutside('/media/none.jpg')).json()).toMatchObject({
      result: 'No such picture',
    })
    const stories = (token: string) => shop.fetchFromOutside(`/v2/cdn/stories?token=${token}`)
    expect((await stories(STORY_TOKEN)).status).toBe(200)
    expect((await stories('guessed')).status).toBe(401)
    const skus = (headers: Record<string, string>) =>
      shop.fetchFromOutside('/admin/export/skus', { headers })
    expect((await skus({ authorization })).status).toBe(200)
    expect((await skus({})).status).toBe(401)
  })
})

it('no key is taken that could be guessed: the Worker says which and answers nothing', async () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const app of [createApp(), createPublicApp()]) {
    const answer = await app.request('/media/none.jpg', {}, { COMMERCE_KEY: 'short-canary' })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('COMMERCE_KEY')
  }
  expect(logError).toHaveBeenCalledTimes(2)
  const [[logged] = []] = logError.mock.calls
  expect(String(logged)).toContain('COMMERCE_KEY is shorter than 16 characters')
  expect(String(logged)).not.toContain('canary')
  logError.mockRestore()
})

describe('with the key of the storefront', () => {
  it('the other calls are there too', async () => {
    const headers = { [COMMERCE_KEY_HEADER]: COMMERCE_KEY }
    const story = await shop.fetchFromOutside('/api/ext/storyblok/story/home', { headers })
    expect(story.status).toBe(200)
  })
})
