import type { FieldPart } from '../../../shared/checkout/address-rules'
import { useShop } from '../../stores/shop'
import { TextField } from '../../ui/fields/text-field'
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

/** What a browser may fill in, and from which of the shopper's addresses (WCAG 1.3.5). */
export function autoComplete(part: FieldPart, field: string): string {
  return `${part === 'billing' ? 'billing' : 'shipping'} ${field}`
}
