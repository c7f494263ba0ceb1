import type { CategoryLink } from '../../../shared/catalog/category'
import { BLOG_FEED_PATH } from '../../../shared/content/service-paths'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { loadCategoryTree } from '../load/load-category-tree'
import { loadOptionalStory } from '../load/load-story'
import { toFooter } from '../mapping/chrome/to-footer'
import type { Feed, FeedReader } from './feed'
import { MERCHANT_FEED_PATH } from './merchant-feed'
import { absolute } from './sitemap-entry'
import { SITEMAP_PATH } from './sitemap-index'

/** llms.txt (llmstxt.org): what there is in this shop, and how a program reads it best. */
export function llmsText(reader: FeedReader): Feed {
  const { store } = reader
  const toLine = (name: string, link: string) => `- [${name}](${absolute(link, reader)})`
  const toOwnLine = (name: string, path: string) => toLine(name, storePath(path, store))
  const { i18n, seo } = store
  return {
    contentType: 'text/markdown; charset=UTF-8',
    opening: [
      `# ${store.name}`,
      '',
      `> ${seo.defaultTitle}`,
      '',
      `Language ${i18n.defaultLocale}, currency ${i18n.currencyCode}, prices include tax.`,
      `Delivery to ${i18n.shippingCountries.join(', ')}.`,
      'Every page is also Markdown: ask for it with the header `Accept: text/markdown`.',
      '',
      '## For programs',
      '',
      toOwnLine('Sitemap', SITEMAP_PATH),
      toOwnLine('All products with price and stock', MERCHANT_FEED_PATH),
      toOwnLine('Articles', BLOG_FEED_PATH),
      '',
      '',
    ].join('\n'),
    closing: '',
    async loadPart(sources) {
      const [tree, footer] = await Promise.all([
        loadCategoryTree(sources),
        loadOptionalStory(sources, 'blocks/footer'),
      ])
      if (!tree.ok) return tree
      const sections = [
        ...tree.value.map((department) => ({
          title: department.name,
          lines: toLines(department, toLine),
        })),
        ...(footer ? toFooter(footer).columns : []).map(({ title, links }) => ({
          title,
          lines: links.map(({ label, href }) => toLine(label, href)),
        })),
      ]
      const text = sections
        .map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}\n\n`)
        .join('')
      return ok({ text, next: null, tags: [] })
    },
  }
}

/** A department and the shelves below it. */
function toLines(
  { name, link, children }: CategoryLink,
  toLine: (name: string, link: string) => string,
): string[] {
  return [toLine(name, link), ...children.map((child) => toLine(child.name, child.link))]
}
