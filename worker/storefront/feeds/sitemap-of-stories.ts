import { STORY_LISTS, storyTag } from '../../../shared/contract/change-tags'
import type { WireStory } from '../../../shared/contract/content/story'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { isPageComponent, storyLink, storyPath, storyWords } from '../load/load-story-page'
import { toStory } from '../mapping/story/to-story'
import { fetchArticles } from '../upstream/content'
import type { Feed, FeedReader } from './feed'
import { SITEMAP, type SitemapEntry, toSitemapUrl } from './sitemap-entry'
import { xmlMoment } from './xml-text'

/** A story comes whole. */
const STORIES_A_PART = 50

/** Every page that editors wrote; home is among the categories. */
export function sitemapOfStories(reader: FeedReader): Feed {
  const { store } = reader
  const home = storyLink('home', store)
  return {
    ...SITEMAP,
    async loadPart({ upstream }, from) {
      const offset = Number(from)
      const found = await fetchArticles(upstream, {
        storeCode: store.storeCode,
        slug: '',
        size: String(STORIES_A_PART),
        offset: String(offset),
      })
      if (!found.ok) return found
      const { stories, total } = found.value
      const known = offset + stories.length
      const pages = stories.filter(
        ({ content, full_slug }) =>
          isPageComponent(content.component) && storyLink(full_slug, store) !== home,
      )
      return ok({
        text: pages.map((story) => toSitemapUrl(toEntry(story, store), reader)).join(''),
        next: stories.length > 0 && known < total ? String(known) : null,
        tags: ['storyblok', STORY_LISTS, ...stories.map(({ full_slug }) => storyTag(full_slug))],
      })
    },
  }
}

function toEntry(wire: WireStory, store: StoreView): SitemapEntry {
  const story = toStory(wire, store)
  const { image } = storyWords(story)
  const path = storyPath(story.fullSlug, store)
  const hasIt = ({ i18n }: StoreView) => !story.missingIn?.includes(i18n.defaultLanguage)
  return {
    link: storyLink(story.fullSlug, store),
    alternates: STORE_VIEWS.filter(hasIt).map((other) => ({
      storeCode: other.storeCode,
      link: storePath(path, other),
    })),
    images: image ? [image] : [],
    changed: xmlMoment(wire.published_at ?? wire.first_published_at),
  }
}
