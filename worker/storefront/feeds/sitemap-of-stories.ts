import { STORY_LISTS, storyTag } from '../../../shared/contract/change-tags'
import type { WireStory } from '../../../shared/contract/content/story'
import { ok } from '../../../shared/result'
import { isPageComponent, storyLink } from '../load/load-story-page'
import { fetchArticles } from '../upstream/content'
import type { Feed, FeedReader } from './feed'
import { SITEMAP, toSitemapUrl } from './sitemap-entry'
import { xmlMoment } from './xml-text'

/** A story comes whole. */
const STORIES_A_PART = 50

/** Every page that editors wrote; home is among the categories. */
export function sitemapOfStories(reader: FeedReader): Feed {
  const { store } = reader
  const home = storyLink('home', store)
  const toEntry = (story: WireStory) => ({
    link: storyLink(story.full_slug, store),
    alternates: [],
    images: [],
    changed: xmlMoment(story.published_at ?? story.first_published_at),
  })
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
        text: pages.map((story) => toSitemapUrl(toEntry(story), reader)).join(''),
        next: stories.length > 0 && known < total ? String(known) : null,
        tags: ['storyblok', STORY_LISTS, ...stories.map(({ full_slug }) => storyTag(full_slug))],
      })
    },
  }
}
