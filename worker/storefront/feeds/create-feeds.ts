import { Hono } from 'hono'
import { BLOG_FEED_PATH } from '../../../shared/content/service-paths'
import { WEB_MANIFEST_PATH } from '../../../shared/routing/offline'
import type { AppEnv } from '../app-env'
import { serveAndroidLinks, serveAppleLinks } from './app-links'
import { blogFeed } from './blog-feed'
import { serveHealth } from './health'
import { llmsText } from './llms-text'
import { MERCHANT_FEED_PATH, merchantFeed } from './merchant-feed'
import { serveRobots } from './robots'
import { serveFeed } from './serve-feed'
import { SITEMAP_PATH, sitemapIndex } from './sitemap-index'
import { sitemapOfCategories } from './sitemap-of-categories'
import { sitemapOfProducts } from './sitemap-of-products'
import { sitemapOfStories } from './sitemap-of-stories'
import { serveWebManifest } from './web-manifest'

/** What programs read: each store has its own. */
export function createFeeds(): Hono<AppEnv> {
  const feeds = new Hono<AppEnv>()
  feeds.get('/robots.txt', serveRobots)
  feeds.get(SITEMAP_PATH, serveFeed(sitemapIndex))
  feeds.get('/sitemap/categories.xml', serveFeed(sitemapOfCategories))
  feeds.get('/sitemap/stories.xml', serveFeed(sitemapOfStories))
  feeds.get(
    '/sitemap/:name{products-[1-9]\\d?\\.xml}',
    serveFeed((reader, name) => sitemapOfProducts(reader, Number.parseInt(name.slice(9), 10))),
  )
  feeds.get(
    MERCHANT_FEED_PATH,
    serveFeed((reader) => merchantFeed(reader, 1)),
  )
  feeds.get(
    '/feeds/:name{products-(?:[2-9]|[1-9]\\d)\\.xml}',
    serveFeed((reader, name) => merchantFeed(reader, Number.parseInt(name.slice(9), 10))),
  )
  feeds.get(BLOG_FEED_PATH, serveFeed(blogFeed))
  feeds.get('/llms.txt', serveFeed(llmsText))
  feeds.get(WEB_MANIFEST_PATH, serveWebManifest)
  feeds.get('/.well-known/assetlinks.json', serveAndroidLinks)
  feeds.get('/.well-known/apple-app-site-association', serveAppleLinks)
  feeds.get('/health', serveHealth)
  return feeds
}
