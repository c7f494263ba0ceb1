import { parsePairRecords, textsOf } from './pair-list'

/** One choice of a configurable product: the child it leads to and what is chosen. */
export interface Variation {
  sku: string
  choice: Map<string, string>
}

/** Reads `sku=A-S,size=S|sku=A-M,size=M`; a part without a sku is dropped. */
export function parseConfigurableVariations(text: string): Variation[] {
  return parsePairRecords(text)
    .map((record) => {
      const { sku = '', ...choice } = textsOf(record)
      return { sku, choice: new Map(Object.entries(choice)) }
    })
    .filter(({ sku }) => sku !== '')
}
