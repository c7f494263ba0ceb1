// Which child of a configurable product is meant, and what may be chosen next (spec 2 and 4).
import { chooseVariant, matchesAllChoices } from '../../shared/catalog/choose-variant'
import type { ConfigurableOption, Product, Variant } from '../../shared/catalog/product'

export type Choices = Readonly<Record<string, string>>

/** Out-of-stock children are listed, so that an alert can be asked for. */
const LISTS_OUT_OF_STOCK = true

/**
 * The child the page opens with: the one of the address, else the first that can be bought in the
 * order of the options, else the first (spec 2: initially the first in-stock size).
 */
export function firstVariant(product: Product): Variant | undefined {
  const asked = product.variants.find(({ sku }) => sku === product.selectedSku)
  return asked ?? inOrder(product).find(({ isInStock }) => isInStock) ?? product.variants[0]
}

function inOrder({ options, variants }: Product): Variant[] {
  const place = (variant: Variant) =>
    options.map(({ attributeCode, values }) =>
      values.findIndex(({ valueIndex }) => valueIndex === variant.choices[attributeCode]),
    )
  return [...variants].sort((a, b) => compare(place(a), place(b)))
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((value, at) => value !== b[at])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

/** The child of exactly these choices; undefined when the combination does not exist. */
export function variantOf(product: Product, choices: Choices): Variant | undefined {
  const found = chooseVariant(product.variants, { choices }, LISTS_OUT_OF_STOCK)
  return found && matchesAllChoices(found, choices) ? found : undefined
}

/**
 * Where a value leads, the other choices kept where they can be: a colour that does not come in
 * the chosen size leads to a size it does come in.
 */
export function variantFor(
  product: Product,
  choices: Choices,
  code: string,
  value: string,
): Variant | undefined {
  const exact = variantOf(product, { ...choices, [code]: value })
  if (exact) return exact
  const candidates = product.variants.filter((variant) => variant.choices[code] === value)
  return candidates.find(({ isInStock }) => isInStock) ?? candidates[0]
}

/** Whether a value of the last option can be bought with what is chosen before it. */
export function isValueInStock(
  product: Product,
  choices: Choices,
  { attributeCode }: ConfigurableOption,
  value: string,
): boolean {
  const exact = variantOf(product, { ...choices, [attributeCode]: value })
  if (exact) return exact.isInStock
  return product.variants.some((v) => v.choices[attributeCode] === value && v.isInStock)
}
