import type { FieldPart } from '../../../shared/checkout/address-rules'
import { useShop } from '../../stores/shop'
import { TextField } from '../../ui/text-field'
import { autoComplete } from './auto-complete'
import { useField } from './use-field'

export function NameFields({ part }: { part: FieldPart }) {
  const { t } = useShop()
  const firstName = useField({ part, field: 'firstName' })
  const lastName = useField({ part, field: 'lastName' })
  return (
    <>
      <TextField
        {...firstName}
        autoComplete={autoComplete(part, 'given-name')}
        required
        label={t('checkout.first-name')}
      />
      <TextField
        {...lastName}
        autoComplete={autoComplete(part, 'family-name')}
        required
        label={t('checkout.last-name')}
      />
    </>
  )
}
