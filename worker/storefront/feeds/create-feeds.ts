import { Hono } from 'hono'
import type { AppEnv } from '../app-env'
import { serveRobots } from './robots'
import { serveFeed } from './serve-feed'
import { SITEMAP_PATH, sitemapIndex } from './sitemap-index'
import { sitemapOfCategories } from './sitemap-of-categories'
import { sitemapOfProducts } from './sitemap-of-products'
import { sitemapOfStories } from './sitemap-of-stories'

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
  return feeds
}
