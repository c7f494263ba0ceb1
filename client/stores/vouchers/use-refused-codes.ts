import { COUPON_FORM, GIFT_CARD_FORM } from '../../../shared/cart/voucher-paths'
import type { EnteredCoupon } from '../../catalog/vouchers/coupon-field'
import { useRefusedForm } from '../forms/refused-form'
import { useShop } from '../shop'

type GiftCardFault = 'cart.gift-card-unknown' | 'cart.gift-card-needless'

export interface RefusedCodes {
  coupon: EnteredCoupon | null
  giftCard?: { code: string; fault: GiftCardFault } | undefined
}

/** The code that was posted to the cart by a form and refused, at the field that it was typed into. */
export function useRefusedCodes(): RefusedCodes {
  const { t } = useShop()
  const coupon = useRefusedForm<'cart.coupon-wrong'>(COUPON_FORM)
  const card = useRefusedForm<GiftCardFault>(GIFT_CARD_FORM)
  return {
    coupon: coupon && { code: coupon.typed.get('code') ?? '', fault: t(coupon.fault) },
    giftCard: card ? { code: card.typed.get('code') ?? '', fault: card.fault } : undefined,
  }
}
