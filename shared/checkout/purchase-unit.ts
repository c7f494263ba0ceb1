import type { WirePurchaseUnit } from '../contract/payment/paypal'
import type { StoreCode } from '../store-view/store-view'
import { amountText, readAmount } from './amount-text'

/** What is bought, in cents; prices include tax unless `tax` says how much comes on top. */
export interface Purchase {
  /** Names it for the provider: the token of a cart, or the number of an order. */
  reference: string
  storeCode: StoreCode
  currency: string
  lines: readonly PurchaseLine[]
  shipping: number
  tax: number
  /** What the shopper pays in the end. */
  due: number
  shipping_to?: WirePurchaseUnit['shipping']
}

export interface PurchaseLine {
  name: string
  sku: string
  /** What was chosen of it, in the shopper's words. */
  options: readonly string[]
  qty: number
  /** Cents of one piece, and of the row. */
  unit: number
  row: number
}

const MAX_TEXT = 127

/** Said of every purchase (spec 9). */
const DESCRIPTIONS: Record<StoreCode, string> = {
  nl_nl: 'Ongebruikte artikelen kun je binnen 60 dagen retourneren.',
  de_de: 'Unbenutzte Artikel können innerhalb von 60 Tagen zurückgegeben werden.',
  fr_fr: 'Les articles non utilisés peuvent être retournés sous 60 jours.',
  global_en: 'Unused items can be returned within 60 days.',
}

/**
 * A purchase in the words of contract 1.9. Cents in, text with two decimals out; the items always add
 * up to item_total, and item_total, shipping and tax less discount to the amount. Whatever is paid
 * otherwise, by a coupon or by gift cards, is the discount; whatever comes on top goes with shipping.
 * No errors: a row that is no multiple of its piece is one item.
 */
export function toPurchaseUnit(purchase: Purchase): WirePurchaseUnit {
  const { reference, storeCode, currency, lines, shipping, tax, due, shipping_to } = purchase
  const money = (cents: number) => ({ currency_code: currency, value: amountText(cents) })
  const items = lines.map((line) => toItem(line, money))
  const itemTotal = lines.reduce((sum, { row }) => sum + row, 0)
  const rest = due - itemTotal - shipping - tax
  return {
    reference_id: reference,
    description: DESCRIPTIONS[storeCode],
    items,
    amount: {
      ...money(due),
      breakdown: {
        item_total: money(itemTotal),
        shipping: money(shipping + Math.max(0, rest)),
        discount: money(Math.max(0, -rest)),
        tax_total: money(tax),
      },
    },
    ...(shipping_to && { shipping: shipping_to }),
  }
}

function toItem(
  { name, sku, options, qty, unit, row }: PurchaseLine,
  money: (cents: number) => { currency_code: string; value: string },
): WirePurchaseUnit['items'][number] {
  const isEven = unit * qty === row
  return {
    name: (isEven ? name : `${qty} × ${name}`).slice(0, MAX_TEXT),
    unit_amount: money(isEven ? unit : row),
    // Empty, as the contract has it: the tax of all stands in the breakdown.
    tax: { ...money(0), value: '' },
    description: options.join(', ').slice(0, MAX_TEXT),
    quantity: isEven ? qty : 1,
    sku,
    category: 'PHYSICAL_GOODS',
  }
}

/**
 * What keeps a provider from taking a purchase, in words for a log; null when it adds up
 * (contract 1.9, unit check).
 */
export function findPurchaseFault({ items, amount }: WirePurchaseUnit): string | null {
  const { item_total, shipping, discount, tax_total } = amount.breakdown
  const parts = [item_total, shipping, discount, tax_total].filter((part) => part !== undefined)
  const all = [amount, ...parts, ...items.map((item) => item.unit_amount)]
  if (all.some(({ currency_code }) => currency_code !== amount.currency_code)) {
    return 'The currencies differ'
  }
  const centsOf = (part?: { value: string | number }) => readAmount(part?.value ?? '')
  const sum = items.reduce((total, item) => total + centsOf(item.unit_amount) * item.quantity, 0)
  if (sum !== centsOf(item_total)) return 'The items do not add up to item_total'
  const total = sum + centsOf(shipping) + centsOf(tax_total) - centsOf(discount)
  return total === centsOf(amount) ? null : 'The breakdown does not add up to the amount'
}
