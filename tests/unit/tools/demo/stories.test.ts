import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from '../../../../client/content/blocks'
import { storyDraft } from '../../../../shared/contract/admin/content-draft'
import { ACCOUNT_PATH, STORE_LOCATOR_PATH } from '../../../../shared/routing/screen-paths.ts'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { ARTICLES } from '../../../../worker/tools/demo/stories/blog'
import { WINTER_RELEASE } from '../../../../worker/tools/demo/stories/home'

const DEMO = resolve('worker/tools/demo')
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

interface Question {
  filter: string
  options: { value: string }[]
}

function questionsIn(content: unknown): Question[] {
  return valuesOf('questions', content).flatMap((questions) => questions as Question[])
}

/** Every path of the catalogue and of the stories in one store. */
function pathsIn(store: Code): Set<string> {
  const keyOf = new Map(
    shop.categories.map(({ path, urlKey }) => [path, urlKey[store] ?? urlKey.all]),
  )
  const categories = shop.categories.map(({ path }) =>
    path.split('/').map((_, depth, parts) => keyOf.get(parts.slice(0, depth + 1).join('/'))),
  )
  const pages = stories.filter((story) => story.store === store).map(({ fullSlug }) => fullSlug)
  const landings = (shop.landingPages ?? []).filter((landing) => landing.store === store)
  return new Set([
    ...categories.map((keys) => keys.join('/')),
    ...pages,
    ...landings.map(({ urlPath }) => `l/${urlPath}/`),
  ])
}

/** The pictures of a home page: its own, its two lists of products and its three stories. */
function picturesOfHome(store: Code): unknown[] {
  const home = stories.find((one) => one.store === store && one.fullSlug === 'home')
  const own = valuesOf('filename', home?.content)
  const shown = shop.products
    .filter(
      ({ categories, images, visibility = 4 }) =>
        categories?.length && images?.length && visibility > 1,
    )
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
  const isRecommended = (product: (typeof shown)[number]) =>
    product.attributes?.erin_recommends?.[0] === '1'
  const cards = [...shown.slice(0, 8), ...shown.filter(isRecommended).slice(0, 8)]
  const covers = ARTICLES.slice(0, 3).map(({ slug }) => `blog-${slug}`)
  return [...own, ...cards.map(({ images }) => images?.[0]), ...covers]
}

/** A thumb covers a circle of 44 px; on a phone the picture of a look, 3 by 2, is 358 px wide. */
const [THUMB, WIDE, HIGH] = [44, 358, 239]

it('no mark of a room lies under the thumb that presses another', () => {
  for (const home of stories.filter(({ fullSlug }) => fullSlug === 'home')) {
    const [marks = []] = valuesOf('markers', home.content) as { x: number; y: number }[][]
    expect(marks).toHaveLength(8)
    for (const [index, one] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        const far = Math.hypot((one.x - other.x) * WIDE, (one.y - other.y) * HIGH) / 100
        expect(far).toBeGreaterThanOrEqual(THUMB)
      }
    }
  }
})

/** Blocks that other parts of the shop draw, or that it makes others of. */
const ELSEWHERE = ['footer', 'mega-menu', 'product-reviews']

/** Components of spec 2, CMS content blocks. */
const COMPONENTS = [
  ...['footer', 'mega-menu', 'usp-bar', 'hero-banner', 'hero-carousel', 'banner-content'],
  ...['category-list', 'category-item', 'collection', 'products-carousel', 'category-usps'],
  ...['promo-banner', 'blog-page', 'blog-category-articles', 'blog-articles-carousel'],
  ...['product-usps', 'button', 'faq', 'dynamic-form', 'wishlist', 'newsletter-subscribe'],
  ...['newsletter-unsubscribe', 'table', 'content-block', 'guided-selling', 'row', 'column'],
  ...['image', 'text-tile', 'asset-tile', 'product-tile', 'tile', 'heading', 'text', 'asset'],
  ...['rich-text', 'visual-item', 'look', 'product-reviews'],
]

const isPage = (slug: string) => !slug.startsWith('blocks/')
const isOfACategory = (slug: string) => slug.startsWith('blocks/category/')

describe('the stories of the demo shop', () => {
  it.each(CODES)('show no picture twice on the home page of %s', (store) => {
    const pictures = picturesOfHome(store).map((path) => String(path).replace(/^.*\/|\.webp$/g, ''))
    expect(pictures.length).toBeGreaterThan(25)
    expect(pictures.filter((one, at) => pictures.indexOf(one) !== at)).toEqual([])
  })

  it('are the same pages in every store, and drafts an importer takes', () => {
    const slugsIn = (code: Code) =>
      stories
        .filter(({ store, fullSlug }) => store === code && !isOfACategory(fullSlug))
        .map(({ fullSlug }) => fullSlug)
    for (const code of CODES) expect(slugsIn(code)).toEqual(slugsIn('nl_nl'))
    for (const story of stories) expect(storyDraft.safeParse(story).error).toBeUndefined()
  })

  it('say each thing in four languages', () => {
    const textsIn = (code: Code, slug: string) =>
      stories
        .filter(({ store, fullSlug }) => store === code && fullSlug === slug)
        .flatMap(({ content }) => valuesOf('text', content))
        .filter((text) => typeof text === 'string' && text.split(' ').length > 4)
    for (const slug of new Set(stories.map(({ fullSlug }) => fullSlug).filter(isPage))) {
      const english = new Set(textsIn('global_en', slug))
      for (const code of CODES.filter((one) => one !== 'global_en')) {
        const own = textsIn(code, slug)
        expect(own.length > 0, `${code} ${slug}`).toBe(english.size > 0)
        for (const text of own) expect(english, slug).not.toContain(text)
      }
    }
  })

  it('use only blocks that the shop draws', () => {
    const drawn = [...Object.keys(BLOCKS), ...ELSEWHERE]
    for (const { content, fullSlug } of stories) {
      const lists = ['body', 'top', 'bottom', 'visuals'].map((name) => content[name])
      for (const { component } of lists.filter(Array.isArray).flat()) {
        expect(drawn, fullSlug).toContain(component)
      }
    }
  })

  it('use every block of the specification somewhere', () => {
    const used = new Set(stories.flatMap(({ content }) => valuesOf('component', content)))
    expect(COMPONENTS.filter((component) => !used.has(component))).toEqual([])
  })

  it.each(CODES)('lead nowhere but to pages of %s and to its mailbox', (code) => {
    const paths = pathsIn(code)
    const own = stories.filter(({ store }) => store === code)
    const links = own.flatMap(({ content }) => [
      ...valuesOf('url', content),
      ...valuesOf('href', content),
    ])
    expect(links.length).toBeGreaterThan(100)
    const screens = [STORE_LOCATOR_PATH, ACCOUNT_PATH, '/wishlist'].map((path) => path.slice(1))
    const known = [...paths, ...screens]
    const mailbox = `mailto:${MERCHANT.email}`
    expect(links).toContain(mailbox)
    for (const link of links.filter((one) => one !== mailbox)) {
      expect(known, String(link)).toContain(String(link).slice(1))
    }
  })

  it.each(CODES)(
    'lead on from each workshop by a link in its text, not from its picture, in %s',
    (code) => {
      const about = stories.find(({ store, fullSlug }) => store === code && fullSlug === 'about')
      const workshops = valuesOf('columns', about?.content)
      expect(workshops).toHaveLength(3)
      for (const workshop of workshops) {
        expect(valuesOf('skus', workshop)).toEqual([])
        expect(valuesOf('href', workshop)).toHaveLength(1)
      }
    },
  )

  it('write the title of the story of the shop as titles of stories are written', () => {
    const titles = stories
      .filter(({ fullSlug }) => fullSlug === 'about')
      .map(({ content }) => content)
    expect(titles.map((content) => valuesOf('display', content))).toEqual(CODES.map(() => [true]))
  })

  it.each(CODES)('stand around categories that there are in %s', (code) => {
    const paths = pathsIn(code)
    const slugs = stories
      .filter(({ store, fullSlug }) => store === code && isOfACategory(fullSlug))
      .map(({ fullSlug }) => fullSlug.replace('blocks/category/', ''))
    expect(slugs.length).toBeGreaterThan(5)
    for (const slug of slugs) expect(paths).toContain(slug)
  })

  it('name only products that can be bought', () => {
    const sold = new Set(
      shop.products.filter(({ visibility }) => visibility !== 1).map(({ sku }) => sku),
    )
    const named = stories.flatMap(({ content }) => [
      ...valuesOf('sku', content),
      ...valuesOf('skus', content).flatMap((list) => String(list).split(',')),
    ])
    expect(named.length).toBeGreaterThan(4)
    for (const sku of named) expect(sold).toContain(sku)
  })

  it('promise of a room to buy from what has a number in it, not all that can be seen', () => {
    const looks = stories
      .flatMap(({ content }) => [...valuesIn(content)].map(([, value]) => value))
      .filter((value) => (value as { component?: string } | null)?.component === 'look')
      .map((value) => (value as { text: string }).text)
    expect(new Set(looks).size).toBe(4)
    expect(looks.filter((text) => !/nummer|num/i.test(text))).toEqual([])
    expect(looks.filter((text) => /wat je hier ziet|was du hier|you see here/.test(text))).toEqual(
      [],
    )
  })

  it('ask questions whose answers all lead to products', () => {
    for (const { filter, options } of stories.flatMap(({ content }) => questionsIn(content))) {
      if (filter === 'price') continue
      const known = shop.attributes.find(({ code }) => code === filter)
      const values = known?.options?.map(({ value }) => value) ?? []
      for (const { value } of options) if (value) expect(values, filter).toContain(value)
    }
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
    const pictures = stories.flatMap(({ content }) => valuesOf('filename', content))
    for (const filename of new Set(pictures)) {
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

  it('are twelve, of 200 to 450 words in English', () => {
    expect(ARTICLES).toHaveLength(12)
    for (const { slug, lines } of ARTICLES) {
      const words = lines
        .map(([, , , english]) => english)
        .join(' ')
        .split(/\s+/).length
      expect(words, slug).toBeGreaterThanOrEqual(200)
      expect(words, slug).toBeLessThanOrEqual(450)
    }
  })

  it('each have a tip, a link to another page, and a tag that another article has', () => {
    for (const { slug, lines, tags } of ARTICLES) {
      const english = lines.map(([, , , text]) => text)
      expect(
        english.some((line) => line.startsWith('> ')),
        slug,
      ).toBe(true)
      expect(english.join(), slug).toMatch(/\]\([^)]+\)/)
      const others = ARTICLES.filter((other) => other.slug !== slug)
      expect(
        others.some((other) => other.tags.some((tag) => tags.includes(tag))),
        slug,
      ).toBe(true)
    }
  })

  it('write their measures so that no phone breaks them', () => {
    const texts = JSON.stringify(stories)
    expect(texts).toContain('160\u00a0×\u00a0230\u00a0cm')
    expect(texts).not.toMatch(/"text":"[^"]*\d(?: ?× | cm\b)/)
  })

  it('came out on different days, newest first', () => {
    const days = ARTICLES.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].toSorted().reverse())
  })
})

describe('who sells', () => {
  const textOf = (store: Code, fullSlug: string) =>
    JSON.stringify(stories.find((story) => story.store === store && story.fullSlug === fullSlug))

  it.each(CODES)('%s says so on a page that the footer leads to, and in the footer', (store) => {
    const { name, city, register, vatId, email, phone, director } = MERCHANT
    const page = textOf(store, 'company')
    for (const told of [name, city, register, vatId, email, phone, director]) {
      expect(page).toContain(told)
    }
    expect(textOf(store, 'blocks/footer')).toContain('/company')
    for (const told of [name, register, vatId]) {
      expect(textOf(store, 'blocks/footer')).toContain(told)
    }
  })

  it.each(CODES)('%s writes the postcode so that no phone breaks it', (store) => {
    for (const slug of ['company', 'blocks/footer']) {
      expect(textOf(store, slug), slug).toContain(MERCHANT.postcode.replace(' ', '\u00a0'))
    }
  })

  it('every mailbox is at the one domain of the company', () => {
    const domain = MERCHANT.email.split('@')[1]
    const found = JSON.stringify(shop).match(/[\w.-]+@[\w.-]+\.example/g) ?? []
    expect(found.length).toBeGreaterThan(8)
    expect(new Set(found.map((mailbox) => mailbox.split('@')[1]))).toEqual(new Set([domain]))
  })
})
