import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from '../../../client/content/blocks'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { storyDraft } from '../../../worker/commerce/catalogue/draft-record-schema'
import { createDemoShop } from '../../../worker/commerce/demo/create-demo-shop'
import { ARTICLES } from '../../../worker/commerce/demo/stories/blog'
import { WINTER_RELEASE } from '../../../worker/commerce/demo/stories/create-stories'

const DEMO = resolve('worker/commerce/demo')
const shop = createDemoShop(JSON.parse(readFileSync(resolve(DEMO, 'media/index.json'), 'utf8')))
const stories = shop.stories ?? []
const CODES = STORE_VIEWS.map(({ storeCode }) => storeCode)
type Code = (typeof CODES)[number]

function* valuesIn(value: unknown, key = ''): Generator<[key: string, value: unknown]> {
  yield [key, value]
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, name)
}

const valuesOf = (key: string, value: unknown) =>
  [...valuesIn(value)].filter(([name]) => name === key).map(([, found]) => found)

/** Every path of the catalogue and of the stories in one store. */
function pathsIn(store: Code): Set<string> {
  const keyOf = new Map(
    shop.categories.map(({ path, urlKey }) => [path, urlKey[store] ?? urlKey.all]),
  )
  const categories = shop.categories.map(({ path }) =>
    path.split('/').map((_, depth, parts) => keyOf.get(parts.slice(0, depth + 1).join('/'))),
  )
  const pages = stories.filter((story) => story.store === store).map(({ fullSlug }) => fullSlug)
  return new Set([...categories.map((keys) => keys.join('/')), ...pages])
}

describe('the stories of the demo shop', () => {
  it('are the same pages in every store, and drafts an importer takes', () => {
    const slugsIn = (code: Code) =>
      stories.filter(({ store }) => store === code).map(({ fullSlug }) => fullSlug)
    for (const code of CODES) expect(slugsIn(code)).toEqual(slugsIn('nl_nl'))
    for (const story of stories) expect(storyDraft.safeParse(story).error).toBeUndefined()
  })

  it('use only blocks that the shop draws', () => {
    for (const { content, fullSlug } of stories) {
      const body = Array.isArray(content.body) ? content.body : []
      for (const { component } of body) expect(BLOCKS, fullSlug).toHaveProperty([component])
    }
  })

  it.each(CODES)('lead nowhere but to pages of %s', (code) => {
    const paths = pathsIn(code)
    const own = stories.filter(({ store }) => store === code)
    const links = own.flatMap(({ content }) => valuesOf('url', content))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) expect(paths, String(link)).toContain(String(link).slice(1))
  })

  it('keep a draft and a release of home beside what is published', () => {
    for (const home of stories.filter(({ fullSlug }) => fullSlug === 'home')) {
      const release = home.releases?.find(({ id }) => id === WINTER_RELEASE)
      const editions = [home.content, home.nextContent, release?.content]
      const titles = editions.map((content) => valuesOf('title', content)[0])
      expect(new Set(titles).size).toBe(3)
    }
  })

  it('show only pictures that exist', () => {
    for (const filename of stories.flatMap(({ content }) => valuesOf('filename', content))) {
      const file = String(filename).replace(/^demo\//, '')
      expect(existsSync(resolve(DEMO, 'media', file)), file).toBe(true)
    }
  })
})

describe('articles', () => {
  it('are complete in four languages, each in words of its own', () => {
    for (const { title, summary, lines, button } of ARTICLES) {
      for (const words of [title, summary, button, ...lines]) {
        expect(new Set(words).size).toBe(4)
        for (const text of words) expect(text.trim()).not.toBe('')
      }
    }
  })

  it('are 150 to 300 words long in English', () => {
    for (const { slug, lines } of ARTICLES) {
      const words = lines
        .map(([, , , english]) => english)
        .join(' ')
        .split(/\s+/).length
      expect(words, slug).toBeGreaterThanOrEqual(150)
      expect(words, slug).toBeLessThanOrEqual(300)
    }
  })
})
