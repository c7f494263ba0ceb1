import { parseAttributePairs } from './attribute-pairs'

/** One choice of a configurable product: the child it leads to and what is chosen. */
export interface Variation {
  sku: string
  choice: Map<string, string>
}

/** Reads `sku=A-S,size=S|sku=A-M,size=M`; a part without a sku is dropped. */
export function parseConfigurableVariations(text: string): Variation[] {
  return text
    .split(/\|(?=\s*"?sku=)/)
    .map(parseAttributePairs)
    .map(toVariation)
    .filter((variation) => variation.sku !== '')
}

function toVariation(pairs: Map<string, string>): Variation {
  const { sku = '', ...choice } = Object.fromEntries(pairs)
  return { sku, choice: new Map(Object.entries(choice)) }
}
