// Which child of a configurable product is meant, and what may be chosen next (spec 2 and 4).
import { chooseVariant, matchesAllChoices } from '../../../shared/catalog/choose-variant'
import type { ConfigurableOption, Product, Variant } from '../../../shared/catalog/product'

export type Choices = Readonly<Record<string, string>>

/** The choice that is required and refused when it is sold out (spec 2, size selector). */
const SIZE = 'size'
/** Out-of-stock children are listed, so that an alert can be asked for. */
const LISTS_OUT_OF_STOCK = true

/** The child the page opens with, as the server chose it. */
export function firstVariant({ variants, selectedSku }: Product): Variant | undefined {
  return variants.find(({ sku }) => sku === selectedSku) ?? variants[0]
}

/** The child of exactly these choices; undefined when the combination does not exist. */
function variantOf(product: Product, choices: Choices): Variant | undefined {
  const found = chooseVariant(product.variants, { choices }, LISTS_OUT_OF_STOCK)
  return found && matchesAllChoices(found, choices) ? found : undefined
}

/** Where pressing a value leads. */
export type VariantStep =
  | { kind: 'chosen'; variant: Variant }
  /** A sold-out size is not chosen; an alert can be asked for (spec 2). */
  | { kind: 'refused'; variant: Variant }
  /** The combination does not exist (spec 4). */
  | { kind: 'missing' }

/**
 * Chooses a value with the others kept where they can be (spec 2 and 4). A colour that is not there
 * in the chosen size leads to a size in which it is; a size stays with its colour.
 */
export function stepTo(
  product: Product,
  choices: Choices,
  code: string,
  value: string,
): VariantStep {
  const exact = variantOf(product, { ...choices, [code]: value })
  if (exact?.isInStock) return { kind: 'chosen', variant: exact }
  if (code === SIZE) return exact ? { kind: 'refused', variant: exact } : { kind: 'missing' }
  const others = product.variants.filter((variant) => variant.choices[code] === value)
  const variant = others.find(({ isInStock }) => isInStock) ?? exact ?? others[0]
  return variant ? { kind: 'chosen', variant } : { kind: 'missing' }
}

/** Whether a value can be bought: a size with what is chosen beside it, a colour in any size. */
export function isValueInStock(
  product: Product,
  choices: Choices,
  { attributeCode }: ConfigurableOption,
  value: string,
): boolean {
  if (attributeCode === SIZE) {
    return variantOf(product, { ...choices, [attributeCode]: value })?.isInStock ?? false
  }
  return product.variants.some((v) => v.choices[attributeCode] === value && v.isInStock)
}
