import { COUPON_FORM } from '../../../shared/cart/voucher-paths'
import type { MessageKey } from '../../../shared/i18n/messages'
import type { EnteredCoupon } from '../../catalog/vouchers/coupon-field'
import { useRefusedForm } from '../forms/refused-form'
import { useShop } from '../shop'

/** The coupon that was posted to the cart by a form and refused; null without one. */
export function useRefusedCoupon(): EnteredCoupon | null {
  const { t } = useShop()
  const refused = useRefusedForm<MessageKey>(COUPON_FORM)
  return refused && { code: refused.typed.get('code') ?? '', fault: t(refused.fault) }
}
