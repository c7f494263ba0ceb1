import { Fragment } from 'react'
import type { Page } from '../../shared/routing/page'
import { storeViewOf } from '../../shared/store-view/store-views'

/** Title, robots, canonical and friends. React lifts them into the head on both sides. */
export function HeadTags({ page }: { page: Page }) {
  const { seo } = page
  // The second page of a list, say, is nowhere else: its translations would name the first.
  const own = page.stores.find(({ storeCode }) => storeCode === page.storeCode)
  const hasAlternates = seo.robots === 'index,follow' && own?.href === seo.canonical
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      <meta name="robots" content={seo.robots} />
      {seo.canonical && <link rel="canonical" href={seo.canonical} />}
      {seo.prev && <link rel="prev" href={seo.prev} />}
      {seo.next && <link rel="next" href={seo.next} />}
      {hasAlternates && <Alternates page={page} />}
    </>
  )
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
