import type { CartSummary } from '../../shared/cart/cart-summary'
import { CouponField } from './coupon-field'
import { GiftCardPayment, type GiftCardPaymentProps } from './gift-card-payment'
import type { ShopWords } from './shop-words'
import styles from './vouchers.module.css'

interface VouchersProps extends Pick<GiftCardPaymentProps, 'onGiftCard' | 'onCheck' | 'onRemove'> {
  /** Null while the server has not said anything yet. */
  totals: Pick<CartSummary, 'couponCode' | 'giftCards'> | null
  giftCard?: Pick<GiftCardPaymentProps, 'isBusy' | 'fault' | 'balance'>
  onCoupon?: (code: string) => void
  shop: ShopWords
}

/** Codes that make a cart cheaper, and codes that pay for it (spec 4). */
export function Vouchers({ totals, giftCard, onCoupon, shop, ...actions }: VouchersProps) {
  return (
    <div className={styles.vouchers}>
      <CouponField code={totals?.couponCode ?? ''} onCoupon={onCoupon} shop={shop} />
      <GiftCardPayment cards={totals?.giftCards ?? []} {...giftCard} {...actions} shop={shop} />
    </div>
  )
}
