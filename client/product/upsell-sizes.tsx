import { useState } from 'react'
import type { CardSize } from '../../shared/catalog/product'
import { useShop } from '../stores/shop'
import { SelectField } from '../ui/fields/select-field'

interface UpsellSizesProps {
  /** Of the product. */
  name: string
  sizes: readonly CardSize[]
  onChoose: (link: string) => void
}

/** The sizes of what is finer than the product of the page (spec 2, product card). */
export function UpsellSizes({ name, sizes, onChoose }: UpsellSizesProps) {
  const { t } = useShop()
  const [chosen, setChosen] = useState('')
  const isKnown = sizes.some(({ link }) => link === chosen)
  return (
    <div className="needs-script">
      <SelectField
        label={t('product.size-of', { name })}
        isLabelHidden
        value={isKnown ? chosen : ''}
        onChange={({ target }) => {
          setChosen(target.value)
          onChoose(target.value)
        }}
      >
        <option value="" disabled>
          {t('product.choose-size')}
        </option>
        {sizes.map(({ label, link, isInStock }) => (
          <option key={link} value={link}>
            {isInStock ? label : `${label} · ${t('catalog.sold-out')}`}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
