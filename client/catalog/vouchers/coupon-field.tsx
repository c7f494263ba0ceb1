import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { FieldError } from '../../ui/fields/field-error'
import type { ShopWords } from '../shop-words'
import { CodeField, withCode } from './code-field'
import { UsedCode } from './used-code'
import type { VoucherPlaces } from './voucher-forms'
import styles from './vouchers.module.css'

/** The code that was entered last. */
export interface EnteredCoupon {
  code: string
  /** Why it was refused, in the shopper's words; undefined where it was not. */
  fault?: string | undefined
}

interface CouponFieldProps {
  /** The coupon that counts; empty for none. */
  code: string
  entered: EnteredCoupon | null
  /** Takes a code, or an empty one to take the coupon out. Left out where the form posts itself. */
  onCoupon?: ((code: string) => void) | undefined
  places: VoucherPlaces
  shop: Pick<ShopWords, 't'>
}

/** The coupon of the cart, or a field for one. */
export function CouponField({ code, entered, onCoupon, places, shop }: CouponFieldProps) {
  const { t } = shop
  if (code !== '') {
    return (
      <>
        <UsedCode
          place={places.couponRemoval}
          value={1}
          label={t('cart.coupon-remove', { code })}
          onRemove={onCoupon && (() => onCoupon(''))}
          shop={shop}
        >
          {t('cart.coupon-used', { code })}
        </UsedCode>
        <FieldError id="coupon-error" message={entered?.fault} />
      </>
    )
  }
  // Blanks are no code: an empty one would take the coupon out.
  const enter = onCoupon && ((entered: string) => void (entered.trim() && onCoupon(entered)))
  return (
    <Disclosure title={t('cart.coupon-open')} isOpen={entered !== null}>
      <div className={styles.entry}>
        <CodeField
          place={places.coupon}
          label={t('cart.coupon')}
          defaultValue={entered?.code}
          error={entered?.fault}
          autoCapitalize="characters"
        />
        <Button kind="secondary" type="submit" form={places.coupon.form} onClick={withCode(enter)}>
          {t('cart.coupon-apply')}
        </Button>
      </div>
    </Disclosure>
  )
}
