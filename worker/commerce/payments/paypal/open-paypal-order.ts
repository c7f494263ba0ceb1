import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { fail, ok, type Result } from '../../../../shared/result'
import { MERCHANT } from '../../../../shared/store-view/merchant'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { createRandomId } from '../../db/random-id'
import type { PayPal, PayPalFault } from './open-paypal'

interface ToOpen {
  store: StoreView
  unit: WirePurchaseUnit
  returnUrl: string
  cancelUrl: string
  /** The shopper says where to on PayPal's page and pays in the shop; else pays there. */
  isExpress: boolean
}

export interface OpenedOrder {
  token: string
  approveUrl: string
}

const APPROVE_LINKS = ['payer-action', 'approve']

/** Opens a purchase at PayPal, and tells where its shopper approves it. */
export async function openPayPalOrder(
  payPal: PayPal,
  { store, unit, returnUrl, cancelUrl, isExpress }: ToOpen,
): Promise<Result<OpenedOrder, PayPalFault>> {
  const given = unit.shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING'
  const answer = await payPal.create(
    {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: MERCHANT.name,
            locale: store.i18n.defaultLocale,
            landing_page: 'LOGIN',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            payment_method_selected: 'PAYPAL',
            shipping_preference: isExpress ? 'GET_FROM_FILE' : given,
            user_action: isExpress ? 'CONTINUE' : 'PAY_NOW',
            return_url: returnUrl,
            cancel_url: cancelUrl,
          },
        },
      },
    },
    createRandomId(),
  )
  if (!answer.ok) return answer
  const { id: token, links = [] } = answer.value
  const approveUrl = links.find(({ rel }) => APPROVE_LINKS.includes(rel))?.href
  const message = 'PayPal names no page on which to approve'
  return approveUrl ? ok({ token, approveUrl }) : fail({ kind: 'unknown', issue: '', message })
}
