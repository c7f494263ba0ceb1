import { storeViewOf } from '../../../../../shared/store-view/store-views'
import type { Database } from '../../../db/databases'
import { query, readFirst } from '../../../db/query'
import { sql } from '../../../db/sql'
import type { Order } from '../../../orders/order'
import type { Amount, PaymentRequest } from '../checkout-api'
import type { Adyen } from '../open-adyen'
import type { Method } from './choose-method'

/** What the provider is asked to take for an order. */
export async function toPaymentRequest(
  { sales, adyen }: { sales: Database; adyen: Adyen },
  order: Order,
  method: Method,
  returnUrl: URL,
): Promise<PaymentRequest> {
  const buyer = await readFirst(
    sales,
    query<{ email: string }>(sql`SELECT email FROM orders WHERE id = ${order.id}`),
  )
  const { i18n, tax } = storeViewOf(order.storeCode)
  return {
    merchantAccount: adyen.merchantAccount,
    reference: String(order.incrementId),
    amount: amountOf(order),
    returnUrl: toReturnAddress(returnUrl, order.orderHash),
    origin: returnUrl.origin,
    channel: 'Web',
    shopperEmail: buyer?.email ?? '',
    shopperLocale: i18n.defaultLocale,
    countryCode: tax.defaultCountry,
    shopperInteraction: 'storedPaymentMethodId' in method.paymentMethod ? 'ContAuth' : 'Ecommerce',
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    ...method,
    ...(adyen.isCapturedByHand && { additionalData: { manualCapture: 'true' } }),
  }
}

function toReturnAddress(returnUrl: URL, orderHash: string): string {
  const address = new URL(returnUrl)
  address.searchParams.set('orderHash', orderHash)
  return address.href
}

/** What is still to be paid of an order, in cents. */
export function amountOf(order: Order): Amount {
  const { currencyCode } = storeViewOf(order.storeCode).i18n
  return { currency: currencyCode, value: order.amountDue }
}
