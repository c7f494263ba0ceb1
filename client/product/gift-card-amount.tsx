import { useId, useState } from 'react'
import type { GiftCard } from '../../shared/catalog/gift-card'
import { useShop } from '../stores/shop'
import { FieldError } from '../ui/field-error'
import { TextField } from '../ui/text-field'
import styles from './option-picker.module.css'
import { parseAmount } from './parse-amount'

interface GiftCardAmountProps {
  card: GiftCard
  error: string | undefined
  /** Cents; null while what is written is no amount. */
  onChange: (amount: number | null) => void
}

type Chosen = number | 'open'

/** The amounts to choose from, and a field for another one where that is allowed. */
export function GiftCardAmount({ card, error, onChange }: GiftCardAmountProps) {
  const { t, price } = useShop()
  const id = useId()
  const { amounts, openAmount } = card
  const [chosen, setChosen] = useState<Chosen>(amounts[0] ?? 'open')
  const [text, setText] = useState('')
  const choose = (next: Chosen) => {
    setChosen(next)
    onChange(next === 'open' ? parseAmount(text) : next)
  }
  const write = (written: string) => {
    setText(written)
    onChange(parseAmount(written))
  }
  const offered: Chosen[] = openAmount ? [...amounts, 'open'] : amounts
  return (
    <>
      {amounts.length > 0 && (
        <fieldset
          className={styles.picker}
          data-fault={error && chosen !== 'open' ? '' : undefined}
        >
          <legend>{t('product.gift-amount')}</legend>
          <div className={styles.values}>
            {offered.map((amount) => (
              <label key={amount}>
                <input
                  type="radio"
                  name="gift-amount"
                  value={amount}
                  checked={amount === chosen}
                  onChange={() => choose(amount)}
                />
                <span>{amount === 'open' ? t('product.gift-other') : price(amount)}</span>
              </label>
            ))}
          </div>
          {chosen !== 'open' && <FieldError id={id} message={error} />}
        </fieldset>
      )}
      {openAmount && chosen === 'open' && (
        <TextField
          label={t('product.gift-other')}
          hint={t('product.gift-range', {
            min: price(openAmount.min),
            max: price(openAmount.max),
          })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </>
  )
}
