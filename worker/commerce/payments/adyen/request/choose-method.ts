import { findPaymentOffer } from '../../../../../shared/checkout/payment-methods'
import type { StoreView } from '../../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../../shared/store-view/store-views'
import { openCardHolder } from '../../../customers/card-holder'
import type { Database } from '../../../db/databases'
import type { Order } from '../../../orders/order'
import type { PaymentRequest } from '../checkout-api'
import type { Adyen } from '../open-adyen'

export type Method = Pick<
  PaymentRequest,
  | 'paymentMethod'
  | 'browserInfo'
  | 'shopperReference'
  | 'recurringProcessingModel'
  | 'storePaymentMethod'
>

/** What a browser wants to pay by. */
export interface AskedMethod {
  /** Absent when it cannot be read. */
  paymentMethod?: PaymentRequest['paymentMethod']
  browserInfo?: PaymentRequest['browserInfo']
  /** The customer wants to keep the card. */
  storePaymentMethod?: boolean | undefined
}

interface Provider {
  sales: Database
  adyen: Adyen
}

/**
 * By what an order is paid, and for whom; null when that cannot be. Only a customer keeps a card, and
 * pays by one that is theirs.
 */
export async function chooseMethod(
  { sales, adyen }: Provider,
  order: Order,
  { paymentMethod, browserInfo, storePaymentMethod }: AskedMethod,
): Promise<Method | null> {
  if (!paymentMethod || !isTaken(paymentMethod, order)) return null
  const method = { paymentMethod, ...(browserInfo && { browserInfo }) }
  const keptId = 'storedPaymentMethodId' in paymentMethod && paymentMethod.storedPaymentMethodId
  const isToBeKept = storePaymentMethod === true && paymentMethod.type === 'scheme'
  if (!keptId && !isToBeKept) return method
  const shopperReference = await openCardHolder(sales, order.id)
  if (!shopperReference) return keptId ? null : method
  const known = { ...method, shopperReference, recurringProcessingModel: 'CardOnFile' } as const
  if (!keptId) return { ...known, storePaymentMethod: true }
  const cards = await adyen.keptCards(shopperReference)
  const taken = cards.ok ? takenIn(storeViewOf(order.storeCode), cards.value) : []
  return taken.some(({ id }) => id === keptId) ? known : null
}

/** A card that was kept in another store may be of a brand that this one does not take (spec 9). */
export function takenIn<T extends { brand: string }>(
  { cardBrands }: StoreView,
  cards: readonly T[],
): T[] {
  return cards.filter(({ brand }) => cardBrands.some((taken) => taken === brand))
}

/**
 * A wallet pays for orders of that wallet, a card for those of cards. Its brand is what the browser takes
 * it for; the provider looks again.
 */
function isTaken(
  method: PaymentRequest['paymentMethod'],
  { paymentMethodCode, storeCode }: Order,
): boolean {
  const wallet = findPaymentOffer(paymentMethodCode)?.wallet
  if (method.type !== 'scheme') return method.type === wallet
  const brand = 'brand' in method ? method.brand : undefined
  const isBrandTaken = brand === undefined || storeViewOf(storeCode).cardBrands.includes(brand)
  return wallet === undefined && isBrandTaken
}
