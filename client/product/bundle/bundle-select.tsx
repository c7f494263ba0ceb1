import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import type { BundleChoice, BundleOption } from '../../../shared/catalog/bundle'
import { useShop } from '../../stores/shop'
import { SelectField } from '../../ui/fields/select-field'
import { nameOf, priceTextOf } from './bundle-selection-row'

interface BundleSelectProps {
  option: BundleOption
  choice: BundleChoice
  onChange: (choice: BundleChoice) => void
}

/** An option of a bundle as a select: name and price of each selection. */
export function BundleSelect({ option, choice, onChange }: BundleSelectProps) {
  const { t, price } = useShop()
  const choose = (id: string) => {
    const selection = option.selections.find((one) => one.id === id)
    onChange({ selectionIds: selection ? [id] : [], qty: Math.max(1, selection?.qty ?? 1) })
  }
  return (
    <SelectField
      label={option.title}
      isLabelHidden
      name={FORM_FIELDS.bundle(option.id)}
      required={option.isRequired}
      value={choice.selectionIds[0] ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t(option.isRequired ? 'product.choose' : 'product.none')}</option>
      {option.selections.map((selection) => (
        <option key={selection.id} value={selection.id} disabled={!selection.isInStock}>
          {[
            nameOf(selection),
            priceTextOf(selection, { t, price }),
            selection.isInStock ? '' : t('catalog.sold-out'),
          ]
            .filter((text) => text !== '')
            .join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
