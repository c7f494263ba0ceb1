import { finalOf } from './price'
import type { Variant } from './product'

/** A child that can be chosen; one that says nothing of its status is enabled. */
export type Choosable = Pick<Variant, 'sku' | 'choices' | 'price' | 'isInStock'> & {
  /** 2 or more means disabled (spec 3). */
  status?: number
}

/** What the shopper asks for: a child by its sku, or values by attribute code. */
export interface Configuration {
  sku?: string
  choices?: Readonly<Record<string, string>>
}

/**
 * The child a configuration leads to (spec 4, configurable child selection). Disabled children are
 * skipped, and those out of stock unless they may be listed. An exact sku wins over everything; else
 * the child that matches most of the chosen values, and of equals the one that costs less, and of
 * those the first. Nothing chosen gives the cheapest. Undefined when no child is available.
 */
export function chooseVariant<V extends Choosable>(
  variants: readonly V[],
  wanted: Configuration,
  listsOutOfStock: boolean,
): V | undefined {
  const available = variants.filter((variant) => mayBeChosen(variant, listsOutOfStock))
  const exact = available.find((variant) => variant.sku === wanted.sku)
  return (
    exact ?? available.reduce<V | undefined>((best, next) => better(best, next, wanted), undefined)
  )
}

/** Whether a child has every chosen value: only then does the combination exist (spec 4). */
export function matchesAllChoices(
  variant: Choosable,
  choices: Readonly<Record<string, string>>,
): boolean {
  return countMatches(variant, { choices }) === Object.keys(choices).length
}

function mayBeChosen({ status, isInStock }: Choosable, listsOutOfStock: boolean): boolean {
  return (status ?? 1) < 2 && (isInStock || listsOutOfStock)
}

function better<V extends Choosable>(best: V | undefined, next: V, wanted: Configuration): V {
  if (best === undefined) return next
  const lead = countMatches(next, wanted) - countMatches(best, wanted)
  if (lead !== 0) return lead > 0 ? next : best
  return finalOf(next.price) < finalOf(best.price) ? next : best
}

function countMatches({ choices }: Choosable, wanted: Configuration): number {
  const chosen = Object.entries(wanted.choices ?? {})
  return chosen.filter(([code, value]) => Object.hasOwn(choices, code) && choices[code] === value)
    .length
}
