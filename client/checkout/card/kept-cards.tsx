import type { WireKeptCard } from '../../../shared/contract/payment/kept-cards'
import { brandName } from '../../../shared/store-view/card-brands'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import styles from '../checkout-page.module.css'

interface KeptCardsProps {
  cards: readonly WireKeptCard[]
  isBusy: boolean
  onPay: (id: string) => void
}

/** The cards that a customer keeps: each pays without being typed. */
export function KeptCards({ cards, isBusy, onPay }: KeptCardsProps) {
  const { t } = useShop()
  if (cards.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>{t('checkout.card-kept')}</h2>
      {cards.map(({ id, brand, lastFour, expiry }) => (
        <Button key={id} kind="secondary" isBusy={isBusy} onClick={() => onPay(id)}>
          {t('checkout.card-pay-kept', { brand: brandName(brand), digits: lastFour, expiry })}
        </Button>
      ))}
      <h2>{t('checkout.card-another')}</h2>
    </section>
  )
}
