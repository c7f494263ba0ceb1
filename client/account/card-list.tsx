import { ACCOUNT_FIELDS, type Account } from '../../shared/customer/account-forms'
import { brandName } from '../../shared/store-view/card-brands'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { AccountPostForm } from './form/account-post-form'

/** The cards that a customer keeps at the provider; each may be removed. */
export function CardList({ cards }: Pick<Account, 'cards'>) {
  const { t } = useShop()
  if (cards.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('account.cards')}</h2>
      <ul className={styles.list}>
        {cards.map(({ id, brand, lastFour, expiry }) => {
          const name = t('account.card', { brand: brandName(brand), digits: lastFour, expiry })
          return (
            <li key={id}>
              {name}
              <AccountPostForm form="removeCard">
                <input type="hidden" name={ACCOUNT_FIELDS.card} value={id} />
                <Button type="submit" kind="quiet" aria-label={t('account.card-remove', { name })}>
                  {t('account.address-remove')}
                </Button>
              </AccountPostForm>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
