import type { MouseEvent } from 'react'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { TextField } from '../../ui/fields/text-field'
import type { ShopWords } from '../shop-words'
import { COUPON_FORM, readCode } from './voucher-forms'
import styles from './vouchers.module.css'

interface CouponFieldProps {
  /** The coupon that counts; empty for none. */
  code: string
  /** Takes a code, or an empty one to take the coupon out. Left out where the form posts itself. */
  onCoupon?: ((code: string) => void) | undefined
  shop: Pick<ShopWords, 't'>
}

/** The coupon of the cart, or a field for one. */
export function CouponField({ code, onCoupon, shop: { t } }: CouponFieldProps) {
  function enter(event: MouseEvent<HTMLButtonElement>) {
    if (!onCoupon) return
    event.preventDefault()
    const entered = readCode(event.currentTarget.form)
    if (entered?.trim()) onCoupon(entered)
  }

  function remove(event: MouseEvent<HTMLButtonElement>) {
    if (!onCoupon) return
    event.preventDefault()
    onCoupon('')
  }

  if (code !== '') {
    return (
      <p className={styles.used}>
        {t('cart.coupon-used', { code })}
        <Button
          kind="quiet"
          type="submit"
          form={COUPON_FORM}
          name="remove"
          value="1"
          aria-label={t('cart.coupon-remove', { code })}
          onClick={remove}
        >
          {t('cart.remove')}
        </Button>
      </p>
    )
  }
  return (
    <Disclosure title={t('cart.coupon-open')}>
      <div className={styles.entry}>
        <TextField
          label={t('cart.coupon')}
          name="code"
          form={COUPON_FORM}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button kind="secondary" type="submit" form={COUPON_FORM} onClick={enter}>
          {t('cart.coupon-apply')}
        </Button>
      </div>
    </Disclosure>
  )
}
