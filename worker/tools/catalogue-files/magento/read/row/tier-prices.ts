import type { StoreCode } from '../../../../../../shared/store-view/store-view'
import { type ExportSettings, storeOf } from '../../../export-settings'
import type { TierPriceCell } from '../../../link-product'
import { parseCents, parseWholeNumber } from '../../cells/cell-values'
import { parsePairRecords, textsOf } from '../../cells/pair-list'

type Texts = Readonly<Record<string, string | undefined>>

const GROUPS: Readonly<Record<string, number>> = {
  'not logged in': 0,
  general: 1,
  wholesale: 2,
  retailer: 3,
}

/** A row of Magento's advanced pricing, or the reason why it cannot be read. */
export function parseTierPrice(texts: Texts, settings: ExportSettings): TierPriceCell | string {
  const group = groupOf(texts.tier_price_customer_group ?? '', settings)
  const store = websiteOf(texts.tier_price_website ?? '', settings)
  const qty = parseWholeNumber(texts.tier_price_qty || '1')
  const value = texts.tier_price ?? ''
  if (group === undefined) return `unknown customer group: ${texts.tier_price_customer_group}`
  if (store === undefined) return `unknown website of a tier price: ${texts.tier_price_website}`
  if (qty === undefined || qty < 1) return `bad quantity of a tier price: ${texts.tier_price_qty}`
  const price = priceOf(value, texts.tier_price_value_type ?? '')
  if (price === undefined) return `bad tier price: ${value}`
  return {
    ...(group === 'all' ? {} : { customerGroupId: group }),
    ...(store === 'all' ? {} : { store }),
    qty,
    ...price,
  }
}

/** The cell `tier_prices`: one record a price, in the names of Magento's columns without `tier_`. */
export function parseTierPrices(cell: string, settings: ExportSettings): TierPriceCell[] | string {
  const prices: TierPriceCell[] = []
  for (const texts of parsePairRecords(cell).map(textsOf)) {
    const price = parseTierPrice(
      {
        tier_price_website: texts.website,
        tier_price_customer_group: texts.customer_group ?? texts.group,
        tier_price_qty: texts.qty,
        tier_price: texts.price,
        tier_price_value_type: texts.value_type ?? texts.price_type,
      },
      settings,
    )
    if (typeof price === 'string') return price
    prices.push(price)
  }
  return prices
}

function priceOf(text: string, type: string): { price: number } | { discount: number } | undefined {
  if (/^(?:discount|percent)/i.test(type)) {
    const discount = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : 101
    return discount <= 100 ? { discount } : undefined
  }
  const price = parseCents(text)
  return price === undefined ? undefined : { price }
}

function groupOf(text: string, { groups }: ExportSettings): number | 'all' | undefined {
  const name = text.toLowerCase()
  if (name === '' || name.startsWith('all')) return 'all'
  if (/^\d{1,5}$/.test(name)) return Number(name)
  return groups.get(name) ?? (Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined)
}

// Magento calls its first website base; a merchant with one website means all stores by it.
function websiteOf(text: string, settings: ExportSettings): StoreCode | 'all' | undefined {
  // The currency of a website stands behind its name, in brackets.
  const [name = ''] = text.endsWith(']') ? text.split('[', 1) : [text]
  const website = name.trimEnd()
  return storeOf(website, settings) ?? (/^(?:$|base$|all\b)/i.test(website) ? 'all' : undefined)
}
