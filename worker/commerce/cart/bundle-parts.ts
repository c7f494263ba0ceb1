// What a shopper chose of a bundle: which parts, how many of each, and what that costs.
import { surchargeOn } from '../../../shared/catalog/surcharge'
import { inStore } from '../../../shared/contract/admin/per-store'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { numberBundle } from '../catalogue/product-type-data'
import type { Refusal } from '../http/refusal'
import type { ChosenPart, FilledLine, LineOptions } from './cart'
import type { SellableProduct, VariantChoice } from './sellable-product'

type Option = ChosenPart['option']
type Selection = ChosenPart['selection']

/** The parts that the choices on a line name. */
export function chosenParts(
  { typeData }: Pick<SellableProduct, 'typeData'>,
  lineOptions: LineOptions,
): ChosenPart[] {
  const options = typeData.bundle ? numberBundle(typeData.bundle) : []
  return (lineOptions.bundle_options ?? []).flatMap((given) => {
    const option = options.find(({ id }) => id === given.option_id)
    if (!option) return []
    return option.selections
      .filter(({ id }) => given.option_selections.includes(id))
      .map((selection) => ({ option, selection, qty: qtyOf(option, selection, given.option_qty) }))
  })
}

/** Only one thing that is chosen alone comes in a number of the shopper's. */
function qtyOf(option: Option, selection: Selection, asked: number): number {
  const isFree = selection.isQtyChangeable && !takesSeveral(option)
  return Math.max(1, isFree ? asked : selection.qty)
}

function takesSeveral({ type }: Option): boolean {
  return type === 'checkbox' || type === 'multi'
}

/** Whether the choices make a bundle that is sold (contract 2.12). */
export function checkBundle(
  { typeData }: SellableProduct,
  lineOptions: LineOptions,
): Result<true, Refusal> {
  if (!typeData.bundle) return ok(true)
  const options = numberBundle(typeData.bundle)
  const given = lineOptions.bundle_options ?? []
  const unknown = given.find((choice) => !isOffered(choice, options))
  if (unknown) return fail(refuse('This option is not offered.', unknown.option_id))
  const parts = chosenParts({ typeData }, lineOptions)
  for (const option of options) {
    const own = parts.filter((part) => part.option.id === option.id)
    if (option.isRequired && own.length === 0) return fail(refuse('Field is required.', option.id))
    if (own.length > 1 && !takesSeveral(option)) {
      return fail(refuse('Only one of these can be chosen.', option.id))
    }
  }
  return ok(true)
}

type Given = NonNullable<LineOptions['bundle_options']>[number]

function isOffered(given: Given, options: readonly Option[]): boolean {
  const option = options.find(({ id }) => id === given.option_id)
  const isQty = Number.isSafeInteger(given.option_qty) && given.option_qty > 0
  const ids = option?.selections.map(({ id }) => id) ?? []
  return isQty && given.option_selections.every((id) => ids.includes(id))
}

function refuse(message: string, optionId: string): Refusal {
  return { code: 400, reason: 'choice-missing', message, details: { optionId } }
}

/**
 * Source cents of one bundle, from the prices of its parts at the same moment. With a price of its
 * own, parts cost what they add to it. The bundle is taxed as its own class says.
 */
export function bundleSource(
  { product, parts }: FilledLine,
  own: number,
  priceOf: (part: SellableProduct) => number,
): number {
  const isFixed = product.typeData.bundle?.priceType === 'fixed'
  return parts.reduce(
    (sum, { part, selection, qty }) => {
      const added = selection.surcharge ? surchargeOn(own, selection.surcharge) : 0
      return sum + qty * (isFixed ? added : priceOf(part))
    },
    isFixed ? own : 0,
  )
}

/** What the bundle is put together from, as it is shown and kept with the order. */
export function partChoices({ parts }: FilledLine, storeCode: StoreCode): VariantChoice[] {
  return parts.map(({ option, part, qty }) => {
    const text = qty > 1 ? `${qty} × ${part.name}` : part.name
    const label = inStore(option.title, storeCode)
    return { attributeId: 0, label, value: text, valueLabel: text }
  })
}
