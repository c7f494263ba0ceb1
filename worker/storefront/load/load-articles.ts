import { assetField, blocksField, textField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import { STORY_LISTS } from '../../../shared/contract/change-tags'
import type { WireBlogArticles } from '../../../shared/contract/content/blog'
import type { WireStory } from '../../../shared/contract/content/story'
import { ok, type Result } from '../../../shared/result'
import { storeHref } from '../../../shared/routing/store-href'
import { toStory } from '../mapping/story/to-story'
import { fetchArticles, fetchRelatedArticles } from '../upstream/content'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'

/** Which articles a list wants. */
export interface ArticleQuery {
  /** Slug that they stand below. */
  slug: string
  size: number
  offset: number
  /** At least one of these; without any, the newest. */
  tags: string[]
  /** None of these, by uuid. */
  exclude: string[]
}

export interface FoundArticles {
  items: Block[]
  total: number
}

/** Articles as blocks: what a list shows of each (spec 2, blog). */
export async function loadArticles(
  sources: Sources,
  query: ArticleQuery,
): Promise<Result<FoundArticles, UpstreamFault>> {
  const read = await sources.cache.read(
    { kind: 'story', parts: { articles: query }, tags: () => ['storyblok', STORY_LISTS] },
    async () => {
      const found = await fetchList(sources, query)
      return found.ok ? ok(toList(found.value, sources)) : found
    },
  )
  return read.ok ? ok(read.value.value) : read
}

function fetchList(
  { upstream, store: { storeCode } }: Sources,
  { slug, size, offset, tags, exclude }: ArticleQuery,
): Promise<Result<WireBlogArticles, UpstreamFault>> {
  if (tags.length === 0)
    return fetchArticles(upstream, {
      storeCode,
      slug,
      size: String(size),
      offset: String(offset),
    })
  return fetchRelatedArticles(upstream, { storeCode, slug, size: String(size) }, { tags, exclude })
}

function toList({ stories, total }: WireBlogArticles, sources: Sources): FoundArticles {
  return { items: stories.map((story) => toItem(story, sources)), total }
}

function toItem(wire: WireStory, { store }: Sources): Block {
  const { name, fullSlug, content } = toStory(wire, store)
  const head = blocksField(content, 'body').find(({ component }) => component === 'article-head')
  return {
    _uid: fullSlug,
    component: 'article-item',
    title: name,
    link: storeHref(`/${fullSlug}`, store),
    ...(head
      ? {
          summary: textField(head, 'summary'),
          date: textField(head, 'date'),
          image: assetField(head, 'image')?.filename ?? '',
        }
      : {}),
  }
}
