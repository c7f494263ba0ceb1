import { imageUrl } from '../../shared/content/image-url'
import { BLOG_FEED_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import type { Page } from '../../shared/routing/page'
import { storeViewOf } from '../../shared/store-view/store-views'

/** Whole: a banner is a strip, a product is high, and each reader cuts in its own way. */
const SIZE = '1280x0'
/** For pages without a picture of their own. */
const LOGO = '/icons/icon-512.png'

/**
 * What previews of links are made of (Open Graph, Twitter), and the feed that an article is in.
 * Whoever reads them fetches the document, so the browser has no code for them; and where nobody is
 * to find a page, nobody is told how it looks.
 */
export function LinkPreview({ page }: { page: Page }) {
  const { seo } = page
  if (seo.canonical === null || seo.robots !== 'index,follow') return null
  const store = storeViewOf(page.storeCode)
  const picture = seo.image ? imageUrl(seo.image, SIZE) : LOGO
  return (
    <>
      <meta property="og:title" content={seo.title} />
      <meta property="og:type" content={seo.kind} />
      <meta property="og:site_name" content={store.name} />
      <meta property="og:locale" content={store.i18n.defaultLocale.replace('-', '_')} />
      {seo.description && <meta property="og:description" content={seo.description} />}
      <meta property="og:url" content={seo.canonical} />
      <meta property="og:image" content={new URL(picture, seo.canonical).href} />
      <meta name="twitter:card" content={seo.image ? 'summary_large_image' : 'summary'} />
      {seo.kind === 'article' && (
        <link rel="alternate" type="application/rss+xml" href={storePath(BLOG_FEED_PATH, store)} />
      )}
    </>
  )
}
