import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { YES_OPTION } from '../../../../../shared/contract/admin/usual-attributes'
import { encodeText } from '../../html-entities'
import { findOption } from '../cells/find-option'
import { writeManyPair } from '../cells/pair-list'

export interface WriteAttributes {
  /** The cell `additional_attributes` of a product's values. */
  write(values: Readonly<Record<string, readonly string[]>>): string
  /** The label of one option, as a variation names it. */
  label(code: string, value: string): string
}

/** Writes values as the labels by which an import finds them again. */
export function createAttributeWriter(attributes: readonly AttributeDraft[]): WriteAttributes {
  const writers = new Map(attributes.map((draft) => [draft.code, labelWriter(draft)]))
  const inputs = new Map(attributes.map(({ code, input }) => [code, input]))
  const label = (code: string, value: string) => writers.get(code)?.(value) ?? encodeText(value)
  return {
    label,
    write(values) {
      const pairs = Object.entries(values).map(([code, own]) => {
        const labels = own.map((value) => label(code, value))
        // Only what has several options of its own is taken apart at its bars.
        const isApart = inputs.get(code) !== 'multiselect' && labels.length > 1
        return writeManyPair(code, labels, isApart)
      })
      return pairs.join(',')
    },
  }
}

function labelWriter(draft: AttributeDraft): (value: string) => string {
  if (draft.input === 'text') return encodeText
  const find = findOption(draft)
  const labels = new Map(draft.options.map(({ value, label }) => [value, label.all]))
  return (value) => {
    if (draft.input === 'boolean' && value === YES_OPTION.value) return 'Yes'
    const label = labels.get(value) ?? value
    return encodeText(find(label) === value ? label : value)
  }
}
