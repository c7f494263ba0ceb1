// A page as Markdown, for programs that read it to a person: what stands on the page, without what
// stands around it. It is made of the page's data and never of its HTML.

import type { Breadcrumb } from '../../../shared/catalog/category'
import { townText } from '../../../shared/i18n/address-text'
import type { Translate } from '../../../shared/i18n/messages'
import { formatCount } from '../../../shared/i18n/number-text'
import { formatPrice } from '../../../shared/i18n/price-text'
import type { Page } from '../../../shared/routing/page'
import type { Listing } from '../../../shared/search/listing'
import type { ListedLocation } from '../../../shared/store-locations/store-location'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { type MarkdownContext, toCardLines, toLinkLine } from './card-lines'
import { markdownOfProduct } from './markdown-of-product'
import { markdownOfStory } from './markdown-of-story'
import {
  absoluteAddress,
  joinParts,
  markdownLink,
  markdownOfHtml,
  markdownText,
} from './markdown-text'

/** The whole document, with what its head would say in front (YAML). */
export function toMarkdown(page: Page, t: Translate): string {
  const { i18n } = storeViewOf(page.storeCode)
  const own = page.stores.find(({ storeCode }) => storeCode === page.storeCode)?.href ?? ''
  const context: MarkdownContext = {
    t,
    toAddress: (link) => absoluteAddress(link, page.seo.canonical ?? own),
    toAmount: (cents) => formatPrice(cents, i18n).replaceAll('\u00a0', ' '),
    toCount: (count) => formatCount(count, i18n),
  }
  return `${joinParts([frontMatter(page), ...bodyOf(page, context)])}\n`
}

function frontMatter({ seo, storeCode }: Page): string {
  const facts = {
    title: seo.title,
    description: seo.description,
    url: seo.canonical ?? '',
    language: storeViewOf(storeCode).i18n.defaultLocale,
  }
  // A text in JSON is a text in YAML.
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---'].join('\n')
}

function bodyOf({ data, seo }: Page, context: MarkdownContext): string[] {
  const { t } = context
  const title = (text: string) => `# ${markdownText(text)}`
  switch (data.route) {
    case 'home':
      return [
        title(seo.title),
        data.story ? markdownOfStory(data.story, 'body', context) : '',
        section(t('home.new-collection'), toCardLines(data.newest, context)),
        section(t('home.bestsellers'), toCardLines(data.bestsellers, context)),
      ]
    case 'category':
      return [
        trail(data.breadcrumbs, context),
        title(data.category.name),
        markdownOfHtml(data.category.description, context.toAddress),
        section(
          t('listing.subcategories'),
          data.subcategories.map(({ name, link }) => toLinkLine(name, link, context)),
        ),
        toListing(data.listing, seo.next, context),
        data.content ? markdownOfStory(data.content, 'bottom', context) : '',
        markdownOfHtml(data.category.seoText, context.toAddress),
      ]
    case 'landing-page':
      return [
        trail(data.breadcrumbs, context),
        title(data.title),
        markdownOfHtml(data.contentFirst, context.toAddress),
        section(
          t('listing.subcategories'),
          data.subcategories.map(({ name, link }) => toLinkLine(name, link, context)),
        ),
        toListing(data.listing, seo.next, context),
        markdownOfHtml(data.contentLast, context.toAddress),
      ]
    case 'catalogsearch':
      return [
        title(t('listing.search-results', { keyword: data.keyword })),
        toListing(data.listing, seo.next, context),
      ]
    case 'product':
      return [
        trail(data.breadcrumbs, context),
        title(data.product.name),
        markdownOfProduct(data.product, context),
      ]
    case 'storelocator':
      return [title(t('stores.title')), ...data.locations.map(toStore)]
    case 'storyblok':
      return [title(data.story.name), markdownOfStory(data.story, 'body', context)]
    default:
      // Without the name of the shop behind it.
      return [title(seo.title.split(' | ')[0] ?? '')]
  }
}

function toStore(location: ListedLocation): string {
  const { name, street, postcode, city, countryCode, country, phone } = location
  const town = townText(postcode, city, countryCode)
  const lines = [street, town, country, phone].filter((line) => line.trim() !== '')
  return `## ${markdownText(name)}\n\n${lines.map((line) => `- ${markdownText(line)}`).join('\n')}`
}

function trail(crumbs: readonly Breadcrumb[], { toAddress }: MarkdownContext): string {
  const names = crumbs.map(({ name, link }) =>
    link ? markdownLink(name, toAddress(link)) : markdownText(name),
  )
  return names.join(' / ')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${markdownText(title)}\n\n${lines.join('\n')}`
}

function toListing(
  { cards, total }: Listing,
  next: string | null,
  context: MarkdownContext,
): string {
  const { t, toCount } = context
  const found = t('listing.products-found', { count: total, number: toCount(total) })
  return joinParts([
    section(found, toCardLines(cards, context)),
    next ? markdownLink(t('listing.next-page'), next) : '',
  ])
}
