import { useId, useState } from 'react'
import { BUY_FORM_ID, FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  type GiftCard,
  type GiftCardAnswers,
  readGiftAmount,
} from '../../../shared/catalog/gift-card'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useShop } from '../../stores/shop'
import { FieldError } from '../../ui/fields/field-error'
import { TextField } from '../../ui/fields/text-field'
import styles from '../variants/option-picker.module.css'

interface GiftCardAmountProps {
  card: GiftCard
  error: string | undefined
  onChange: (amount: GiftCardAnswers['amount']) => void
}

type Chosen = number | typeof FORM_FIELDS.openAmount

/** The amounts to choose from, and a field for another one where that is allowed. */
export function GiftCardAmount({ card, error, onChange }: GiftCardAmountProps) {
  const { t, price } = useShop()
  const id = useId()
  const { amounts, openAmount } = card
  const typed = useRefusedForm(BUY_FORM_ID)?.typed
  const [chosen, setChosen] = useState<Chosen>(() => firstChosen(amounts, typed))
  const [text, setText] = useState(typed?.get(FORM_FIELDS.giftOther) ?? '')
  const choose = (next: Chosen) => {
    setChosen(next)
    onChange(next === 'open' ? readGiftAmount(text) : next)
  }
  const write = (written: string) => {
    setText(written)
    onChange(readGiftAmount(written))
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
                  name={FORM_FIELDS.giftAmount}
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
      {openAmount && (
        <div className={amounts.length > 0 ? styles.other : undefined}>
          <TextField
            label={t('product.gift-other')}
            hint={t('product.gift-range', {
              min: price(openAmount.min),
              max: price(openAmount.max),
            })}
            name={FORM_FIELDS.giftOther}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={chosen === 'open' ? error : undefined}
            onChange={(event) => write(event.target.value)}
          />
        </div>
      )}
    </>
  )
}

function firstChosen(amounts: readonly number[], typed: URLSearchParams | undefined): Chosen {
  const [least = FORM_FIELDS.openAmount] = amounts
  const posted = typed?.get(FORM_FIELDS.giftAmount)
  if (posted === FORM_FIELDS.openAmount) return posted
  return amounts.find((amount) => String(amount) === posted) ?? least
}
