import type { PricedLine } from '../../../../shared/cart/totals'
import { taxFromGross } from '../../../../shared/catalog/tax'
import type { WireCartItem } from '../../../../shared/contract/cart/cart'
import type { WireProductOption } from '../../../../shared/contract/catalogue/product-option'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { FilledLine } from '../cart'

/**
 * A line of contract 1.2. Its sku is the child's, its type the parent's, and `price` is without
 * tax, as that family of systems has it: what a shopper is shown stands in the totals.
 */
export function toWireItem(mask: string, line: FilledLine, priced: PricedLine): WireCartItem {
  const { product } = line
  const option = toProductOption(line)
  return {
    item_id: line.id,
    sku: product.sku,
    qty: line.qty,
    name: product.name,
    price: centsToPrice(taxFromGross(priced.unitGross, priced.taxRate).net),
    product_type: product.choices.length > 0 ? 'configurable' : product.typeId,
    quote_id: mask,
    ...(option && { product_option: option }),
  }
}

function toProductOption({ product, lineOptions }: FilledLine): WireProductOption | null {
  const options = product.choices.map(({ attributeId, value }) => ({
    option_id: String(attributeId),
    option_value: value,
  }))
  const hasChoices = options.length > 0
  if (!hasChoices && Object.keys(lineOptions).length === 0) return null
  return {
    extension_attributes: {
      ...lineOptions,
      ...(hasChoices && { configurable_item_options: options }),
    },
  }
}
