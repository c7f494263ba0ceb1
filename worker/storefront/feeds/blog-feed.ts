import { linkField, textField } from '../../../shared/content/block-fields'
import { BLOG_FEED_PATH, BLOG_PATH } from '../../../shared/content/service-paths'
import type { Block } from '../../../shared/content/story'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { loadArticles } from '../load/load-articles'
import type { Feed, FeedReader } from './feed'
import { absolute } from './sitemap-entry'
import { xmlElement, xmlText } from './xml-text'

const NEWEST = 20

/** The newest articles of the blog as RSS 2.0. */
export function blogFeed(reader: FeedReader): Feed {
  const { store } = reader
  const own = xmlText(absolute(storePath(BLOG_FEED_PATH, store), reader))
  return {
    contentType: 'application/rss+xml; charset=UTF-8',
    opening: [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n',
      xmlElement('title', store.name),
      xmlElement('link', absolute(storePath(BLOG_PATH, store), reader)),
      xmlElement('description', store.seo.defaultTitle),
      xmlElement('language', store.i18n.defaultLocale),
      `<atom:link href="${own}" rel="self" type="application/rss+xml"/>\n`,
    ].join(''),
    closing: '</channel></rss>\n',
    async loadPart(sources) {
      const slug = BLOG_PATH.slice(1)
      const query = { slug, size: NEWEST, offset: 0, tags: [], exclude: [] }
      const articles = await loadArticles(sources, query)
      if (!articles.ok) return articles
      const text = articles.value.items.map((item) => toItem(item, reader)).join('')
      return ok({ text, next: null, tags: [] })
    },
  }
}

function toItem(article: Block, reader: FeedReader): string {
  const address = absolute(linkField(article, 'link'), reader)
  const date = new Date(textField(article, 'date'))
  return [
    '<item>',
    xmlElement('title', textField(article, 'title')),
    xmlElement('link', address),
    xmlElement('guid', address),
    xmlElement('description', textField(article, 'summary')),
    xmlElement('pubDate', Number.isNaN(date.getTime()) ? '' : date.toUTCString()),
    '</item>\n',
  ].join('')
}
