import { childLink } from '../../../shared/catalog/child-link'
import type { Product, Variant } from '../../../shared/catalog/product'
import { writeMeasure } from '../../../shared/catalog/product-measure'
import { imageUrl } from '../../../shared/content/image-url'
import { type MarkdownContext, toPriceText } from './card-lines'
import { markdownOfChoices } from './markdown-of-choices'
import { joinParts, markdownLink, markdownOfHtml, markdownText } from './markdown-text'

const PICTURES = 4

/** What a shopper has to know to buy: price, stock, what can be chosen, and the merchant's words. */
export function markdownOfProduct(product: Product, context: MarkdownContext): string {
  const { t, toAddress } = context
  const { description, shortDescription, variants } = product
  return joinParts([
    product.brand ? markdownText(product.brand) : '',
    toOfferLine(product, context),
    product.gallery
      .slice(0, PICTURES)
      .map((picture) => toPicture(picture, context))
      .join('\n'),
    variants.length > 0 ? toTable(product, context) : '',
    markdownOfChoices(product, context),
    markdownOfHtml(description || shortDescription, toAddress),
    `## ${markdownText(t('product.facts'))}`,
    toFacts(product, context)
      .map(({ label, text }) => `- ${markdownText(label)}: ${markdownText(text)}`)
      .join('\n'),
  ])
}

function toFacts(product: Product, { t, toCount }: MarkdownContext): Product['facts'] {
  const measures = (product.measures ?? []).map((measure) => ({
    label: measure.label,
    text: writeMeasure(measure, toCount),
  }))
  const care = (product.care ?? []).map(({ label }) => label).join('; ')
  return [
    ...measures,
    ...(care ? [{ label: t('product.material-and-care'), text: care }] : []),
    ...product.facts,
    { label: t('product.sku'), text: product.sku },
  ]
}

function toOfferLine(product: Product, context: MarkdownContext): string {
  const from = product.isFromPrice ? `${context.t('catalog.from')} ` : ''
  return `**${from}${toPriceText(product.price, context)}**, ${toStockText(product, context)}`
}

function toStockText({ isInStock }: { isInStock: boolean }, { t }: MarkdownContext): string {
  return t(isInStock ? 'product.in-stock' : 'product.alert-title')
}

function toPicture(
  { path, alt }: Product['gallery'][number],
  { toAddress }: MarkdownContext,
): string {
  return `!${markdownLink(alt, toAddress(imageUrl(path, '1024x1536')))}`
}

/** Each variant with its address, what is chosen with it, its price and its stock. */
function toTable(product: Product, context: MarkdownContext): string {
  const { options, variants, link } = product
  const { t } = context
  const head = [t('product.sku'), ...options.map(({ label }) => label), t('listing.price'), '']
  const toRow = (variant: Variant) => [
    markdownLink(variant.sku, context.toAddress(childLink(link, variant.sku))),
    ...options.map(({ attributeCode, values }) =>
      markdownText(
        values.find(({ valueIndex }) => valueIndex === variant.choices[attributeCode])?.label ?? '',
      ),
    ),
    toPriceText(variant.price, context),
    toStockText(variant, context),
  ]
  const rows = [head, head.map(() => '---'), ...variants.map(toRow)]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
