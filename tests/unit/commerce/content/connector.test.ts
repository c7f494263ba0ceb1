import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../../shared/contract/calls'
import {
  type CommerceShop,
  openCommerceShop,
  postJson,
  STORY_PREVIEW_TOKEN,
  STORY_SIGNING_KEY,
} from '../../../fakes/commerce-shop'
import { STORY_SHOP, TABLE_UUID } from './story-shop'

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(STORY_SHOP)
})

const PREFIX = '/api/ext/storyblok'

async function read(path: string) {
  const response = await shop.fetch(PREFIX + path)
  return { status: response.status, body: await response.json() }
}

describe('the editor', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const link = (timestamp: number, secret: string, space = '55') => {
    const token = createHash('sha1').update(`${space}:${secret}:${timestamp}`).digest('hex')
    return `/validate-editor/?spaceId=${space}&timestamp=${timestamp}&token=${token}`
  }

  it('gets the preview token for a link that is signed and recent', async () => {
    for (const age of [0, 3590, -3]) {
      const { status, body } = await read(link(now() - age, STORY_SIGNING_KEY))
      expect(status).toBe(200)
      expect(body.result).toEqual({ previewToken: STORY_PREVIEW_TOKEN, error: false })
      expect(calls.storyValidateEditor.result.safeParse(body.result).success).toBe(true)
    }
  })

  it('is answered without the last slash of the path as well', async () => {
    const path = link(now(), STORY_SIGNING_KEY).replace('/?', '?')
    expect((await read(path)).status).toBe(200)
  })

  it.each([
    ['is older than an hour', () => link(now() - 3605, STORY_SIGNING_KEY)],
    ['is 50 seconds ahead', () => link(now() + 50, STORY_SIGNING_KEY)],
    ['is signed by nobody we know', () => link(now(), 'guessed')],
    ['is signed with what reads drafts', () => link(now(), STORY_PREVIEW_TOKEN)],
    ['is of another space', () => link(now(), STORY_SIGNING_KEY, '56')],
  ])('gets none for a link that %s', async (_, path) => {
    expect(await read(path())).toEqual({
      status: 403,
      body: { code: 403, result: { error: 'Unauthorized editor' } },
    })
  })

  it('finds a story by uuid, and answers an empty list for none', async () => {
    const { body } = await read(`/get-by-uuid?uuid=${TABLE_UUID}`)
    expect(body.stories).toMatchObject([{ full_slug: 'blog/table' }])
    expect((await read('/get-by-uuid?uuid=nobody')).body).toEqual({ stories: [] })
  })
})

describe('stories in a language', () => {
  it('come in the language that is asked for', async () => {
    expect((await read('/story/home?language=de')).body.result.story.name).toBe('Zuhause')
    expect((await read('/story/home')).body.result.story.name).toBe('Thuis')
  })

  it('say in which there is none, and nothing when there is one for all', async () => {
    const slugsOf = async (path: string) =>
      (await read(path)).body.result.story.translated_slugs as {
        lang: string
        published: boolean
      }[]
    const home = await slugsOf('/story/home')
    expect(home.map(({ lang, published }) => [lang, published])).toEqual([
      ['nl', true],
      ['de', true],
      ['fr', false],
      ['en', false],
    ])
    expect(await slugsOf('/story/about')).toEqual([])
  })
})

describe('the blog', () => {
  const slugsOf = (body: { result: { stories: { slug: string }[] } }) =>
    body.result.stories.map(({ slug }) => slug)
  const related = async (query: string, body: object) => {
    const answer = await postJson(shop, `${PREFIX}/blog/related?storeCode=nl_nl&${query}`, body)
    return slugsOf(answer.body as never)
  }

  it('lists what is published, newest first, with its total', async () => {
    const { body } = await read('/blog/list?storeCode=nl_nl&slug=blog&size=2&offset=1')
    expect(calls.blogList.result.safeParse(body.result).error).toBeUndefined()
    expect(slugsOf(body)).toEqual(['wool', 'oil'])
    expect(body.result.total).toBe(4)
    expect(slugsOf((await read('/blog/list?storeCode=nl_nl&slug=blog/')).body)).toHaveLength(4)
  })

  it('relates articles by shared tags, most of them first, without the article itself', async () => {
    const tags = ['wood', 'care']
    expect(await related('slug=blog', { tags, exclude: ['blog/table'] })).toEqual(['oil', 'wool'])
    expect(await related('slug=blog&size=1', { tags })).toEqual(['oil'])
    expect(await related('slug=blog', { tags: ['nothing'] })).toEqual([])
  })

  it('leaves out articles named by their uuid as well', async () => {
    const { body } = await read('/blog/list?storeCode=nl_nl&slug=blog')
    const { stories } = body.result as { stories: { slug: string; uuid: string }[] }
    const exclude = stories.filter(({ slug }) => slug !== 'wool').map(({ uuid }) => uuid)
    expect(await related('slug=blog', { tags: ['wood', 'care'], exclude })).toEqual(['wool'])
  })
})
