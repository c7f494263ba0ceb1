import type { ExportedProduct } from '../../../../../shared/contract/admin/catalogue-export'
import type { OutCells, ProductColumn } from '../cells/export-columns'
import { writePairRecords } from '../cells/pair-list'
import type { WriteAttributes } from './write-attributes'

/** What a configurable product asks for, as the children answer it. */
export function writeVariations(
  { draft, choices }: ExportedProduct,
  attributes: WriteAttributes,
): OutCells<ProductColumn> {
  if (!draft.variations) return {}
  const codes = draft.variations.attributes
  const records = choices.map(({ sku, values }) => [
    ['sku', sku] as const,
    ...codes.map((code) => {
      const value = values[code]
      return [code, value === undefined ? undefined : attributes.label(code, value)] as const
    }),
  ])
  const choiceCodes = choices.flatMap(({ values }) =>
    codes.filter((code) => Object.hasOwn(values, code)),
  )
  const isImplied = [...new Set(choiceCodes)].join(',') === codes.join(',')
  return {
    configurable_variations: writePairRecords(records),
    ...(isImplied ? {} : { shop_choices: codes.join(',') }),
  }
}
