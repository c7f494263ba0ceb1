// What a shopper chose of a bundle, by the rules of shared/catalog/bundle.ts: which parts, how many of
// each, and what that costs.
import { type BundleFault, optionFault } from '../../../shared/cart/bundle-faults'
import {
  type BundleChoice,
  bundleTotal,
  chosenSelections,
  partText,
  selectionPrice,
} from '../../../shared/catalog/bundle'
import { inStore } from '../../../shared/contract/admin/per-store'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { numberBundle } from '../catalogue/product-type-data'
import type { Refusal } from '../http/refusal'
import type { ChosenPart, FilledLine, LineOptions } from './cart'
import type { SellableProduct, VariantChoice } from './sellable-product'

type Given = NonNullable<LineOptions['bundle_options']>[number]

function toChoice({ option_selections, option_qty }: Given): BundleChoice {
  return { selectionIds: option_selections, qty: option_qty }
}

/** The parts that the choices on a line name. */
export function chosenParts(
  { typeData }: Pick<SellableProduct, 'typeData'>,
  lineOptions: LineOptions,
): ChosenPart[] {
  const options = typeData.bundle ? numberBundle(typeData.bundle) : []
  return (lineOptions.bundle_options ?? []).flatMap((given) => {
    const option = options.find(({ id }) => id === given.option_id)
    if (!option) return []
    return chosenSelections(option, toChoice(given)).map((chosen) => ({ option, ...chosen }))
  })
}

const MESSAGES: Record<BundleFault, string> = {
  required: 'Field is required.',
  several: 'Only one of these can be chosen.',
  unknown: 'This option is not offered.',
  quantity: 'The quantity must be a whole number above 0.',
}

/** Whether the choices make a bundle that is sold (contract 2.12). */
export function checkBundle(
  { typeData }: SellableProduct,
  lineOptions: LineOptions,
): Result<true, Refusal> {
  if (!typeData.bundle) return ok(true)
  const options = numberBundle(typeData.bundle)
  const given = lineOptions.bundle_options ?? []
  const unknown = given.find(({ option_id }) => !options.some(({ id }) => id === option_id))
  if (unknown) return fail(refuse('unknown', unknown.option_id))
  for (const option of options) {
    const own = given.filter(({ option_id }) => option_id === option.id)
    const fault = optionFault(option, own.map(toChoice))
    if (fault) return fail(refuse(fault, option.id))
  }
  return ok(true)
}

function refuse(fault: BundleFault, optionId: string): Refusal {
  return { code: 400, reason: 'choice-missing', message: MESSAGES[fault], details: { optionId } }
}

/**
 * Source cents of one bundle, from the prices of its parts at the same moment. The bundle is taxed as
 * its own class says.
 */
export function bundleSource(
  { product, parts }: FilledLine,
  own: number,
  priceOf: (part: SellableProduct) => number,
): number {
  const ownPrice = product.typeData.bundle?.priceType === 'fixed' ? own : null
  return bundleTotal(
    ownPrice,
    parts.map(({ part, selection, qty }) => ({
      price: selectionPrice(ownPrice, selection.surcharge, priceOf(part)),
      qty,
    })),
  )
}

/** What the bundle is put together from, as it is shown and kept with the order. */
export function partChoices(
  { parts }: Pick<FilledLine, 'parts'>,
  storeCode: StoreCode,
): VariantChoice[] {
  return parts.map(({ option, part, qty }) => {
    const text = partText({ name: partName(part), qty })
    const label = inStore(option.title, storeCode)
    return { attributeId: 0, label, value: text, valueLabel: text }
  })
}

/** As the bundle's page names it; a child that is called like its parent, with what was chosen of it. */
function partName({ name, ownName, choices }: SellableProduct): string {
  if (ownName !== name) return ownName
  return [name, ...choices.map(({ valueLabel }) => valueLabel)].join(', ')
}
