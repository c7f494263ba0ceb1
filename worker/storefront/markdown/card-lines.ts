import type { Price } from '../../../shared/catalog/price'
import type { ProductCard } from '../../../shared/catalog/product'
import type { Translate } from '../../../shared/i18n/messages'
import { markdownLink } from './markdown-text'

/** What the parts of a page are written with. */
export interface MarkdownContext {
  t: Translate
  toAddress: (link: string) => string
  /** An amount in cents as the store writes it. */
  toAmount: (cents: number) => string
  /** How many there are as the store writes it. */
  toCount: (count: number) => string
}

/** Products with the price that their cards show, a line each. */
export function toCardLines(cards: readonly ProductCard[], context: MarkdownContext): string[] {
  const { t } = context
  return cards.map(({ name, link, price, isFromPrice, isInStock }) => {
    const from = isFromPrice ? `${t('catalog.from')} ` : ''
    const stock = isInStock ? '' : `, ${t('product.alert-title')}`
    return `${toLinkLine(name, link, context)}: ${from}${toPriceText(price, context)}${stock}`
  })
}

/** An entry of a list that leads somewhere. */
export function toLinkLine(name: string, link: string, { toAddress }: MarkdownContext): string {
  return `- ${markdownLink(name, toAddress(link))}`
}

/** What is paid, and what it was before. */
export function toPriceText({ regular, special }: Price, { toAmount }: MarkdownContext): string {
  return special === null ? toAmount(regular) : `${toAmount(special)} (~~${toAmount(regular)}~~)`
}
