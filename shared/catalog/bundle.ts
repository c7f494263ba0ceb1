// A product put together from others (spec 3, bundle_options): what can be chosen of it, and what that
// comes to. The product page, a posted form and the commerce Worker's cart decide it by the functions
// of this file, and by those of cart/bundle-faults.ts whether it can be bought.
import { type Surcharge, surchargeOn } from './surcharge'

export type BundleOptionType = 'select' | 'radio' | 'checkbox' | 'multi'

/** What decides how many of a selection are bought. */
interface SelectionRule {
  id: string
  qty: number
  isQtyChangeable: boolean
}

/** What decides which selections of an option may be chosen. */
export interface OptionRule<Selection extends SelectionRule = SelectionRule> {
  type: BundleOptionType
  isRequired: boolean
  selections: readonly Selection[]
}

export interface BundleSelection extends SelectionRule {
  sku: string
  name: string
  /** Path below /media; empty when there is none. */
  image: string
  /** How large one is, in one line of the store's words; left out where nothing is measured. */
  size?: string
  /** One piece, in cents incl. tax. */
  price: number
  isDefault: boolean
  isInStock: boolean
}

export interface BundleOption extends OptionRule<BundleSelection> {
  id: string
  title: string
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

/** The choice of an option of which nothing is bought. */
export const NOTHING_CHOSEN: BundleChoice = { selectionIds: [], qty: 1 }

/** Whether several selections of an option may be chosen together. */
export function takesSeveral({ type }: Pick<OptionRule, 'type'>): boolean {
  return type === 'checkbox' || type === 'multi'
}

/**
 * What is chosen at first (spec 4 and 5): of each option the default, else the first, with a
 * quantity of at least 1. A selection that is sold out gives way to one that is not. Optional
 * parts are never ticked in advance: European consumer law forbids it.
 */
export function defaultChoices({ options }: Bundle): BundleChoices {
  return Object.fromEntries(options.map((option) => [option.id, defaultChoice(option)]))
}

function defaultChoice(option: BundleOption): BundleChoice {
  if (!option.isRequired) return NOTHING_CHOSEN
  const inStock = option.selections.filter(({ isInStock }) => isInStock)
  const offered = inStock.length > 0 ? inStock : option.selections
  const defaults = offered.filter(({ isDefault }) => isDefault)
  const [first] = defaults.length > 0 ? defaults : offered
  if (!first) return NOTHING_CHOSEN
  const chosen = takesSeveral(option) && defaults.length > 0 ? defaults : [first]
  return { selectionIds: chosen.map(({ id }) => id), qty: Math.max(1, first.qty) }
}

/**
 * The chosen selections of an option, each with how many of it are bought: as many as the shopper
 * says where one thing is chosen whose quantity may be changed, else as many as the merchant says.
 */
export function chosenSelections<Selection extends SelectionRule>(
  option: OptionRule<Selection>,
  { selectionIds, qty }: BundleChoice = NOTHING_CHOSEN,
): { selection: Selection; qty: number }[] {
  return option.selections
    .filter(({ id }) => selectionIds.includes(id))
    .map((selection) => {
      const isFree = selection.isQtyChangeable && !takesSeveral(option)
      return { selection, qty: Math.max(1, isFree ? qty : selection.qty) }
    })
}

/**
 * What one piece of a selection adds to a bundle, in cents: its surcharge where the bundle has a
 * price of its own, else the price of its product.
 */
export function selectionPrice(
  ownPrice: number | null,
  surcharge: Surcharge | undefined,
  productPrice: number,
): number {
  if (ownPrice === null) return productPrice
  return surcharge ? surchargeOn(ownPrice, surcharge) : 0
}

/** A bundle's own price, if it has one, and each part times its quantity; all in the same cents. */
export function bundleTotal(
  ownPrice: number | null,
  parts: readonly { price: number; qty: number }[],
): number {
  return parts.reduce((sum, { price, qty }) => sum + price * qty, ownPrice ?? 0)
}

/** What the bundle costs as chosen, in cents incl. tax. */
export function bundlePrice({ price, options }: Bundle, choices: BundleChoices): number {
  const chosen = options.flatMap((option) => chosenSelections(option, choices[option.id]))
  return bundleTotal(
    price,
    chosen.map(({ selection, qty }) => ({ price: selection.price, qty })),
  )
}

/** A part as shoppers read it: how many of it there are, unless it is one. */
export function partText({ name, qty }: { name: string; qty: number }): string {
  return qty > 1 ? `${qty} × ${name}` : name
}

/** Whether every required option has something that can be bought. */
export function isBundleInStock({ options }: Bundle): boolean {
  return options
    .filter(({ isRequired }) => isRequired)
    .every(({ selections }) => selections.some(({ isInStock }) => isInStock))
}
