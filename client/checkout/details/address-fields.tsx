import { type FieldPart, needsState } from '../../../shared/checkout/address-rules'
import type { StoreView } from '../../../shared/store-view/store-view'
import { useShop } from '../../stores/shop'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-form.module.css'
import { AddressLookupStatus } from './address-lookup-status'
import { AffixField } from './affix-field'
import { autoComplete } from './name-fields'
import { useField } from './use-field'

/** Where the goods, or the bill, go. */
export function AddressFields({ part }: { part: FieldPart }) {
  const { store, t } = useShop()
  const country = useField({ part, field: 'country' })
  const zipCode = useField({ part, field: 'zipCode' })
  const apartmentNumber = useField({ part, field: 'apartmentNumber' })
  const streetAddress = useField({ part, field: 'streetAddress' })
  const city = useField({ part, field: 'city' })
  const state = useField({ part, field: 'state' })
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <SelectField
          {...country}
          autoComplete={autoComplete(part, 'country')}
          required
          label={t('checkout.country')}
        >
          {countryNames(store).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...zipCode}
        autoComplete={autoComplete(part, 'postal-code')}
        autoCapitalize="characters"
        spellCheck={false}
        required
        label={t('checkout.postcode')}
      />
      <TextField
        {...apartmentNumber}
        autoComplete={autoComplete(part, 'address-line2')}
        required
        label={t('checkout.house-number')}
      />
      {part === 'billing' && <AffixField part={part} />}
      <TextField
        {...streetAddress}
        autoComplete={autoComplete(part, 'address-line1')}
        required
        label={t('checkout.street')}
      />
      <TextField
        {...city}
        autoComplete={autoComplete(part, 'address-level2')}
        required
        label={t('checkout.city')}
      />
      {needsState(country.value) && (
        <TextField
          {...state}
          autoComplete={autoComplete(part, 'address-level1')}
          required
          label={t('checkout.state')}
        />
      )}
      <AddressLookupStatus part={part} />
    </div>
  )
}

/** The countries a store delivers to, in its language: its own first, the others by name. */
function countryNames(store: StoreView): { code: string; name: string }[] {
  const { defaultLocale, shippingCountries } = store.i18n
  const names = new Intl.DisplayNames(defaultLocale, { type: 'region' })
  const [first, ...others] = shippingCountries.map((code) => ({
    code,
    name: names.of(code) ?? code,
  }))
  const collator = new Intl.Collator(defaultLocale)
  const sorted = others.sort((a, b) => collator.compare(a.name, b.name))
  return first ? [first, ...sorted] : sorted
}
