import { toPurchaseUnit } from '../../../../shared/checkout/purchase-unit'
import type { WireAddress } from '../../../../shared/contract/customer/address'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import type { Database } from '../../db/databases'
import { query, readNamed } from '../../db/query'
import { sql } from '../../db/sql'
import type { Order } from '../../orders/order'

interface LineRow {
  name: string
  sku: string
  qty: number
  unit: number
  row: number
  /** `{label, value}[]` as JSON. */
  choices: string
}

interface ChargeRow {
  shipping: number
  fee: number
  /** `WireAddress` as JSON; null where nothing is sent. */
  address: string | null
}

/**
 * An order in the words of contract 1.9, under the name by which PayPal knows it. Who gets a gift card, and
 * with which words, is not told.
 */
export async function purchaseOfOrder(
  sales: Database,
  order: Order,
  reference: string,
): Promise<WirePurchaseUnit> {
  const { lines, charges } = await readNamed<{ lines: LineRow; charges: ChargeRow }>(sales, {
    lines: query(sql`SELECT name, sku, qty, unit_gross AS unit, row_gross AS row,
        CASE type_id WHEN 'amgiftcard' THEN '[]' ELSE shown_options END AS choices
      FROM order_line WHERE order_id = ${order.id} ORDER BY id`),
    charges: query(sql`SELECT shipping_gross AS shipping, fee_gross AS fee,
        shipping_address AS address
      FROM orders WHERE id = ${order.id}`),
  })
  const [charge] = charges
  const shipTo = charge?.address ? toShipTo(JSON.parse(charge.address) as WireAddress) : undefined
  return toPurchaseUnit({
    reference,
    storeCode: order.storeCode,
    currency: storeViewOf(order.storeCode).i18n.currencyCode,
    lines: lines.map(({ choices, ...line }) => ({ ...line, options: toOptions(choices) })),
    shipping: (charge?.shipping ?? 0) + (charge?.fee ?? 0),
    // Final prices include tax.
    tax: 0,
    due: order.amountDue,
    ...(shipTo && { shipping_to: shipTo }),
  })
}

function toOptions(choices: string): string[] {
  const read = JSON.parse(choices) as { value?: string }[]
  return read.flatMap(({ value }) => (value ? [value] : []))
}

function toShipTo(address: WireAddress): WirePurchaseUnit['shipping'] {
  const { firstname, lastname, street, city, postcode, country_id } = address
  return {
    name: { full_name: [firstname, lastname].filter(Boolean).join(' ') },
    address: {
      address_line_1: street.join(' '),
      admin_area_1: address.region_code ?? '',
      admin_area_2: city ?? '',
      postal_code: postcode ?? '',
      country_code: country_id,
    },
  }
}
