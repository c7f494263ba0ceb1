import { Fragment } from 'react'
import { imageUrl } from '../../shared/content/image-url'
import type { Page } from '../../shared/routing/page'
import { storeViewOf } from '../../shared/store-view/store-views'

/** Title, robots, canonical and friends. React lifts them into the head on both sides. */
export function HeadTags({ page, siteName }: { page: Page; siteName: string }) {
  const { seo } = page
  const image = seo.image && absolute(imageUrl(seo.image, '1024x1536'), page)
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      <meta name="robots" content={seo.robots} />
      {seo.canonical && <link rel="canonical" href={seo.canonical} />}
      {seo.prev && <link rel="prev" href={seo.prev} />}
      {seo.next && <link rel="next" href={seo.next} />}
      {seo.robots === 'index,follow' && <Alternates page={page} />}
      <meta property="og:title" content={seo.title} />
      <meta property="og:site_name" content={siteName} />
      {seo.canonical && <meta property="og:url" content={seo.canonical} />}
      {image && <meta property="og:image" content={image} />}
    </>
  )
}

/** Open Graph needs absolute addresses of pictures. */
function absolute(url: string, { stores, storeCode }: Page): string {
  const own = stores.find((store) => store.storeCode === storeCode)
  return own ? new URL(url, own.href).href : url
}

function Alternates({ page }: { page: Page }) {
  return page.stores
    .filter(({ isSamePage }) => isSamePage)
    .map(({ storeCode, href }) => {
      const { hreflang, xDefaultHreflang } = storeViewOf(storeCode).seo
      return (
        <Fragment key={hreflang}>
          <link rel="alternate" hrefLang={hreflang} href={href} />
          {xDefaultHreflang && <link rel="alternate" hrefLang="x-default" href={href} />}
        </Fragment>
      )
    })
}
