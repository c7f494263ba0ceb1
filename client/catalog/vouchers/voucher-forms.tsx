import {
  CART_COUPON_PATH,
  CART_GIFT_CARD_PATH,
  COUPON_FORM,
  GIFT_CARD_FORM,
  VOUCHERS_ID,
} from '../../../shared/cart/voucher-paths'
import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'

/** Enter in a field presses the first button of its form: that must not be one that takes a card out. */
const GIFT_CARD_REMOVAL_FORM = 'gift-card-removal-form'

/** Which form a field or a button of a code belongs to, and what it is called there. */
export interface VoucherPlace {
  form: string
  field: string
}

export type VoucherPlaces = Record<
  'coupon' | 'couponRemoval' | 'giftCard' | 'giftCardRemoval',
  VoucherPlace
>

/** Each in a form of its own. */
export const OWN_PLACES: VoucherPlaces = {
  coupon: { form: COUPON_FORM, field: 'code' },
  couponRemoval: { form: COUPON_FORM, field: 'remove' },
  giftCard: { form: GIFT_CARD_FORM, field: 'code' },
  giftCardRemoval: { form: GIFT_CARD_REMOVAL_FORM, field: 'remove' },
}

/**
 * What a browser posts by itself. The forms stand apart from their fields, which may be part of
 * something that is a form itself, such as the checkout.
 */
export function VoucherForms({ store }: { store: StoreView }) {
  const pathOf = (path: string) => `${storePath(path, store)}#${VOUCHERS_ID}`
  return (
    <>
      <form hidden id={COUPON_FORM} method="post" action={pathOf(CART_COUPON_PATH)} />
      <form hidden id={GIFT_CARD_FORM} method="post" action={pathOf(CART_GIFT_CARD_PATH)} />
      <form hidden id={GIFT_CARD_REMOVAL_FORM} method="post" action={pathOf(CART_GIFT_CARD_PATH)} />
    </>
  )
}
