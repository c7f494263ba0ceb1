import type { FieldPart } from '../../../shared/checkout/address-rules'
import { useShop } from '../../stores/shop'
import { TextField } from '../../ui/fields/text-field'
import { autoComplete } from './name-fields'
import { useField } from './use-field'

/**
 * The addition to a house number. For the delivery it stands with what few need: it may as well be
 * written behind the number, and the shortest way asks for eight fields.
 */
export function AffixField({ part }: { part: FieldPart }) {
  const { t } = useShop()
  const affix = useField({ part, field: 'affix' })
  return (
    <TextField
      {...affix}
      autoComplete={autoComplete(part, 'address-line3')}
      autoCapitalize="characters"
      spellCheck={false}
      label={t('checkout.affix')}
      optionalText={t('checkout.optional')}
    />
  )
}
