import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { StoryDraft } from '../../../../shared/contract/admin/content-draft'
import { SMALL_SHOP } from '../catalogue/small-shop'

/** The uuid of one story. */
export const TABLE_UUID = '8f8c5a1e-6f5a-4a53-9c42-2f6f0b0a7e11'

/** A few stories: a page with a newer draft and a release, and articles in a blog. */
export const STORY_SHOP: CatalogueDraft = {
  ...SMALL_SHOP,
  stories: [
    {
      ...story('home', 'nl_nl', 'Thuis'),
      nextContent: page('Straks'),
      releases: [{ id: 7, content: page('Winter') }],
    },
    story('home', 'de_de', 'Zuhause'),
    story('about', 'all', 'About'),
    { ...story('soon', 'all', 'Soon'), isPublished: false },
    { ...article('table', 1, ['wood', 'care']), uuid: TABLE_UUID },
    article('oil', 2, ['wood', 'care', 'oil']),
    article('wool', 3, ['care']),
    article('walls', 4, ['paper']),
    { ...article('later', 5, ['wood']), isPublished: false },
  ],
}

function page(title: string): StoryDraft['content'] {
  return { component: 'page', title }
}

function story(fullSlug: string, store: StoryDraft['store'], name: string): StoryDraft {
  const createdAt = '2026-01-01T00:00:00.000Z'
  return { store, fullSlug, name, content: page(name), isPublished: true, createdAt }
}

function article(slug: string, day: number, tags: string[]): StoryDraft {
  return {
    ...story(`blog/${slug}`, 'all', slug),
    content: { component: 'blog-page', date: `2026-02-0${day}` },
    createdAt: `2026-02-0${day}T00:00:00.000Z`,
    tags,
  }
}
