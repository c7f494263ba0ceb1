import { useEffect, useRef } from 'react'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import styles from '../checkout-page.module.css'
import { BankChallenge } from './bank-challenge'

interface BankStepProps {
  /** With which its challenge is asked for; without one it has a page that only has to be opened. */
  token: string | undefined
  /** A press has led to it, and it stands where something else stood. */
  isNews: boolean
  onGo: () => void
}

/** The bank wants to ask the shopper something, who says when. */
export function BankStep({ token, isNews, onGo }: BankStepProps) {
  const { t } = useShop()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNews) words.current?.focus()
  }, [isNews])
  return (
    <div className={styles.card}>
      <p ref={words} tabIndex={-1}>
        {t('checkout.card-challenge')}
      </p>
      {token ? (
        <BankChallenge token={token} />
      ) : (
        <Button onClick={onGo}>{t('checkout.card-to-bank')}</Button>
      )}
    </div>
  )
}
