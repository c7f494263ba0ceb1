import type { WireCartItem } from '../../../shared/contract/cart'
import type { WireProductOption } from '../../../shared/contract/product-option'
import { centsToPrice } from '../../../shared/contract/wire-money'
import type { LineTotals } from '../../../shared/cart/totals'
import type { FilledLine } from './cart'

/**
 * A line of contract 1.2. Its sku is the child's, its type the parent's, and `price` is without
 * tax, as that family of systems has it: what a shopper is shown stands in the totals.
 */
export function toWireItem(mask: string, line: FilledLine, totals: LineTotals): WireCartItem {
  const { goods } = line
  return {
    item_id: line.id,
    sku: goods.sku,
    qty: line.qty,
    name: goods.name,
    price: centsToPrice(totals.unitNet),
    product_type: goods.parentSku === null ? goods.typeId : 'configurable',
    quote_id: mask,
    product_option: toProductOption(line),
  }
}

function toProductOption({ goods, extras }: FilledLine): WireProductOption | undefined {
  const options = goods.choices.map(({ attributeId, value }) => ({
    option_id: String(attributeId),
    option_value: value,
  }))
  const hasChoices = options.length > 0
  if (!hasChoices && Object.keys(extras).length === 0) return undefined
  return {
    extension_attributes: { ...extras, ...(hasChoices && { configurable_item_options: options }) },
  }
}
