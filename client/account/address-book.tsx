import { ACCOUNT_FIELDS, type AccountAddress } from '../../shared/customer/account-forms'
import { townText } from '../../shared/i18n/address-text'
import { storePath } from '../../shared/routing/links'
import { ACCOUNT_PATH } from '../../shared/routing/screen-paths'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { AccountPostForm } from './form/account-post-form'

/** The addresses of a customer; each may be changed and removed. */
export function AddressBook({ addresses }: { addresses: AccountAddress[] }) {
  const { store, t } = useShop()
  const page = storePath(ACCOUNT_PATH, store)
  return (
    <section id="addresses" className={styles.section}>
      <h2>{t('account.addresses')}</h2>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            {writtenAddress(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {address.isDefault && <em>{t('account.default-address')}</em>}
            <div className={styles.acts}>
              <a href={`${page}?${ACCOUNT_FIELDS.address}=${address.id}`}>
                {t('account.address-change')}
              </a>
              <RemoveAddress id={address.id} />
            </div>
          </li>
        ))}
      </ul>
      <a href={`${page}?${ACCOUNT_FIELDS.address}=new`}>{t('account.address-add')}</a>
    </section>
  )
}

/** It cannot be undone, so it is asked twice, without script too. */
function RemoveAddress({ id }: Pick<AccountAddress, 'id'>) {
  const { t } = useShop()
  return (
    <details>
      <summary>{t('account.address-remove')}</summary>
      <AccountPostForm form="removeAddress">
        <input type="hidden" name={ACCOUNT_FIELDS.address} value={id} />
        <p>{t('account.address-remove-sure')}</p>
        <Button type="submit" kind="secondary">
          {t('account.address-remove-it')}
        </Button>
      </AccountPostForm>
    </details>
  )
}

/** As it stands on a letter. */
export function writtenAddress(address: AccountAddress): string[] {
  const { company, firstName, lastName } = address
  return [
    company,
    `${firstName} ${lastName}`,
    address.streetText,
    townText(address.zipCode, address.city, address.country),
    address.state,
    address.countryName,
  ].filter((line) => line.trim() !== '')
}
