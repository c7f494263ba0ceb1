import { bankAccountOf, TRANSFER_DAYS } from '../../../shared/store-view/merchant'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'

interface BankTransferProps {
  /** By which the merchant knows whose payment it is. */
  reference: string
  /** Cents; null when this browser does not remember. */
  amount: number | null
}

/** Where to pay, how much, under which reference and by when, and what happens then. */
export function BankTransfer({ reference, amount }: BankTransferProps) {
  const { store, t, price } = useShop()
  const { holder, iban, bic } = bankAccountOf(store.storeCode)
  const rows = [
    [t('checkout.transfer-amount'), amount === null ? '' : price(amount)],
    [t('checkout.transfer-holder'), holder],
    ['IBAN', iban],
    ['BIC', bic],
    [t('checkout.transfer-reference'), reference],
  ].filter(([, text]) => text !== '')
  return (
    <section className={styles.transfer} aria-labelledby="bank-transfer">
      <h2 id="bank-transfer">{t('checkout.transfer-title')}</h2>
      <p>{t('checkout.transfer-how', { days: TRANSFER_DAYS })}</p>
      <dl>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t('checkout.transfer-next')}</p>
    </section>
  )
}
