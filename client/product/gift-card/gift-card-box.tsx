import { type SubmitEvent, useState } from 'react'
import { toAddRequest } from '../../../shared/cart/add-request'
import { BUY_FORM_ID, FORM_FIELDS } from '../../../shared/cart/form-paths'
import {
  type GiftCardFault,
  giftCardFaults,
  MAX_MESSAGE,
  MAX_NAME,
} from '../../../shared/cart/gift-card/gift-card-faults'
import { withGiftCard } from '../../../shared/cart/gift-card/with-gift-card'
import { parseQuantity } from '../../../shared/cart/quantity'
import type { GiftCard, GiftCardAnswers } from '../../../shared/catalog/gift-card'
import type { Product } from '../../../shared/catalog/product'
import { shopDay } from '../../../shared/i18n/day-text'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'
import { useRefusedForm } from '../../stores/forms/refused-form'
import { useNow } from '../../stores/hydration/use-now'
import { useEarlyControls } from '../../stores/late-part'
import { useShop } from '../../stores/shop'
import { BuyForm } from '../buying/buy-form'
import { BuyRow } from '../buying/buy-row'
import { NotifyButton } from '../buying/notify-button'
import { useAdd } from '../buying/use-add'
import { useFaultFocus } from '../buying/use-fault-focus'
import { useProductAlert } from '../buying/use-product-alert'
import { ProductErrors } from '../product-errors'
import { GiftCardAmount } from './gift-card-amount'
import { GiftCardFields } from './gift-card-fields'

interface GiftCardBoxProps {
  product: Product
  sync: CurrentSync
  card: GiftCard
  answers: GiftCardAnswers
  onChange: (changed: Partial<GiftCardAnswers>) => void
}

const FAULT_KEYS = {
  required: 'product.required',
  'amount-unreadable': 'product.gift-amount-unreadable',
  'amount-range': 'product.gift-range',
  'name-too-short': 'checkout.name-too-short',
  email: 'checkout.email-invalid',
  'too-long': 'product.too-long',
  'no-date': 'product.no-date',
  'day-range': 'product.gift-day-range',
} as const satisfies Record<GiftCardFault, string>

/** What it is worth, who gives it to whom, and the button that adds it. */
export function GiftCardBox({ product, sync, card, answers, onChange }: GiftCardBoxProps) {
  const shop = useShop()
  const add = useAdd(sync)
  const refused = useRefusedForm(BUY_FORM_ID)
  const [quantity, setQuantity] = useState(refused?.typed.get(FORM_FIELDS.qty) ?? '1')
  const alert = useProductAlert(product)
  const { form, areShown, failed } = useFaultFocus(refused !== null)
  useEarlyControls(form)
  const now = useNow()
  const today = now === null ? (refused?.day ?? null) : shopDay(now)
  const faults = giftCardFaults(card, answers, today)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = parseQuantity(quantity, product.maxQty)
    if (!parsed.ok || Object.keys(faults).length > 0) return failed()
    add(
      withGiftCard(
        toAddRequest(product, undefined, parsed.value),
        card,
        answers,
        shop.t,
        shop.store.i18n,
      ),
    )
  }
  const errorOf = (field: keyof GiftCardAnswers) => {
    const fault = areShown ? faults[field] : undefined
    return fault && faultText(fault, field, card, shop)
  }

  return (
    <BuyForm ref={form} sku={product.sku} onSubmit={submit} showsFaults>
      <GiftCardAmount
        card={card}
        error={errorOf('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      <GiftCardFields answers={answers} today={today} errorOf={errorOf} onChange={onChange} />
      <ProductErrors product={product} />
      {product.isInStock ? (
        <BuyRow
          sku={product.sku}
          text={quantity}
          max={product.maxQty}
          isRefused={product.errors !== undefined}
          onChange={setQuantity}
        />
      ) : (
        !product.hidesStockAlert && <NotifyButton onClick={() => alert()} />
      )}
    </BuyForm>
  )
}

function faultText(
  fault: GiftCardFault,
  field: keyof GiftCardAnswers,
  card: GiftCard,
  { t, price }: ReturnType<typeof useShop>,
): string {
  const longest = field === 'message' ? MAX_MESSAGE : MAX_NAME
  if (fault !== 'amount-range') return t(FAULT_KEYS[fault], { max: longest })
  const { min = 0, max = 0 } = card.openAmount ?? {}
  return t(FAULT_KEYS[fault], { min: price(min), max: price(max) })
}
