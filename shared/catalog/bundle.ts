// A product put together from others (spec 3, bundle_options). What a selection costs was decided
// before: the price of its product, or the surcharge on a bundle with a price of its own.

export type BundleOptionType = 'select' | 'radio' | 'checkbox' | 'multi'

export interface BundleSelection {
  id: string
  sku: string
  name: string
  /** Path below /media; empty when there is none. */
  image: string
  /** One piece, in cents incl. tax. */
  price: number
  qty: number
  isDefault: boolean
  isQtyChangeable: boolean
  isInStock: boolean
}

export interface BundleOption {
  id: string
  title: string
  type: BundleOptionType
  isRequired: boolean
  selections: BundleSelection[]
}

export interface Bundle {
  /** What it costs before anything is chosen: 0 when it is the sum of its parts. Cents incl. tax. */
  price: number
  options: BundleOption[]
}

/** What is chosen of one option. The quantity counts where one thing can be chosen. */
export interface BundleChoice {
  selectionIds: readonly string[]
  qty: number
}

/** By option id. */
export type BundleChoices = Readonly<Record<string, BundleChoice>>

export type BundleFault = 'required' | 'quantity'

const NOTHING: BundleChoice = { selectionIds: [], qty: 1 }

/** Whether several selections of an option may be chosen together. */
export function takesSeveral({ type }: BundleOption): boolean {
  return type === 'checkbox' || type === 'multi'
}

/**
 * What is chosen at first (spec 4 and 5): of each option the default, else the first, with a
 * quantity of at least 1. A selection that is sold out gives way to one that is not. Extras that
 * nobody has to take are ticked by the shopper alone: the law forbids to do it for them.
 */
export function defaultChoices({ options }: Bundle): BundleChoices {
  return Object.fromEntries(options.map((option) => [option.id, defaultChoice(option)]))
}

function defaultChoice(option: BundleOption): BundleChoice {
  const inStock = option.selections.filter(({ isInStock }) => isInStock)
  const offered = inStock.length > 0 ? inStock : option.selections
  const defaults = offered.filter(({ isDefault }) => isDefault)
  if (!option.isRequired && takesSeveral(option) && defaults.length === 0) return NOTHING
  const [first] = defaults.length > 0 ? defaults : offered
  if (!first) return NOTHING
  const chosen = takesSeveral(option) && defaults.length > 0 ? defaults : [first]
  return { selectionIds: chosen.map(({ id }) => id), qty: Math.max(1, first.qty) }
}

/** The chosen selections of an option, each with how many of it are bought. */
export function chosenSelections(
  option: BundleOption,
  choices: BundleChoices,
): { selection: BundleSelection; qty: number }[] {
  const { selectionIds, qty } = choices[option.id] ?? NOTHING
  return option.selections
    .filter(({ id }) => selectionIds.includes(id))
    .map((selection) => {
      const isFree = selection.isQtyChangeable && !takesSeveral(option)
      return { selection, qty: Math.max(1, isFree ? qty : selection.qty) }
    })
}

/** What the bundle costs as chosen, in cents: its own price and each selection times its quantity. */
export function bundlePrice(bundle: Bundle, choices: BundleChoices): number {
  return bundle.options
    .flatMap((option) => chosenSelections(option, choices))
    .reduce((sum, { selection, qty }) => sum + selection.price * qty, bundle.price)
}

/** Whether every required option has something that can be bought. */
export function isBundleInStock({ options }: Bundle): boolean {
  return options
    .filter(({ isRequired }) => isRequired)
    .every(({ selections }) => selections.some(({ isInStock }) => isInStock))
}

/**
 * What keeps the bundle from being bought, by option id (contract 2.12): a required option without
 * a choice, and a quantity that is no whole number above 0. Empty when nothing does.
 */
export function bundleFaults(
  { options }: Bundle,
  choices: BundleChoices,
): Record<string, BundleFault> {
  const faults = options.flatMap((option): [string, BundleFault][] => {
    const { selectionIds, qty } = choices[option.id] ?? NOTHING
    const isChosen = option.selections.some(({ id }) => selectionIds.includes(id))
    if (!isChosen) return option.isRequired ? [[option.id, 'required']] : []
    return Number.isSafeInteger(qty) && qty > 0 ? [] : [[option.id, 'quantity']]
  })
  return Object.fromEntries(faults)
}
