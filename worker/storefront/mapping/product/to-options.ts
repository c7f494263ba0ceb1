import type { ConfigurableOption } from '../../../../shared/catalog/product'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'

/** The choices of a configurable product; those without a label are dropped (spec 5). */
export function toOptions(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
): ConfigurableOption[] {
  return (wire.configurable_options ?? []).flatMap((option) => {
    if (!option.label) return []
    const known = attributes.find((a) => a.attribute_code === option.attribute_code)
    const values = option.values.flatMap(({ value_index, label }) => {
      if (!label) return []
      const swatch = known?.options?.find((o) => o.value === value_index)?.swatch ?? null
      return [{ valueIndex: value_index, label, swatch }]
    })
    return [
      {
        attributeId: option.attribute_id,
        attributeCode: option.attribute_code,
        label: option.label,
        values,
      },
    ]
  })
}
