import type { CartSummary } from '../../../shared/cart/cart-summary'
import { VOUCHERS_ID } from '../../../shared/cart/voucher-paths'
import { useKeptFocus } from '../../ui/use-kept-focus'
import type { ShopWords } from '../shop-words'
import { CouponField, type EnteredCoupon } from './coupon-field'
import { GiftCardPayment, type GiftCardPaymentProps } from './gift-card-payment'
import { OWN_PLACES, type VoucherPlaces } from './voucher-forms'
import styles from './vouchers.module.css'

interface VouchersProps extends Pick<GiftCardPaymentProps, 'onGiftCard' | 'onCheck' | 'onRemove'> {
  /** Null while the server has not said anything yet. */
  totals: Pick<CartSummary, 'couponCode' | 'giftCards'> | null
  coupon?: EnteredCoupon | null
  giftCard?: Pick<GiftCardPaymentProps, 'isBusy' | 'fault' | 'balance' | 'code'> | undefined
  onCoupon?: (code: string) => void
  /** Where codes belong, if not to forms of their own. */
  places?: VoucherPlaces
  shop: ShopWords
}

/** Codes that make a cart cheaper, and codes that pay for it (spec 4). */
export function Vouchers({
  totals,
  coupon = null,
  giftCard,
  onCoupon,
  onGiftCard,
  onCheck,
  onRemove,
  places = OWN_PLACES,
  shop,
}: VouchersProps) {
  const { couponCode = '', giftCards = [] } = totals ?? {}
  const content = [couponCode, ...giftCards.map(({ itemId }) => itemId)].join()
  const { root, noting } = useKeptFocus<HTMLDivElement>(content)
  return (
    <div ref={root} id={VOUCHERS_ID} className={styles.vouchers}>
      <CouponField
        code={couponCode}
        entered={coupon}
        onCoupon={noting(onCoupon)}
        places={places}
        shop={shop}
      />
      <GiftCardPayment
        cards={giftCards}
        {...giftCard}
        onGiftCard={onGiftCard}
        onCheck={onCheck}
        onRemove={noting(onRemove)}
        places={places}
        shop={shop}
      />
    </div>
  )
}
