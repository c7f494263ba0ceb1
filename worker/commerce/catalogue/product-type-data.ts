import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { ProductTypeDraft } from '../../../shared/contract/admin/product-type-draft'

type Bundle = NonNullable<ProductTypeDraft['bundle']>
type BundleOption = Bundle['options'][number]
type CustomOption = NonNullable<ProductTypeDraft['customOptions']>[number]

/** The makings of a product; undefined for one that has none of them. */
export function typeDataOf(draft: ProductDraft): ProductTypeDraft | undefined {
  const { bundle, customOptions, downloads, giftCard, tierPrices } = draft
  const typeData = {
    ...(bundle && { bundle }),
    ...(customOptions?.length && { customOptions }),
    ...(downloads?.length && { downloads }),
    ...(giftCard && { giftCard }),
    ...(tierPrices?.length && { tierPrices }),
  }
  return Object.keys(typeData).length > 0 ? typeData : undefined
}

/** The same as it is kept; nothing for a product that has no row of it. */
export function parseTypeData(body: string | null | undefined): ProductTypeDraft {
  return body ? JSON.parse(body) : {}
}

/** Options of a bundle with their ids; those of selections run on through all options. */
export function numberBundle({ options }: Bundle) {
  let last = 0
  return options.map((option: BundleOption, index) => ({
    ...option,
    id: String(index + 1),
    selections: option.selections.map((selection) => ({ ...selection, id: String(++last) })),
  }))
}

/** Custom options with their ids; those of values run on through all options, from 1. */
export function numberOptions(options: readonly CustomOption[]) {
  let last = 0
  return options.map((option, index) => ({
    ...option,
    id: String(index + 1),
    values: (option.values ?? []).map((value) => ({ ...value, id: ++last })),
  }))
}
