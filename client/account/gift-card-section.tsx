import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS } from '../../shared/customer/account-forms'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Button } from '../ui/button'
import styles from './account.module.css'
import { AccountField } from './account-fields'
import { AccountPostForm } from './form/account-post-form'

interface GiftCardSectionProps {
  balance: number | null
  fault: AccountFault | null
}

/** What is left on a gift card, in cents, once it was asked. A code is worth money, and is not shown again. */
export function GiftCardSection({ balance, fault }: GiftCardSectionProps) {
  const { t } = useShop()
  const { price } = useShopWords()
  return (
    <section id="gift-card" className={styles.section}>
      <h2>{t('account.gift-card')}</h2>
      <div role="status">
        {balance !== null && t('cart.gift-card-balance', { balance: price(balance) })}
      </div>
      <AccountPostForm form="giftCard" fault={fault} className={styles.form}>
        <AccountField
          label={t('cart.gift-card')}
          name={ACCOUNT_FIELDS.code}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" kind="secondary">
          {t('cart.gift-card-check')}
        </Button>
      </AccountPostForm>
    </section>
  )
}
