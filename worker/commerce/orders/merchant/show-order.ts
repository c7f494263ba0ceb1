import type { OrderDetails } from '../../../../shared/contract/admin/placed-order'
import type { VariantChoice } from '../../cart/sellable-product'
import type { Database } from '../../db/databases'
import { query, readAll, readEach, readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { addressLines } from '../../mail/address-lines'
import type { MailKind } from '../../mail/mail'
import { WITHDRAWN } from '../../mail/withdrawal/withdrawn-quantity'
import { PLACED_ORDER } from './list-orders'

/** Whoever packs reads English. */
const LOCALE = 'en'

type OrderRow = Omit<OrderDetails, 'shippingAddress' | 'billingAddress' | 'lines' | 'events'> & {
  id: number
  shippingAddress: string | null
  billingAddress: string
}
type LineRow = Omit<OrderDetails['lines'][number], 'choices'> & { choices: string }

interface Event {
  /** Milliseconds since 1970. */
  moment: number
  text: string
}

const PHONE = sql`COALESCE(NULLIF(shipping_address ->> '$.telephone', ''),
  NULLIF(billing_address ->> '$.telephone', ''))`

/** All that whoever packs and pays back an order needs to know of it; null where there is none. */
export async function showOrder(
  sales: Database,
  orderNumber: number,
): Promise<OrderDetails | null> {
  const found = await readFirst(
    sales,
    query<OrderRow>(sql`
      SELECT id, ${PLACED_ORDER}, order_hash AS orderHash, shipping_address AS shippingAddress,
        billing_address AS billingAddress, ${PHONE} AS phone,
        NULLIF(billing_address ->> '$.vat_id', '') AS taxId, shipping_method_code AS shippingMethod,
        delivery_date AS deliveryDate, pickup_point AS pickupPoint,
        coupon_code AS couponCode, discount, shipping_gross AS shipping, fee_gross AS fee, tax,
        gift_card_amount AS giftCards, grand_total AS grandTotal
      FROM orders WHERE increment_id = ${orderNumber}`),
  )
  if (!found) return null
  const { id, shippingAddress, billingAddress, ...order } = found
  const [lines, events] = await Promise.all([loadLines(sales, id), loadEvents(sales, id)])
  return {
    ...order,
    shippingAddress: shippingAddress ? addressLines(JSON.parse(shippingAddress), LOCALE) : [],
    billingAddress: addressLines(JSON.parse(billingAddress), LOCALE),
    lines,
    events,
  }
}

async function loadLines(sales: Database, orderId: number): Promise<OrderDetails['lines']> {
  const rows = await readAll(
    sales,
    query<LineRow>(sql`
      SELECT sku, name, qty, row_gross AS total, shown_options AS choices,
        MIN(qty, ${WITHDRAWN}) AS withdrawn
      FROM order_line WHERE order_id = ${orderId} ORDER BY id`),
  )
  return rows.map(({ choices, ...line }) => {
    const chosen: Pick<VariantChoice, 'label' | 'valueLabel'>[] = JSON.parse(choices)
    return { ...line, choices: chosen.map(({ label, valueLabel }) => `${label}: ${valueLabel}`) }
  })
}

/** Mails that tell of an order by its hash. */
const OF_ORDERS = JSON.stringify([
  'order-confirmation',
  'order-paid',
  'cancellation',
  'missing-transfer',
] satisfies MailKind[])

/** What happened to it, oldest first. */
async function loadEvents(sales: Database, orderId: number): Promise<OrderDetails['events']> {
  const happened = await readEach(sales, [
    query<Event>(
      sql`SELECT placed_at AS moment, 'placed' AS text FROM orders WHERE id = ${orderId}`,
    ),
    query<Event>(sql`
      SELECT paid_at AS moment, 'paid' AS text
      FROM orders WHERE id = ${orderId} AND paid_at IS NOT NULL`),
    query<Event>(sql`
      SELECT updated_at AS moment, 'cancelled' AS text
      FROM orders WHERE id = ${orderId} AND state = 'canceled'`),
    query<Event>(sql`
      SELECT updated_at AS moment, 'payment ' || state AS text
      FROM payment WHERE order_id = ${orderId}`),
    query<Event>(sql`
      SELECT sent_at AS moment, rtrim('parcel ' || carrier || ' ' || number) AS text
      FROM parcel WHERE order_id = ${orderId}`),
    query<Event>(sql`
      SELECT confirmed_at AS moment, 'withdrawn by ' || name AS text
      FROM withdrawal WHERE order_id = ${orderId} AND confirmed_at IS NOT NULL`),
    query<Event>(sql`
      SELECT COALESCE(captured_at, asked_at) AS moment,
        printf(iif(captured_at IS NULL, 'to be taken %.2f', 'taken %.2f'), amount / 100.0)
          || COALESCE(': ' || fault, '') AS text
      FROM capture WHERE order_id = ${orderId}`),
    query<Event>(sql`
      SELECT owed_at AS moment,
        printf('owed %.2f', amount / 100.0) || COALESCE(': ' || fault, '') AS text
      FROM refund WHERE order_id = ${orderId} AND refunded_at IS NULL`),
    query<Event>(sql`
      SELECT refunded_at AS moment, printf('refunded %.2f', amount / 100.0) AS text
      FROM refund WHERE order_id = ${orderId} AND refunded_at IS NOT NULL`),
    query<Event>(sql`
      SELECT refunded_at AS moment,
        printf('%.2f back on gift card …%s', amount / 100.0, substr(code, -4)) AS text
      FROM gift_card_refund WHERE order_id = ${orderId}`),
    query<Event>(sql`
      SELECT noted_at AS moment, printf('%s %.2f %s (%s)', kind, amount / 100.0, currency, reference)
        || iif(done_at IS NULL, ': to be looked at', '') AS text
      FROM order_task WHERE order_id = ${orderId}`),
    query<Event>(sql`
      WITH told(kind, about) AS (
        SELECT kind, order_hash FROM orders JOIN (SELECT value AS kind FROM json_each(${OF_ORDERS}))
          WHERE orders.id = ${orderId}
        UNION ALL SELECT 'parcel', CAST(id AS TEXT) FROM parcel WHERE order_id = ${orderId}
        UNION ALL SELECT 'refund', CAST(id AS TEXT) FROM refund WHERE order_id = ${orderId}
        UNION ALL SELECT 'withdrawal', token FROM withdrawal WHERE order_id = ${orderId}
        UNION ALL SELECT 'gift-card', code
          FROM issued_gift_card JOIN order_line ON order_line.id = order_line_id
          WHERE order_id = ${orderId})
      SELECT sent_at AS moment, 'mail ' || kind AS text FROM mail JOIN told USING (kind, about)
      WHERE sent_at IS NOT NULL`),
    query<Event>(sql`
      SELECT DISTINCT sent_at AS moment, 'mail ' || kind AS text
      FROM gift_card_refund JOIN mail ON kind = 'gift-card-refund' AND about = attempt
      WHERE order_id = ${orderId} AND sent_at IS NOT NULL`),
  ])
  return happened
    .flat()
    .sort((one, other) => one.moment - other.moment)
    .map(({ moment, text }) => ({ at: new Date(moment).toISOString(), text }))
}
