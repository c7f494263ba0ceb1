import type { AttributeDraft } from '../../../../../shared/contract/admin/catalogue-draft'
import { YES_OPTION } from '../../../../../shared/contract/admin/usual-attributes'

/**
 * Finds the option value that a label stands for: by its label for all stores, else by its label in
 * one of them, else by the value itself. An export writes only what is found back by this.
 */
export function findOption({
  input,
  options,
}: Pick<AttributeDraft, 'input' | 'options'>): (label: string) => string | undefined {
  const found = new Map<string, string>()
  const add = (label: string, value: string) => {
    if (!found.has(label)) found.set(label, value)
  }
  for (const { label, value } of options) add(label.all, value)
  for (const { label, value } of options) {
    for (const own of Object.values(label)) add(own, value)
  }
  for (const { value } of options) add(value, value)
  if (input !== 'boolean') return (label) => found.get(label)
  return (label) => (label.toLowerCase() === 'yes' ? YES_OPTION.value : (found.get(label) ?? label))
}
