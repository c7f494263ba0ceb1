import { type FormEvent, useState } from 'react'
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import { brandName } from '../../../shared/store-view/card-brands'
import { type CardFields, type CardState, toTestCard } from '../../engine/card-payment-calls'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { ChoiceField } from '../../ui/fields/choice-field'
import { TextField } from '../../ui/fields/text-field'
import styles from '../checkout-page.module.css'

interface TestCardFormProps {
  beginning: WireAdyenBeginning
  isBusy: boolean
  onPay: (card: CardState) => Promise<void>
}

type Faults = Partial<Record<keyof CardFields, string>>

/** Ticked by who wants to keep the card. */
const KEEP = 'keep'

/** A plain form for test cards: nothing in it is encrypted, so no real card belongs here. */
export function TestCardForm({ beginning, isBusy, onPay }: TestCardFormProps) {
  const { t, price } = useShop()
  const [faults, setFaults] = useState<Faults>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { elements } = event.currentTarget
    const form = new FormData(event.currentTarget)
    const read = (name: keyof CardFields) => String(form.get(name) ?? '').trim()
    const card: CardFields = {
      number: read('number'),
      expiry: read('expiry'),
      code: read('code'),
      holder: read('holder'),
    }
    const found = findFaults(card)
    setFaults(found)
    focusField(elements, Object.keys(found)[0])
    const storePaymentMethod = form.has(KEEP)
    if (isBusy || Object.keys(found).length > 0) return
    void onPay({ ...toTestCard(card), storePaymentMethod })
  }

  function findFaults({ number, expiry, code, holder }: CardFields): Faults {
    const isNumber = /^\d{12,19}$/.test(number.replaceAll(' ', ''))
    const isExpiry = /^(?:0[1-9]|1[0-2])\s*\/\s*\d\d$/.test(expiry)
    return {
      ...(!isNumber && { number: t('checkout.card-number-wrong') }),
      ...(!isExpiry && { expiry: t('checkout.card-expiry-wrong') }),
      ...(!/^\d{3,4}$/.test(code) && { code: t('checkout.card-code-wrong') }),
      ...(holder === '' && { holder: t('checkout.card-holder-wrong') }),
    }
  }

  const brands = beginning.brands.map(brandName).join(', ')
  return (
    <form noValidate className={styles.card} onSubmit={submit}>
      <p>{t('checkout.card-test')}</p>
      <p>{t('checkout.card-brands', { brands })}</p>
      <TextField
        label={t('checkout.card-number')}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        error={faults.number}
      />
      <TextField
        label={t('checkout.card-expiry')}
        hint={t('checkout.card-expiry-hint')}
        name="expiry"
        autoComplete="off"
        error={faults.expiry}
      />
      <TextField
        label={t('checkout.card-code')}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        error={faults.code}
      />
      <TextField
        label={t('checkout.card-holder')}
        name="holder"
        autoComplete="off"
        error={faults.holder}
      />
      {beginning.keptCards && (
        <ChoiceField type="checkbox" name={KEEP} value="1">
          {t('checkout.card-keep')}
        </ChoiceField>
      )}
      <Button type="submit" isBusy={isBusy}>
        {t('checkout.card-pay', { amount: price(beginning.amount.value) })}
      </Button>
    </form>
  )
}

/** Only after its fault is drawn, so that both are read out together. */
function focusField(elements: HTMLFormControlsCollection, name = ''): void {
  const field = elements.namedItem(name)
  if (field instanceof HTMLElement) requestAnimationFrame(() => field.focus())
}
