import type { StoreLink } from '../../../shared/catalog/category'
import { type ImageSize, imageUrl } from '../../../shared/content/image-url'
import { originOf } from '../../../shared/store-view/detect-store'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { type FeedReader, XML_TYPE } from './feed'
import { xmlElement, xmlText } from './xml-text'

/** One address of a sitemap. */
export interface SitemapEntry {
  /** Path in this store, as on the page's own canonical. */
  link: string
  /** The same page in all stores that have it, this one among them. */
  alternates: readonly StoreLink[]
  /** Paths below /media. */
  images: readonly string[]
  /** When it last changed, in XML's way; empty where nobody knows. */
  changed: string
}

const PICTURE: ImageSize = '1024x1536'

/** How every page of the sitemap begins and ends. */
export const SITEMAP = {
  contentType: XML_TYPE,
  opening: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  ].join(' '),
  closing: '</urlset>\n',
}

export function toSitemapUrl(entry: SitemapEntry, reader: FeedReader): string {
  const images = entry.images.map((path) => absolute(imageUrl(path, PICTURE), reader))
  return [
    '<url>',
    xmlElement('loc', absolute(entry.link, reader)),
    xmlElement('lastmod', entry.changed),
    ...entry.alternates.flatMap((link) => toAlternates(link, reader)),
    ...images.map((href) => `<image:image>${xmlElement('image:loc', href)}</image:image>`),
    '</url>\n',
  ].join('')
}

function toAlternates({ storeCode, link }: StoreLink, { url }: FeedReader): string[] {
  const store = storeViewOf(storeCode)
  const { hreflang, xDefaultHreflang } = store.seo
  const href = xmlText(absolute(link, { store, url }))
  const languages = xDefaultHreflang ? [hreflang, 'x-default'] : [hreflang]
  return languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
}

/** A link of a store with the origin under which it was asked for. */
export function absolute(link: string, { store, url }: FeedReader): string {
  return new URL(link, originOf(store, url)).href
}
