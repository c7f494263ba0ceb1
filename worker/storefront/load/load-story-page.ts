import { assetField, textField } from '../../../shared/content/block-fields'
import type { Block, Story } from '../../../shared/content/story'
import { ok, type Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { parseListingQuery } from '../../../shared/search/query'
import type { StoreView } from '../../../shared/store-view/store-view'
import { plainText } from '../mapping/story/clean-html'
import type { UpstreamFault } from '../upstream/fault'
import { blocksIn, fillStory } from './fill-story'
import { loadArticles } from './load-articles'
import { loadDraft, loadOptionalStory } from './load-story'
import { defer, notFound, type PageContext, type PageOutcome, plainPage } from './page-outcome'
import type { SeoWords } from './seo-facts'
import type { Sources } from './sources'

/** Articles below an article (spec 9). */
const RELATED_SIZE = 3

/** Of stories only these are pages: blocks such as the footer have no address of their own. */
const PAGE_COMPONENTS = ['page', 'blog-page']

export function isPageComponent(component: string): boolean {
  return PAGE_COMPONENTS.includes(component)
}

/** A page that editors wrote. What else there is to read is optional: it streams in later. */
export async function loadStoryPage(
  sources: Sources,
  story: Story,
  context: PageContext,
): Promise<PageOutcome> {
  const { page } = parseListingQuery(context.url.searchParams)
  const related = await defer(loadRelated(sources, story))
  const filled = await fillStory(sources, story, page)
  if (!filled.ok) return filled
  const { pages } = filled.value
  if (pages && page > pages.totalPages) return ok(notFound(context))
  return ok({
    data: { route: 'storyblok', story: filled.value.story, related: related.value },
    words: storyWords(filled.value.story),
    path: storyPath(story.fullSlug, sources.store),
    link: storyLink(story.fullSlug, sources.store),
    ...(pages ? { pages } : {}),
  })
}

/** A story is at its own slug, also where a mapping leads to it from elsewhere. */
export function storyPath(fullSlug: string, { url }: StoreView): string {
  const slug = fullSlug.startsWith(`${url}/`) ? fullSlug.slice(url.length + 1) : fullSlug
  return `/${slug}`
}

/** Link of the page of a story. */
export function storyLink(fullSlug: string, store: StoreView): string {
  return storePath(storyPath(fullSlug, store), store)
}

/** What editors say on a screen of the shop; a CMS that is down costs the blocks, not the page. */
export async function loadFilledStory(sources: Sources, slug: string): Promise<Story | null> {
  const story = await loadOptionalStory(sources, slug)
  const filled = story && (await fillStory(sources, story))
  return filled?.ok ? filled.value.story : story
}

/** The story that an editor has open (spec 2). */
export async function loadEditedPage(sources: Sources, context: PageContext): Promise<PageOutcome> {
  const story = await loadEdited(sources, context)
  if (!story.ok) return story
  return story.value ? loadStoryPage(sources, story.value, context) : ok(notFound(context))
}

/** The same without what stands around a page: for components that other pages show (spec 2). */
export async function loadEditedComponent(
  sources: Sources,
  context: PageContext,
): Promise<PageOutcome> {
  const story = await loadEdited(sources, context)
  if (!story.ok) return story
  if (!story.value) return ok(notFound(context))
  const filled = await fillStory(sources, story.value)
  if (!filled.ok) return filled
  return ok(plainPage({ route: 'storyblok-empty', story: filled.value.story }, story.value.name))
}

/** By its number; for other visits than those of editors there is none. */
async function loadEdited(
  sources: Sources,
  { url }: PageContext,
): Promise<Result<Story | null, UpstreamFault>> {
  const id = url.searchParams.get('_storyblok') ?? ''
  if (!sources.edition || !/^\d{1,9}$/.test(id)) return ok(null)
  return loadDraft(sources, sources.edition, id)
}

/** Articles of the same blog that share tags with this one. */
async function loadRelated(sources: Sources, story: Story): Promise<Block[]> {
  const { fullSlug, uuid, tags = [], content } = story
  if (content.component !== 'blog-page' || tags.length === 0) return []
  const slug = fullSlug.split('/').slice(0, -1).join('/')
  const query = { slug, size: RELATED_SIZE, offset: 0, tags, exclude: [uuid] }
  const found = await loadArticles(sources, query)
  return found.ok ? [...found.value.items] : []
}

/** Where blocks keep sentences, articles of a list among them. */
const TEXTS = ['text', 'html', 'summary'] as const
/** Shorter texts are labels rather than what a page is about. */
const LEAST_WORDS = 40

/**
 * What search engines are told of a story: its name, what an article opens with or else the first
 * sentences on the page, and the first picture.
 */
export function storyWords({ name, content }: Story): SeoWords {
  const blocks = [...blocksIn(content)]
  const head = blocks.find(({ component }) => component === 'article-head')
  const texts = blocks
    .flatMap((block) => TEXTS.map((field) => textField(block, field)))
    .map((text) => plainText(text))
  const pictures = blocks.map((block) => assetField(block, 'image')?.filename)
  return {
    title: name,
    description:
      (head && textField(head, 'summary')) ||
      (texts.find(({ length }) => length >= LEAST_WORDS) ?? ''),
    image: pictures.find(Boolean) ?? null,
  }
}
