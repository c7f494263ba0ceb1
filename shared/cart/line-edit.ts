// A line of the cart while its shopper chooses another size, colour or quantity for it (spec 3 and 4,
// cart edit mode). Pure: who loads the product and who draws the fields is not known here.
import { chooseVariant } from '../catalog/choose-variant'
import type { Product, Variant } from '../catalog/product'
import { type AddRequest, toAddRequest } from './add-request'
import type { CartLine } from './cart-line'

export interface LineEdit {
  product: Product
  /** What is chosen: a child of the product. */
  variant: Variant
  /** What stands in the quantity field. */
  qty: string
}

/** Whether a line is one of several sizes or colours of something. */
export function mayBeEdited({ typeId, sku, parentSku, productOption }: CartLine): boolean {
  const choices = productOption?.extension_attributes?.configurable_item_options ?? []
  return typeId === 'configurable' || sku !== parentSku || choices.length > 0
}

/**
 * Opens a line for editing. The child is found by its sku, else by the size and colour that the line
 * names; null when the product has no such child.
 */
export function openEdit(product: Product, line: CartLine): LineEdit | null {
  const variant =
    product.variants.find(({ sku }) => sku === line.sku) ??
    product.variants.find((one) => isNamedBy(one, product, line))
  return variant ? { product, variant, qty: String(line.qty) } : null
}

function isNamedBy({ choices }: Variant, { options }: Product, line: CartLine): boolean {
  return options.every(({ attributeCode, label, values }) => {
    const value = values.find(({ valueIndex }) => valueIndex === choices[attributeCode])
    return line.options.some((named) => named.label === label && named.value === value?.label)
  })
}

/**
 * Chooses a value, with the others kept where they can be: among the children that have it, one that is
 * in stock wins, then the one that keeps most of what was chosen. Null when no child has it.
 */
export function chooseValue(edit: LineEdit, code: string, value: string): LineEdit | null {
  const having = edit.product.variants.filter(({ choices }) => choices[code] === value)
  const choices = { ...edit.variant.choices, [code]: value }
  const variant =
    chooseVariant(having, { choices }, false) ?? chooseVariant(having, { choices }, true)
  return variant ? { ...edit, variant } : null
}

/** What the line is to be; answers to custom options stay as they are. */
export function toEditRequest(
  { product, variant }: LineEdit,
  qty: number,
  line: CartLine,
): AddRequest {
  const request = toAddRequest(product, variant, qty)
  const asked = product.options.map(({ label }) => label)
  return {
    ...request,
    options: [...request.options, ...line.options.filter(({ label }) => !asked.includes(label))],
    productOption: {
      extension_attributes: {
        ...line.productOption?.extension_attributes,
        ...request.productOption?.extension_attributes,
      },
    },
  }
}
