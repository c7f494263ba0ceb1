import type { ConfigurableOption, Variant } from './product'

/** What is asked for: a child by its sku, or values by attribute code, of which any will do. */
export interface WantedVariant {
  sku?: string | null
  values?: Readonly<Record<string, readonly string[]>>
}

interface Configurable {
  options: readonly ConfigurableOption[]
  variants: readonly Variant[]
}

/**
 * The child that stands for a configurable product before a shopper has chosen: its card shows it,
 * links to it, and its page opens with it (spec 2). The one that is asked for by its sku; else of
 * those with most of the wanted values the first that can be bought, in the order of the options;
 * else the first of them. Undefined for a product without children.
 */
export function openingVariant(product: Configurable, wanted: WantedVariant): Variant | undefined {
  const { options, variants } = product
  const asked = variants.find(({ sku }) => sku === wanted.sku)
  if (asked) return asked
  const most = Math.max(...variants.map((variant) => countWanted(variant, wanted)))
  const fitting = variants.filter((variant) => countWanted(variant, wanted) === most)
  const ordered = inOrder(options, fitting)
  return ordered.find(({ isInStock }) => isInStock) ?? ordered[0]
}

function countWanted({ choices }: Variant, { values = {} }: WantedVariant): number {
  return Object.entries(choices).filter(
    ([code, value]) => Object.hasOwn(values, code) && values[code]?.includes(value),
  ).length
}

function inOrder(options: readonly ConfigurableOption[], variants: readonly Variant[]): Variant[] {
  const place = ({ choices }: Variant) =>
    options.map(({ attributeCode, values }) =>
      values.findIndex(({ valueIndex }) => valueIndex === choices[attributeCode]),
    )
  return [...variants].sort((a, b) => compare(place(a), place(b)))
}

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((value, at) => value !== b[at])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}
