// When two lines are the same line (contract 2.2), with the gaps of its ancestor closed: key order
// does not count, gift cards differ by their choices, and a configurable product with custom
// options is compared by both.
import type { WireProductOption } from '../contract/catalogue/product-option'

/** What decides: the sku of what is sold, the choices, and the server's id where it is known. */
export interface ComparableLine {
  sku: string
  productOption: WireProductOption | null
  itemId?: number | null
}

type Choices = NonNullable<WireProductOption['extension_attributes']>

/** Sorted text of each choice, so that order and number-or-text do not count; '' for none. */
function toText(entries: readonly (readonly unknown[])[]): string {
  return entries
    .map((entry) => JSON.stringify(entry.map(String)))
    .sort()
    .join()
}

const customText = ({ custom_options = [] }: Choices) =>
  toText(custom_options.map((option) => [option.option_id, option.option_value]))

const bundleText = ({ bundle_options = [] }: Choices) =>
  toText(
    bundle_options.map((option) => [
      option.option_id,
      option.option_qty,
      option.option_selections.map(String).sort().join('+'),
    ]),
  )

const giftCardText = ({ am_giftcard_options = {} }: Choices) =>
  toText(Object.entries(am_giftcard_options).filter(([, value]) => value !== undefined))

const configurableText = ({ configurable_item_options = [] }: Choices) =>
  toText(configurable_item_options.map((option) => [option.option_id, option.option_value]))

const choicesOf = (line: ComparableLine): Choices => line.productOption?.extension_attributes ?? {}

/**
 * Canonical text of the choices that make one sku into different lines (contract 2.2). The sku of
 * a configurable product's child already says which size and colour were chosen.
 */
function toChecksum(productOption: WireProductOption | null): string {
  const choices = productOption?.extension_attributes ?? {}
  const texts = [customText(choices), bundleText(choices), giftCardText(choices)]
  return texts.every((text) => text === '') ? '' : JSON.stringify(texts)
}

/** The text by which a cart tells its lines apart. */
export function toLineKey(line: Pick<ComparableLine, 'sku' | 'productOption'>): string {
  const checksum = toChecksum(line.productOption)
  return checksum === '' ? line.sku : `${line.sku}|${checksum}`
}

function isSameVariant(a: ComparableLine, b: ComparableLine): boolean {
  const [one, other] = [configurableText(choicesOf(a)), configurableText(choicesOf(b))]
  return one === other || one === '' || other === ''
}

/**
 * Whether two lines are the same line (contract 2.2). A server id that both know settles it, but
 * for a configurable product, whose line keeps its id while its size is being changed.
 */
export function areLinesEqual(a: ComparableLine, b: ComparableLine): boolean {
  const isConfigurable =
    configurableText(choicesOf(a)) !== '' || configurableText(choicesOf(b)) !== ''
  if (!isConfigurable && a.itemId != null && a.itemId === b.itemId) return true
  return toLineKey(a) === toLineKey(b) && isSameVariant(a, b)
}
