import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import styles from '../checkout-page.module.css'
import { BankChallenge } from './bank-challenge'

interface BankStepProps {
  /** With which its challenge is asked for; without one it has a page that only has to be opened. */
  token: string | undefined
  onGo: () => void
}

/** The bank wants to ask the shopper something, who says when. */
export function BankStep({ token, onGo }: BankStepProps) {
  const { t } = useShop()
  return (
    <div className={styles.card}>
      <p>{t('checkout.card-challenge')}</p>
      {token ? (
        <BankChallenge token={token} />
      ) : (
        <Button onClick={onGo}>{t('checkout.card-to-bank')}</Button>
      )}
    </div>
  )
}
