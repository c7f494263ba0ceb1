import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'

/** A set or bundle of the parts that are sold, or nothing when it cannot be put together. */
export function withExistingParts(draft: ProductDraft, skus: ReadonlySet<string>): ProductDraft[] {
  const isSold = ({ sku }: { sku: string }) => skus.has(sku)
  const { associated, bundle } = draft
  if (associated) {
    const sold = associated.filter(isSold)
    return sold.length > 1 ? [{ ...draft, associated: sold }] : []
  }
  if (!bundle) return [draft]
  const options = bundle.options
    .map((option) => ({ ...option, selections: option.selections.filter(isSold) }))
    .filter(({ isRequired, selections }) => isRequired || selections.length > 0)
  if (options.some(({ selections }) => selections.length === 0)) return []
  return [{ ...draft, bundle: { ...bundle, options } }]
}
