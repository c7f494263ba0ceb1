import type { SeoFacts } from '../../shared/routing/page'
import { imageUrl } from '../../shared/content/image-url'

/** Title, robots, canonical and friends. React lifts them into the head on both sides. */
export function HeadTags({ seo, siteName }: { seo: SeoFacts; siteName: string }) {
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      <meta name="robots" content={seo.robots} />
      {seo.canonical && <link rel="canonical" href={seo.canonical} />}
      {seo.prev && <link rel="prev" href={seo.prev} />}
      {seo.next && <link rel="next" href={seo.next} />}
      {seo.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={seo.title} />
      <meta property="og:site_name" content={siteName} />
      {seo.canonical && <meta property="og:url" content={seo.canonical} />}
      {seo.image && <meta property="og:image" content={imageUrl(seo.image, '1024x1536')} />}
    </>
  )
}
