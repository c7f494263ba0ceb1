// Read by the real client of the CMS, which knows nothing of this shop.
import { apiPlugin, storyblokInit } from '@storyblok/js'
import { beforeAll, describe, expect, it } from 'vitest'
import { cdnSpace, cdnStories, cdnStory } from '../../../../shared/contract/content/storyblok-cdn'
import {
  type CommerceShop,
  openCommerceShop,
  STORY_PREVIEW_TOKEN,
  STORY_TOKEN,
} from '../../../fakes/commerce-shop'
import { STORY_SHOP, TABLE_UUID } from './story-shop'

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(STORY_SHOP)
})

function clientWith(accessToken: string) {
  const { storyblokApi } = storyblokInit({
    accessToken,
    bridge: false,
    use: [apiPlugin],
    apiOptions: {
      endpoint: 'http://commerce.test/v2',
      maxRetries: 1,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const { pathname, search } = new URL(String(input))
        return await shop.fetch(pathname + search, { ...init, method: init?.method?.toUpperCase() })
      },
    },
  })
  if (!storyblokApi) throw new Error('The client did not start')
  return storyblokApi
}

const reader = () => clientWith(STORY_TOKEN)
const editor = () => clientWith(STORY_PREVIEW_TOKEN)

async function titleOf(client: ReturnType<typeof reader>, slug: string, params = {}) {
  const { data } = await client.get(`cdn/stories/${slug}`, params)
  expect(cdnStory.safeParse(data).error).toBeUndefined()
  return data.story.content.title
}

describe('one story', () => {
  it('is found by its slug, its number and its uuid', async () => {
    const { data } = await reader().get('cdn/stories/blog/table')
    expect(data.story).toMatchObject({ full_slug: 'blog/table', uuid: TABLE_UUID, slug: 'table' })
    expect((await reader().get(`cdn/stories/${data.story.id}`)).data.story.name).toBe('table')
    const byUuid = await reader().getStory(TABLE_UUID, { find_by: 'uuid' })
    expect(byUuid.data.story.id).toBe(data.story.id)
  })

  it('is in the language asked for, by whichever number', async () => {
    expect(await titleOf(reader(), 'home')).toBe('Thuis')
    expect(await titleOf(reader(), 'home', { language: 'de' })).toBe('Zuhause')
    const { data } = await reader().get('cdn/stories/home')
    expect(await titleOf(reader(), String(data.story.id), { language: 'de' })).toBe('Zuhause')
  })

  it('is a 404 when there is none', async () => {
    await expect(reader().get('cdn/stories/nowhere')).rejects.toMatchObject({ status: 404 })
    await expect(reader().get('cdn/stories/soon')).rejects.toMatchObject({ status: 404 })
  })
})

describe('drafts and releases', () => {
  it('are for the preview token alone', async () => {
    expect(await titleOf(editor(), 'home', { version: 'draft' })).toBe('Straks')
    expect(await titleOf(editor(), 'home', { version: 'draft', from_release: 7 })).toBe('Winter')
    expect(await titleOf(editor(), 'soon', { version: 'draft' })).toBe('Soon')
    expect(await titleOf(editor(), 'home', { version: 'published' })).toBe('Thuis')
    const asReader = { version: 'draft' as const }
    await expect(reader().get('cdn/stories/home', asReader)).rejects.toMatchObject({ status: 401 })
    const release = { from_release: 7 } as object
    await expect(reader().get('cdn/stories/home', release)).rejects.toMatchObject({ status: 401 })
  })

  it('fall back to the draft where a release changes nothing', async () => {
    expect(await titleOf(editor(), 'about', { version: 'draft', from_release: 7 })).toBe('About')
    expect(await titleOf(editor(), 'home', { version: 'draft', from_release: 8 })).toBe('Straks')
  })

  it('need a token that is known', async () => {
    await expect(clientWith('nobody').get('cdn/stories/home')).rejects.toMatchObject({
      status: 401,
    })
    expect((await shop.fetch('/v2/cdn/stories/home')).status).toBe(401)
    expect((await shop.fetch('/v2/cdn/stories?token=')).status).toBe(401)
  })
})

describe('a list of stories', () => {
  const slugs = async (params: object) => {
    const { data } = await reader().get('cdn/stories', params)
    expect(cdnStories.safeParse(data).error).toBeUndefined()
    return data.stories.map(({ slug }: { slug: string }) => slug)
  }

  it('comes in pages with its total', async () => {
    const params = { starts_with: 'blog/', per_page: 3, page: 2 }
    const { data, total, perPage } = await reader().get('cdn/stories', params)
    expect({ total, perPage, found: data.stories.length }).toEqual({
      total: 4,
      perPage: 3,
      found: 1,
    })
    expect(await reader().getAll('cdn/stories', { per_page: 2 })).toHaveLength(6)
  })

  it('is narrowed by tag and slug, and sorted', async () => {
    expect(await slugs({ starts_with: 'blog/', with_tag: 'paper,oil' })).toEqual(['walls', 'oil'])
    expect(await slugs({ excluding_slugs: 'blog/*,about' })).toEqual(['home'])
    expect(await slugs({ by_slugs: 'blog/w*', sort_by: 'name:asc' })).toEqual(['walls', 'wool'])
    const byDate = { starts_with: 'blog/', sort_by: 'content.date:asc' }
    expect(await slugs(byDate)).toEqual(['table', 'oil', 'wool', 'walls'])
  })

  it('refuses what it cannot read', async () => {
    const refused = await shop.fetch(`/v2/cdn/stories?token=${STORY_TOKEN}&per_page=many`)
    expect(refused.status).toBe(422)
  })
})

it('tells the version of the space', async () => {
  const { data } = await reader().get('cdn/spaces/me')
  expect(cdnSpace.parse(data).space.version).toBeGreaterThan(0)
})
