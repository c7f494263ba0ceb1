import { useEffect, useRef } from 'react'
import type { UsedGiftCard } from '../../../shared/cart/cart-summary'
import type { MessageKey } from '../../../shared/i18n/messages'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import type { ShopWords } from '../shop-words'
import { CodeField, withCode } from './code-field'
import { UsedCode } from './used-code'
import type { VoucherPlaces } from './voucher-forms'
import styles from './vouchers.module.css'

export interface GiftCardPaymentProps {
  /** Those that pay already. */
  cards: readonly UsedGiftCard[]
  isBusy?: boolean
  fault?: MessageKey | null
  /** One that was posted to the page and refused. */
  code?: string | undefined
  /** Of a card that was only looked at, in cents. */
  balance?: number | null
  /** Left out where the form posts itself. */
  onGiftCard?: ((code: string) => void) | undefined
  onCheck?: ((code: string) => void) | undefined
  onRemove?: ((itemId: number) => void) | undefined
  places: VoucherPlaces
  shop: ShopWords
}

/** The gift cards that pay for the cart, and a field for one more. */
export function GiftCardPayment({
  cards,
  isBusy = false,
  fault = null,
  code,
  balance = null,
  onGiftCard,
  onCheck,
  onRemove,
  places,
  shop,
}: GiftCardPaymentProps) {
  const { t, price } = shop
  const field = useEmptiedField(cards.length)
  return (
    <>
      <UsedGiftCards {...{ cards, onRemove, places, shop }} />
      <Disclosure title={t('cart.gift-card-open')} isOpen={code !== undefined}>
        <div className={styles.entry}>
          <CodeField
            ref={field}
            place={places.giftCard}
            label={t('cart.gift-card')}
            defaultValue={code}
            {...(fault && { error: t(fault) })}
          />
          <div className={styles.buttons}>
            <Button
              kind="secondary"
              type="submit"
              form={places.giftCard.form}
              isBusy={isBusy}
              onClick={withCode(onGiftCard)}
            >
              {t('cart.gift-card-apply')}
            </Button>
            {onCheck && (
              <span className="needs-script">
                <Button
                  kind="quiet"
                  form={places.giftCard.form}
                  isBusy={isBusy}
                  onClick={withCode(onCheck)}
                >
                  {t('cart.gift-card-check')}
                </Button>
              </span>
            )}
          </div>
          <p role="status">
            {balance !== null && t('cart.gift-card-balance', { balance: price(balance) })}
          </p>
        </div>
      </Disclosure>
    </>
  )
}

/**
 * A card that pays leaves an empty field for the next one. The focus stays where it was: in the field, the
 * keyboard of a phone would cover the new sums.
 */
function useEmptiedField(cards: number) {
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(cards)
  useEffect(() => {
    if (known.current !== cards && field.current) field.current.value = ''
    known.current = cards
  }, [cards])
  return field
}

function UsedGiftCards({
  cards,
  onRemove,
  places,
  shop,
}: Pick<GiftCardPaymentProps, 'cards' | 'onRemove' | 'places' | 'shop'>) {
  const { t, price } = shop
  return cards.map(({ itemId, codeEnd, amount, balance }) => (
    <UsedCode
      key={itemId}
      place={places.giftCardRemoval}
      value={itemId}
      label={t('cart.gift-card-remove', { end: codeEnd })}
      onRemove={onRemove && (() => onRemove(itemId))}
      shop={shop}
    >
      <span>
        {t('cart.gift-card-used', { end: codeEnd })}
        {balance > amount && (
          <small>{t('cart.gift-card-left', { amount: price(balance - amount) })}</small>
        )}
      </span>
    </UsedCode>
  ))
}
