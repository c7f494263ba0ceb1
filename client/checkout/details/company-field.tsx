import type { FieldPart } from '../../../shared/checkout/address-rules'
import { useShop } from '../../stores/shop'
import { TextField } from '../../ui/fields/text-field'
import { autoComplete } from './name-fields'
import { useField } from './use-field'

export function CompanyField({ part }: { part: FieldPart }) {
  const { t } = useShop()
  const company = useField({ part, field: 'company' })
  return (
    <TextField
      {...company}
      autoComplete={autoComplete(part, 'organization')}
      label={t('checkout.company')}
      optionalText={t('checkout.optional')}
    />
  )
}
