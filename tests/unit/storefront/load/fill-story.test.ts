import { describe, expect, it } from 'vitest'
import { blocksField } from '../../../../shared/content/block-fields'
import type { Block, Story } from '../../../../shared/content/story'
import { ok } from '../../../../shared/result'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { fillStory } from '../../../../worker/storefront/load/fill-story'
import type { Sources } from '../../../../worker/storefront/load/sources'
import { type Behaviour, createFakeUpstream, enveloped } from '../../../fakes/fake-upstream'

const LIST = '/api/ext/storyblok/blog/list'
const RELATED = '/api/ext/storyblok/blog/related'

function open(behave: Behaviour) {
  const fake = createFakeUpstream(behave)
  const cache: Sources['cache'] = {
    async read(_, load) {
      const loaded = await load()
      return loaded.ok ? ok({ value: loaded.value, isCached: false, isStale: false }) : loaded
    },
  }
  return { ...fake, sources: { store: storeViewOf('nl_nl'), upstream: fake.upstream, cache } }
}

const story = (...body: Partial<Block>[]): Story => ({
  id: 1,
  uuid: 'u',
  name: 'Page',
  slug: 'page',
  fullSlug: 'page',
  content: { _uid: '0', component: 'page', body },
})

const article = (slug: string) => ({
  id: 7,
  uuid: slug,
  name: 'Wol wassen',
  full_slug: `blog/${slug}`,
  tag_list: ['care'],
  content: {
    component: 'blog-page',
    body: [{ component: 'article-head', summary: 'Luchten.', date: '2026-10-21', image: 'w.webp' }],
  },
})

const articles = (total: number, ...slugs: string[]) =>
  enveloped({ stories: slugs.map(article), total })

const firstOf = (filled: Story) => blocksField(filled.content, 'body')[0] as Block

describe('a story that lists articles (spec 2, blog)', () => {
  const category = { component: 'blog-category-articles', slug: 'blog', size: 6 }

  it('gets those of its page, each with what a list shows', async () => {
    const { sources, requests } = open(() => articles(12, 'wool'))
    const filled = await fillStory(sources, story(category), 2)
    if (!filled.ok) throw new Error('not filled')
    expect(blocksField(firstOf(filled.value.story), 'items')).toEqual([
      {
        _uid: 'blog/wool',
        component: 'article-item',
        title: 'Wol wassen',
        link: '/blog/wool',
        summary: 'Luchten.',
        date: '2026-10-21',
        image: 'w.webp',
      },
    ])
    expect(filled.value.pages).toEqual({ page: 2, totalPages: 2 })
    const asked = new URL(requests[0]?.url ?? '')
    expect(asked.pathname).toBe(LIST)
    expect(asked.searchParams.get('offset')).toBe('6')
  })

  it('is a fault while they cannot be had: it would be an empty page', async () => {
    const { sources } = open(() => enveloped('down', 503))
    expect((await fillStory(sources, story(category))).ok).toBe(false)
  })

  it('asks by tags for a row of articles, and does without when they cannot be had', async () => {
    const row = { component: 'blog-articles-carousel', slug: 'blog', tags: 'care, wood' }
    const { sources, requests } = open(() => articles(1, 'wool'))
    const filled = await fillStory(sources, story(row))
    expect(filled.ok && blocksField(firstOf(filled.value.story), 'items')).toHaveLength(1)
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(RELATED)
    expect(await requests[0]?.clone().json()).toEqual({ tags: ['care', 'wood'], exclude: [] })
    const alone = await fillStory(open(() => enveloped('down', 503)).sources, story(row))
    expect(alone.ok && blocksField(firstOf(alone.value.story), 'items')).toEqual([])
  })

  it('is not changed itself, since others hold it too', async () => {
    const { sources } = open(() => articles(1, 'wool'))
    const given = Object.freeze(story(Object.freeze(category)))
    const filled = await fillStory(sources, given)
    expect(filled.ok && filled.value.story).not.toBe(given)
    expect(firstOf(given)).not.toHaveProperty('items')
  })
})

const MIRROR = {
  id: 1,
  sku: 'MIRROR',
  type_id: 'configurable',
  name: 'Zon',
  url_path: 'spiegel',
  configurable_options: [
    { attribute_id: 1, attribute_code: 'color', values: [{ value_index: 1 }, { value_index: 2 }] },
  ],
  configurable_children: [
    { sku: 'MIRROR-BLACK', color: 1, image: '/black.webp', price_incl_tax: 89 },
    { sku: 'MIRROR-BRASS', color: 2, image: '/brass.webp', price_incl_tax: 89 },
  ],
}

interface Asked {
  type: string
  searchQuery: unknown
}

const reviewOf = (value: number, detail: string) => ({
  id: value,
  detail,
  nickname: 'Ada',
  ratings: [{ value }],
})

describe('a story that names products', () => {
  it('asks for all of them in one query, however deep they stand', async () => {
    const column = { component: 'column', body: [{ component: 'product-tile', sku: 'RUG' }] }
    const row = { component: 'row', columns: [column] }
    const carousel = { component: 'products-carousel', skus: 'SOFA, RUG,' }
    const { sources, requests } = open(() => Response.json({ items: [], total: 0 }))
    await fillStory(sources, story(row, carousel))
    const texts = await Promise.all(requests.map((request) => request.clone().text()))
    expect(texts.filter((text) => text.includes('["RUG","SOFA"]'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('RUG'))).toHaveLength(1)
  })

  it('shows a product in the colour that a picture of the story names', async () => {
    const found = { items: [MIRROR], total: 1 }
    const { sources } = open(async (request) => {
      const body = await request.clone().text()
      return Response.json(body.includes('"type":"product"') ? found : { items: [], total: 0 })
    })
    const marker = { component: 'look-marker', sku: 'MIRROR', childSku: 'MIRROR-BRASS' }
    const filled = await fillStory(sources, story({ component: 'look', markers: [marker] }))
    expect(filled.ok && filled.value.story.cards?.[0]).toMatchObject({
      link: '/spiegel?childSku=MIRROR-BRASS',
      images: ['brass.webp'],
    })
  })

  it('tells the newest good review of each product that has one', async () => {
    const found: Record<string, unknown[]> = {
      product: [MIRROR, { ...MIRROR, id: 2, sku: 'LAMP' }],
      review: [reviewOf(3, 'Meh.'), reviewOf(5, 'Mooi.'), reviewOf(4, 'Ook mooi.')],
    }
    const { sources } = open(async (request) => {
      const { type, searchQuery } = await (request.clone().json() as Promise<Asked>)
      const isOfLamp = JSON.stringify(searchQuery).includes('"eq":2')
      const items = (!isOfLamp && found[type]) || []
      return Response.json({ items, total: items.length })
    })
    const told = { component: 'product-reviews', title: 'Said', skus: 'LAMP,MIRROR' }
    const nobodyYet = { component: 'product-reviews', title: 'Said', skus: 'LAMP' }
    const filled = await fillStory(sources, story(told, nobodyYet))
    if (!filled.ok) throw new Error('not filled')
    const [first, second] = blocksField(filled.value.story.content, 'body')
    const tile = { component: 'text-tile', title: 'Zon', text: 'Mooi. — Ada, ★ 5/5' }
    const row = { component: 'row', columns: [{ width: 12, body: [tile] }] }
    expect(first).toMatchObject({ component: 'content-block', title: 'Said', body: [row] })
    expect(second).toMatchObject(nobodyYet)
  })

  it('asks nothing when it names none', async () => {
    const { sources, requests } = open(() => enveloped({}))
    const given = story({ component: 'heading', text: 'Hello' })
    const filled = await fillStory(sources, given)
    expect(filled).toEqual(ok({ story: given, pages: null }))
    expect(requests).toHaveLength(0)
  })
})
