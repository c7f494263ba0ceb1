import type { BundleSelection } from '../../../shared/catalog/bundle'
import type { GroupedPart } from '../../../shared/catalog/grouped-part'
import type { Product } from '../../../shared/catalog/product'
import { type MarkdownContext, toLinkLine, toPriceText } from './card-lines'
import { joinParts, markdownText } from './markdown-text'

/** What a product consists of or can be bought with, besides size and colour; a heading for each. */
export function markdownOfChoices(product: Product, context: MarkdownContext): string {
  const { t, toAmount } = context
  const { parts, bundle, customOptions, giftCard, tierPrices, downloads } = product.typeData
  const range = giftCard?.openAmount
  const sections: [title: string, lines: string[]][] = [
    [t('product.in-this-set'), parts.map((part) => toPartLine(part, context))],
    ...(bundle?.options ?? []).map(({ title, selections }): [string, string[]] => [
      title,
      selections.map((selection) => toSelectionLine(selection, context)),
    ]),
    ...customOptions.map(({ title, values }): [string, string[]] => [
      title,
      values.map((value) => `- ${markdownText(value.title)}`),
    ]),
    [
      t('product.gift-amount'),
      [
        ...(giftCard?.amounts ?? []).map((amount) => `- ${toAmount(amount)}`),
        ...(range
          ? [`- ${t('product.gift-range', { min: toAmount(range.min), max: toAmount(range.max) })}`]
          : []),
      ],
    ],
    [
      t('product.tiers'),
      tierPrices.map(({ qty, price }) => `- ${t('product.tier', { qty })}: ${toAmount(price)}`),
    ],
    [t('product.downloads'), downloads.map(({ title }) => `- ${markdownText(title)}`)],
  ]
  return joinParts(
    sections.map(([title, lines]) =>
      lines.length > 0 ? `## ${markdownText(title)}\n\n${lines.join('\n')}` : '',
    ),
  )
}

function toPartLine({ name, link, price, qty, isInStock }: GroupedPart, context: MarkdownContext) {
  const amount = `${qty} × ${toPriceText(price, context)}`
  return `${toLinkLine(name, link, context)}: ${amount}${soldOut(isInStock, context)}`
}

function toSelectionLine(selection: BundleSelection, context: MarkdownContext): string {
  const { name, price, qty, isInStock } = selection
  const amount = `${Math.max(1, qty)} × ${context.toAmount(price)}`
  return `- ${markdownText(name)}: ${amount}${soldOut(isInStock, context)}`
}

function soldOut(isInStock: boolean, { t }: MarkdownContext): string {
  return isInStock ? '' : `, ${t('product.alert-title')}`
}
