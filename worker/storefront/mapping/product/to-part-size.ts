import { MEASURES, writeMeasure } from '../../../../shared/catalog/product-measure'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { toMeasures } from './to-measures'

/** Tells how large a part of a set or a bundle is; nothing where it is not measured. */
export type ToPartSize = (part: WireProduct) => { size?: string }

/** What is said of a part in one line, in the words of the store; its weight is on its own page. */
export function partSizesOf(
  attributes: readonly WireAttribute[],
  { i18n }: Pick<StoreView, 'i18n'>,
): ToPartSize {
  const numbers = new Intl.NumberFormat(i18n.defaultLocale)
  const lengths = attributes.filter(({ attribute_code }) => attribute_code !== MEASURES.weight)
  return (part) => {
    const size = toMeasures(part, lengths)
      .map((measure) => `${measure.label} ${writeMeasure(measure, numbers.format)}`)
      .map((text) => text.replaceAll(' ', '\u00a0'))
      .join('\u00a0· ')
    return size ? { size } : {}
  }
}
