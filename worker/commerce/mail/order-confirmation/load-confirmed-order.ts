import type { WireAddress } from '../../../../shared/contract/customer/address'
import type { VariantChoice } from '../../cart/sellable-product'
import type { Database } from '../../db/databases'
import { query, readFirst, readNamed } from '../../db/query'
import { sql } from '../../db/sql'
import { BUYER_NAME } from '../buyer-name'
import { DELIVERY_START } from '../delivery-start'

/** What a confirmation tells of an order. Cents, milliseconds since 1970. */
export interface ConfirmedOrder {
  id: number
  incrementId: number
  /** Of who has placed it. */
  firstName: string
  placedAt: number
  paymentMethodCode: string
  /** The day that was wished for, `2026-11-24`; null for the soonest. */
  deliveryDate: string | null
  /** How many working days it takes, `2-5`, as its shopper was told; null where nobody knew. */
  deliveryDays: string | null
  /** 1 where its shopper is contacted to arrange a day; else 0. */
  isByAppointment: number
  /** Milliseconds since 1970. */
  deliveryStart: number
  /** 1 while nothing is packed, since its money has not come; else 0. */
  isDue: number
  /** In one line; null where it is sent. */
  pickupPoint: string | null
  shippingAddress: WireAddress | null
  billingAddress: WireAddress
  subtotal: number
  discount: number
  /** Null where nothing is sent. */
  shipping: number | null
  fee: number
  tax: number
  /** What was taken of each. */
  giftCards: UsedCard[]
  /** What is or was to be paid besides them. */
  amountDue: number
  lines: ConfirmedLine[]
}

export interface UsedCard {
  code: string
  amount: number
}

export interface ConfirmedLine {
  name: string
  sku: string
  typeId: string
  qty: number
  total: number
  /** What was chosen, as the shopper was shown it. */
  choices: Pick<VariantChoice, 'label' | 'valueLabel'>[]
}

type OrderRow = Omit<
  ConfirmedOrder,
  'lines' | 'giftCards' | 'shippingAddress' | 'billingAddress'
> & {
  shippingAddress: string | null
  billingAddress: string
}
type LineRow = Omit<ConfirmedLine, 'choices'> & { choices: string }

/** The order with this hash as it stands; null when it was given up meanwhile. */
export async function loadConfirmedOrder(
  sales: Database,
  orderHash: string,
): Promise<ConfirmedOrder | null> {
  const order = await readFirst(
    sales,
    query<OrderRow>(sql`
      SELECT id, increment_id AS incrementId, ${BUYER_NAME} AS firstName, placed_at AS placedAt,
        payment_method_code AS paymentMethodCode, delivery_date AS deliveryDate,
        delivery_days AS deliveryDays, by_appointment AS isByAppointment,
        ${DELIVERY_START} AS deliveryStart,
        state = 'new' AND payment_method_code <> 'cashondelivery' AS isDue,
        pickup_point AS pickupPoint,
        shipping_address AS shippingAddress,
        billing_address AS billingAddress, subtotal_gross AS subtotal, discount,
        CASE WHEN carrier_code IS NULL THEN NULL ELSE shipping_gross END AS shipping,
        fee_gross AS fee, tax, grand_total - gift_card_amount AS amountDue
      FROM orders WHERE order_hash = ${orderHash} AND state IN ('new', 'processing')`),
  )
  if (!order) return null
  const { lines, giftCards } = await readNamed<{ lines: LineRow; giftCards: UsedCard }>(sales, {
    lines: query(sql`
      SELECT name, sku, type_id AS typeId, qty, row_gross AS total, shown_options AS choices
      FROM order_line WHERE order_id = ${order.id} ORDER BY id`),
    giftCards: query(sql`
      SELECT code, amount FROM order_gift_card WHERE order_id = ${order.id}
      ORDER BY place, code`),
  })
  return {
    ...order,
    giftCards,
    shippingAddress: order.shippingAddress ? JSON.parse(order.shippingAddress) : null,
    billingAddress: JSON.parse(order.billingAddress),
    lines: lines.map((line) => ({
      ...line,
      choices: JSON.parse(line.choices) as ConfirmedLine['choices'],
    })),
  }
}
