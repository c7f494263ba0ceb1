// What editors would have written: home, the blog, the pages every shop has, and the blocks that
// other pages show.

import { SUPPORT_PATH } from '../../../../shared/content/service-paths'
import type { StoryDraft } from '../../../../shared/contract/admin/content-draft'
import type { PictureIndex } from '../picture-index'
import { ARTICLES, articleBody, BLOG_TITLE, blogBody } from './blog'
import { categoryContents } from './category-contents'
import { FAQ_TITLE, faqBody } from './faq'
import { footer } from './footer'
import { GUIDES, guideBody } from './guided-selling'
import { home } from './home'
import { megaMenu } from './mega-menu'
import { NEWSLETTER_TITLE, newsletterBody } from './newsletter'
import { CHOOSING, PAGES } from './pages/pages'
import { textPageBody } from './pages/text-page'
import { block, type DemoBlock, linkTo } from './story-blocks'
import { createStoryContexts, type StoryContext } from './story-context'
import { productUsps, uspBar } from './usps'

/** Four, so that none stands alone below a row of four or of two. */
const LOVED_SKUS = ['LAMP-MAAN', 'RUG-WAD', 'LAMP-KELK', 'RUG-AKKER']
const WRITTEN = '2026-09-01T08:00:00.000Z'

/** Every story in every store. */
export function createStories(pictures: PictureIndex): StoryDraft[] {
  return createStoryContexts(pictures).flatMap((context) => [
    { ...story(context, 'home', 'Home', []), ...home(context) },
    ...blog(context),
    ...pages(context),
    ...blocks(context),
  ])
}

function blog(context: StoryContext): StoryDraft[] {
  const { translate } = context
  return [
    story(context, 'blog', translate(BLOG_TITLE), blogBody(context)),
    ...ARTICLES.map((article) => ({
      ...story(context, `blog/${article.slug}`, translate(article.title), []),
      content: { component: 'blog-page', body: articleBody(article, context) },
      createdAt: `${article.date}T08:00:00.000Z`,
      tags: article.tags,
    })),
  ]
}

function pages(context: StoryContext): StoryDraft[] {
  const { translate } = context
  return [
    ...PAGES.map((page) =>
      story(context, page.slug, translate(page.title), textPageBody(page, context)),
    ),
    ...CHOOSING.map((page) =>
      helpPage(context, page.slug, translate(page.title), textPageBody(page, context)),
    ),
    story(context, 'faq', translate(FAQ_TITLE), faqBody(context)),
    story(context, 'newsletter', translate(NEWSLETTER_TITLE), newsletterBody(context)),
    ...GUIDES.map((guide) =>
      helpPage(context, guide.slug, translate(guide.title), guideBody(guide, context)),
    ),
  ]
}

/** No pages of their own: other pages look for them at `blocks/`. */
function blocks(context: StoryContext): StoryDraft[] {
  const contents: [slug: string, content: DemoBlock][] = [
    ['blocks/footer', footer(context)],
    ['blocks/mega-menu', megaMenu(context)],
    ['blocks/usp-bar', uspBar(context)],
    ['blocks/product-usps', productUsps(context)],
    ['blocks/wishlist', wishlist(context)],
    ...categoryContents(context).map(({ slug, content }): [string, DemoBlock] => [slug, content]),
  ]
  return contents.map(([slug, content]) => ({ ...story(context, slug, slug, []), content }))
}

function story(
  { store }: StoryContext,
  fullSlug: string,
  name: string,
  body: DemoBlock[],
): StoryDraft {
  const content = { component: 'page', body }
  return { store, fullSlug, name, content, isPublished: true, createdAt: WRITTEN }
}

/** No link of the footer, but help: it stands beside customer service. */
function helpPage(...page: Parameters<typeof story>): StoryDraft {
  const draft = story(...page)
  return { ...draft, content: { ...draft.content, beside: linkTo(SUPPORT_PATH) } }
}

/** Below a wishlist: what others put on theirs. */
function wishlist({ translate }: StoryContext): DemoBlock {
  return block('wishlist', 'wishlist', {
    body: [
      block('products-carousel', 'loved', {
        title: translate(['Vaak bewaard', 'Oft gemerkt', 'Souvent enregistrés', 'Often saved']),
        skus: LOVED_SKUS.join(','),
      }),
    ],
  })
}
