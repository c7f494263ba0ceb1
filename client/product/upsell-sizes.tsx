import type { CardSize } from '../../shared/catalog/product'
import { useShop } from '../stores/shop'
import { SelectSize } from '../ui/fields/select-size'

interface UpsellSizesProps {
  /** Of the product. */
  name: string
  sizes: readonly CardSize[]
  onChoose: (link: string) => void
}

/** The sizes of what is finer than the product of the page (spec 2, product card). */
export function UpsellSizes({ name, sizes, onChoose }: UpsellSizesProps) {
  const { t } = useShop()
  const words = {
    label: t('product.size-of', { name }),
    hint: t('product.choose-size'),
    soldOut: t('catalog.sold-out'),
  }
  return (
    <div className="needs-script">
      <SelectSize words={words} sizes={sizes} onChoose={onChoose} />
    </div>
  )
}
