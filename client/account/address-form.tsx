import { useState } from 'react'
import { type BookField, checkBookAddress } from '../../shared/address-book/book-address'
import { needsState } from '../../shared/checkout/address-rules'
import type { AccountFault } from '../../shared/customer/account-fault'
import {
  ACCOUNT_FIELDS,
  type Account,
  type AccountAddress,
  type TypedAccountFields,
} from '../../shared/customer/account-forms'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { ChoiceField } from '../ui/fields/choice-field'
import { SelectField } from '../ui/fields/select-field'
import styles from './account.module.css'
import { AccountField, PersonFields } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

const F = ACCOUNT_FIELDS

/** In the order in which they are asked for, after the country. */
const ADDRESS_FIELDS = [
  {
    name: 'zipCode',
    label: 'account.zip-code',
    autoComplete: 'postal-code',
    maxLength: 16,
    required: true,
  },
  {
    name: 'street',
    label: 'account.street',
    autoComplete: 'address-line1',
    maxLength: 64,
    required: true,
  },
  { name: 'houseNumber', label: 'account.house-number', maxLength: 16, required: true },
  { name: 'addition', label: 'account.addition', maxLength: 16 },
  {
    name: 'city',
    label: 'account.city',
    autoComplete: 'address-level2',
    maxLength: 64,
    required: true,
  },
  {
    name: 'state',
    label: 'checkout.state',
    autoComplete: 'address-level1',
    maxLength: 64,
    required: true,
  },
  { name: 'company', label: 'account.company', autoComplete: 'organization', maxLength: 64 },
  { name: 'phone', label: 'account.phone', type: 'tel', autoComplete: 'tel', maxLength: 32 },
] as const

type AddressFormProps = {
  account: Account
  address: AccountAddress | 'new'
  typed: TypedAccountFields
  fault: AccountFault | null
}

/** Adds an address to the book, or changes one. */
export function AddressForm({ account, address, typed, fault }: AddressFormProps) {
  const { store, t } = useShop()
  const known = address === 'new' ? null : address
  const { firstName, lastName, countries } = account
  const home = store.i18n.defaultCountry
  const [country, setCountry] = useState(typed[F.country] ?? known?.country ?? home)
  // A box that was left empty is not posted.
  const wasRefused = typed[F.street] !== undefined
  const faults = wasRefused ? checkBookAddress((name) => typed[name] ?? '') : {}
  const errorOf = (name: BookField) => {
    const key = faults[name]
    return key && t(key)
  }
  const isDefault = known?.isDefault ?? account.addresses.length === 0
  return (
    <section className={styles.section}>
      <h2>{t(known ? 'account.address-change' : 'account.address-add')}</h2>
      <AccountPostForm form="address" fault={fault} className={styles.form}>
        {known && <input type="hidden" name={F.address} value={known.id} />}
        <PersonFields
          firstName={typed[F.firstName] ?? known?.firstName ?? firstName}
          lastName={typed[F.lastName] ?? known?.lastName ?? lastName}
          firstNameError={errorOf(F.firstName)}
          lastNameError={errorOf(F.lastName)}
        />
        <SelectField
          label={t('account.country')}
          name={F.country}
          autoComplete="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          {withKnown(countries, known).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {ADDRESS_FIELDS.filter(({ name }) => name !== 'state' || needsState(country)).map(
          ({ name, label, ...limits }) => (
            <AccountField
              key={name}
              label={t(label)}
              name={F[name]}
              defaultValue={typed[F[name]] ?? known?.[name]}
              {...limits}
              error={errorOf(F[name])}
            />
          ),
        )}
        <ChoiceField
          type="checkbox"
          name={F.isDefault}
          value="1"
          defaultChecked={wasRefused ? typed[F.isDefault] !== undefined : isDefault}
        >
          {t('account.make-default')}
        </ChoiceField>
        <div className={styles.acts}>
          <Button type="submit">{t('account.save')}</Button>
          <a href={storePath(ACCOUNT_PATH, store)}>{t('account.back')}</a>
        </div>
      </AccountPostForm>
    </section>
  )
}

/** An address of a country that this store does not deliver to stays where it is. */
function withKnown(countries: Account['countries'], known: AccountAddress | null) {
  if (!known || countries.some(({ code }) => code === known.country)) return countries
  return [...countries, { code: known.country, name: known.countryName }]
}
