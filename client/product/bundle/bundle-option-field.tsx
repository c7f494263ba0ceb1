import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  type BundleChoice,
  type BundleChoices,
  type BundleOption,
  chosenSelections,
  NOTHING_CHOSEN,
  takesSeveral,
} from '../../../shared/catalog/bundle'
import { useShop } from '../../stores/shop'
import { QuantityField } from '../../ui/fields/quantity-field'
import { OptionFieldset } from '../option-fieldset'
import styles from '../part-list.module.css'
import { BundleSelect } from './bundle-select'
import { BundleSelectionRow } from './bundle-selection-row'

interface BundleOptionFieldProps {
  option: BundleOption
  choices: BundleChoices
  error: string | undefined
  onChange: (choice: BundleChoice) => void
}

/** One question of a bundle: a list to press on, or a select where there is much to choose from. */
export function BundleOptionField({ option, choices, error, onChange }: BundleOptionFieldProps) {
  const { t } = useShop()
  const choice = choices[option.id] ?? NOTHING_CHOSEN
  const [chosen] = chosenSelections(option, choice)
  const isSelect = option.type === 'select'
  return (
    <OptionFieldset option={option} error={error}>
      {isSelect && <BundleSelect option={option} choice={choice} onChange={onChange} />}
      {!isSelect &&
        option.selections.map((selection) => (
          <BundleSelectionRow
            key={selection.id}
            option={option}
            selection={selection}
            isChosen={choice.selectionIds.includes(selection.id)}
            onToggle={() => onChange(toggled(option, choice, selection.id))}
          />
        ))}
      {!isSelect && !option.isRequired && !takesSeveral(option) && (
        <BundleSelectionRow
          option={option}
          selection={null}
          isChosen={choice.selectionIds.length === 0}
          onToggle={() => onChange(NOTHING_CHOSEN)}
        />
      )}
      {chosen?.selection.size && !takesSeveral(option) && (
        <small className={styles.size}>{chosen.selection.size}</small>
      )}
      {chosen?.selection.isQtyChangeable && !takesSeveral(option) && (
        <QuantityField
          name={FORM_FIELDS.bundleQty(option.id)}
          text={Number.isNaN(choice.qty) ? '' : String(choice.qty)}
          max={null}
          words={{
            label: t('cart.quantity', { name: chosen.selection.name }),
            less: t('cart.less'),
            more: t('cart.more'),
          }}
          onChange={(text) => onChange({ ...choice, qty: Number.parseInt(text, 10) })}
        />
      )}
    </OptionFieldset>
  )
}

/** A choice with one selection pressed: several are ticked on and off, one takes another's place. */
function toggled(option: BundleOption, choice: BundleChoice, id: string): BundleChoice {
  if (!takesSeveral(option)) {
    const selection = option.selections.find((one) => one.id === id)
    return { selectionIds: [id], qty: Math.max(1, selection?.qty ?? 1) }
  }
  const others = choice.selectionIds.filter((one) => one !== id)
  const isOn = others.length < choice.selectionIds.length
  return { ...choice, selectionIds: isOn ? others : [...others, id] }
}
