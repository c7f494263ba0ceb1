// What editors would have written: home, the blog, the pages every shop has, and the blocks that
// other pages show.
import type { StoryDraft } from '../../../../shared/contract/admin/content-draft'
import type { PictureIndex } from '../pictures-of'
import { ARTICLES, articleBody, BLOG_TITLE, blogBody } from './blog'
import { categoryContents } from './category-contents'
import { FAQ_TITLE, faqBody } from './faq'
import { footer } from './footer'
import { GUIDES, guideBody } from './guided-selling'
import { home } from './home'
import { megaMenu } from './mega-menu'
import { NEWSLETTER_TITLE, newsletterBody } from './newsletter'
import { PAGES } from './pages/pages'
import { textPageBody } from './pages/text-page-body'
import { block, type DemoBlock } from './story-blocks'
import { createTellers, type Teller } from './teller'
import { productUsps, uspBar } from './usps'

const WRITTEN = '2026-09-01T08:00:00.000Z'

/** Every story in every store. */
export function createStories(pictures: PictureIndex): StoryDraft[] {
  return createTellers(pictures).flatMap((teller) => [
    { ...story(teller, 'home', 'Home', []), ...home(teller) },
    ...blog(teller),
    ...pages(teller),
    ...blocks(teller),
  ])
}

function blog(teller: Teller): StoryDraft[] {
  const { say } = teller
  return [
    story(teller, 'blog', say(BLOG_TITLE), blogBody(teller)),
    ...ARTICLES.map((article) => ({
      ...story(teller, `blog/${article.slug}`, say(article.title), []),
      content: { component: 'blog-page', body: articleBody(article, teller) },
      createdAt: `${article.date}T08:00:00.000Z`,
      tags: article.tags,
    })),
  ]
}

function pages(teller: Teller): StoryDraft[] {
  const { say } = teller
  return [
    ...PAGES.map((page) => story(teller, page.slug, say(page.title), textPageBody(page, teller))),
    story(teller, 'faq', say(FAQ_TITLE), faqBody(teller)),
    story(teller, 'newsletter', say(NEWSLETTER_TITLE), newsletterBody(teller)),
    ...GUIDES.map((guide) => story(teller, guide.slug, say(guide.title), guideBody(guide, teller))),
  ]
}

/** No pages of their own: other pages look for them at `blocks/`. */
function blocks(teller: Teller): StoryDraft[] {
  const contents: [slug: string, content: DemoBlock][] = [
    ['blocks/footer', footer(teller)],
    ['blocks/mega-menu', megaMenu(teller)],
    ['blocks/usp-bar', uspBar(teller)],
    ['blocks/product-usps', productUsps(teller)],
    ['blocks/wishlist', block('wishlist', 'wishlist', {})],
    ...categoryContents(teller).map(({ slug, content }): [string, DemoBlock] => [slug, content]),
  ]
  return contents.map(([slug, content]) => ({ ...story(teller, slug, slug, []), content }))
}

function story({ store }: Teller, fullSlug: string, name: string, body: DemoBlock[]): StoryDraft {
  const content = { component: 'page', body }
  return { store, fullSlug, name, content, isPublished: true, createdAt: WRITTEN }
}
