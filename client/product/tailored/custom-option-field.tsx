import type { CustomFault } from '../../../shared/cart/custom-faults'
import { FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  type CustomAnswers,
  type CustomOption,
  chosenValues,
  offersValues,
} from '../../../shared/catalog/custom-option'
import { type Surcharge, surchargeOn } from '../../../shared/catalog/surcharge'
import { useShop } from '../../stores/shop'
import { AreaField } from '../../ui/fields/area-field'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { OptionFieldset } from '../option-fieldset'
import styles from '../part-list.module.css'

interface CustomOptionFieldProps {
  option: CustomOption
  answers: CustomAnswers
  /** What a percentage is taken of, in cents. */
  price: number
  /** Before which no date may lie; null where any will do, or nobody knows yet. */
  firstDay: string | null
  fault: CustomFault | undefined
  onChange: (answer: string | string[]) => void
}

const FAULT_KEYS = {
  required: 'product.required',
  'too-long': 'product.too-long',
  'no-date': 'product.no-date',
  'day-past': 'product.day-past',
} as const satisfies Record<CustomFault, string>

/** One custom option in the form of its type, with what it adds to the price (spec 3). */
export function CustomOptionField(props: CustomOptionFieldProps) {
  const { option, answers, firstDay, fault, onChange } = props
  const { t } = useShop()
  const addition = useAddition(props.price)
  const answer = answers[option.id] ?? ''
  const error = fault && t(FAULT_KEYS[fault], { max: option.maxCharacters ?? 0 })
  const field = {
    label: option.title + addition(offersValues(option) ? null : option.surcharge),
    optionalText: option.isRequired ? undefined : t('checkout.optional'),
    error,
    name: FORM_FIELDS.custom(option.id),
    required: option.isRequired,
    value: String(answer),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (option.type) {
    case 'field':
      return <TextField {...field} maxLength={option.maxCharacters ?? undefined} />
    case 'area':
      return <AreaField {...field} maxLength={option.maxCharacters ?? undefined} />
    case 'date':
      return <TextField {...field} type="date" min={firstDay ?? undefined} />
    case 'drop_down':
      return (
        <SelectField {...field}>
          <option value="">{t(option.isRequired ? 'product.choose' : 'product.none')}</option>
          {option.values.map(({ id, title, surcharge }) => (
            <option key={id} value={id}>
              {title + addition(surcharge)}
            </option>
          ))}
        </SelectField>
      )
    default:
      return <ValueList {...props} error={error} />
  }
}

/** Values to press on: one of them, or several. */
function ValueList(props: CustomOptionFieldProps & { error: string | undefined }) {
  const { option, answers, price, error, onChange } = props
  const { t } = useShop()
  const addition = useAddition(price)
  const chosen = chosenValues(option, answers).map((value) => String(value.id))
  const takesOne = option.type === 'radio'
  const toggle = (value: string) => {
    if (takesOne) onChange(value)
    else if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value))
    else onChange([...chosen, value])
  }
  const offered = option.values.map((value) => ({ ...value, id: String(value.id) }))
  const nothing = { id: '', title: t('product.none'), surcharge: null }
  const rows = takesOne && !option.isRequired ? [...offered, nothing] : offered
  return (
    <OptionFieldset option={option} error={error}>
      {rows.map((value) => (
        <label key={value.id} className={`${styles.choice} ${styles.plain}`}>
          <input
            type={takesOne ? 'radio' : 'checkbox'}
            name={FORM_FIELDS.custom(option.id)}
            required={takesOne && option.isRequired}
            value={value.id}
            checked={value.id === '' ? chosen.length === 0 : chosen.includes(value.id)}
            onChange={() => toggle(value.id)}
          />
          <span>{value.title}</span>
          <span className={styles.price}>{addition(value.surcharge).trim()}</span>
        </label>
      ))}
    </OptionFieldset>
  )
}

/** Writes what a choice adds: ` + €5.00`, and nothing where it adds nothing. */
function useAddition(base: number) {
  const { price } = useShop()
  return (surcharge: Surcharge | null): string => {
    const cents = surcharge ? surchargeOn(base, surcharge) : 0
    if (cents === 0) return ''
    return ` ${cents > 0 ? '+' : '−'} ${price(Math.abs(cents))}`
  }
}
