import type { FieldPart } from '../../../shared/checkout/address-rules'
import { useShop } from '../../stores/shop'
import { SelectField } from '../../ui/fields/select-field'
import { autoComplete } from './name-fields'
import { useField } from './use-field'

/** In words: they stand as they are on the label of a parcel and on a bill. */
const SALUTATIONS = ['checkout.salutation-mrs', 'checkout.salutation-mr'] as const

export function SalutationField({ part }: { part: FieldPart }) {
  const { t } = useShop()
  const salutation = useField({ part, field: 'salutation' })
  return (
    <SelectField
      {...salutation}
      autoComplete={autoComplete(part, 'honorific-prefix')}
      label={t('checkout.salutation')}
      optionalText={t('checkout.optional')}
    >
      <option value="">{t('checkout.salutation-none')}</option>
      {SALUTATIONS.map((key) => (
        <option key={key}>{t(key)}</option>
      ))}
    </SelectField>
  )
}
