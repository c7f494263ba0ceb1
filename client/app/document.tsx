import { type ReactNode, Suspense, use } from 'react'
import { type FirstPage, writeFirstPage } from '../../shared/routing/first-page'
import { storePath } from '../../shared/routing/links'
import { WEB_MANIFEST_PATH } from '../../shared/routing/offline'
import type { Page } from '../../shared/routing/page'
import { storeViewOf } from '../../shared/store-view/store-views'
import { ARRIVAL_ID } from '../browser/tell-arrival'
import { leaveOutDrawn } from '../listing/drawn-cards'
import { RawText } from '../ui/raw-text'
import { LinkPreview } from './link-preview'

/** The browser's files that a page needs, as the build named them. */
export interface PageAssets {
  /** Listens before the others are there. */
  early: string
  scripts: string[]
  preloads: string[]
  styles: string[]
  fonts: string[]
  /** Development only: what React's fast refresh wants to run first. */
  refresh: string | null
}

interface DocumentProps {
  language: string
  assets: PageAssets
  first: FirstPage
  /** The same page once everything deferred is there; the first page itself when nothing is. */
  settled: Page | Promise<Page>
  /** What the page says of itself to programs, as JSON without a "<" in it; null when nothing. */
  toStructuredData: (page: Page) => string | null
  children: ReactNode
}

/** The HTML document around the app. Only #root is hydrated. */
export function Document(props: DocumentProps) {
  const { language, assets, first, settled, toStructuredData, children } = props
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f5" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={storePath(WEB_MANIFEST_PATH, storeViewOf(first.page.storeCode))}
        />
        <LinkPreview page={first.page} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" async src={assets.early} fetchPriority="high" />
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        <p id={ARRIVAL_ID} className="visually-hidden" aria-live="polite" />
        <Suspense>
          <FirstPageState {...{ first, settled, toStructuredData }} />
        </Suspense>
        {assets.refresh && <RawText as="script" type="module" text={assets.refresh} />}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
      </body>
    </html>
  )
}

type StateProps = Pick<DocumentProps, 'first' | 'settled' | 'toStructuredData'>

function FirstPageState({ first, settled, toStructuredData }: StateProps) {
  const page = settled instanceof Promise ? use(settled) : settled
  // No "<" may stand in it: it would end the script element.
  const text = writeFirstPage({ ...first, page: leaveOutDrawn(page) }).replaceAll('<', '\\u003c')
  const structuredData = toStructuredData(page)
  return (
    <>
      <RawText as="script" type="application/json" id="first-page" text={text} />
      {structuredData && <RawText as="script" type="application/ld+json" text={structuredData} />}
    </>
  )
}
