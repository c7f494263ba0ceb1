import {
  type Bundle,
  type BundleChoice,
  type BundleChoices,
  NOTHING_CHOSEN,
  type OptionRule,
  takesSeveral,
} from '../catalog/bundle'

/**
 * Why the choices of an option cannot be bought: nothing is chosen of what is required, more than one
 * thing where only one can be, something that is not offered, or no whole number above 0 of it.
 */
export type BundleFault = 'required' | 'several' | 'unknown' | 'quantity'

/**
 * What keeps the choices of one option from being bought (contract 2.12); null when nothing does. A
 * cart may name several choices of one option, whose selections come in different numbers.
 */
export function optionFault(
  option: OptionRule,
  choices: readonly BundleChoice[],
): BundleFault | null {
  const ids = choices.flatMap(({ selectionIds }) => selectionIds)
  if (ids.length === 0) return option.isRequired ? 'required' : null
  if (!ids.every((id) => option.selections.some((one) => one.id === id))) return 'unknown'
  if (ids.length > 1 && !takesSeveral(option)) return 'several'
  const isWhole = choices.every(({ qty }) => Number.isSafeInteger(qty) && qty > 0)
  return isWhole ? null : 'quantity'
}

/** What keeps the bundle from being bought, by option id. Empty when nothing does. */
export function bundleFaults(
  { options }: Bundle,
  choices: BundleChoices,
): Record<string, BundleFault> {
  const faults = options.flatMap((option): [string, BundleFault][] => {
    const fault = optionFault(option, [choices[option.id] ?? NOTHING_CHOSEN])
    return fault ? [[option.id, fault]] : []
  })
  return Object.fromEntries(faults)
}
