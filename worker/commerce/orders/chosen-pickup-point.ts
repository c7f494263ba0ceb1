import { PICKUP } from '../../../shared/checkout/shipping-methods'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { NO_SUCH_PICKUP_POINT } from './order-refusals'

/** Ids are at most so long. */
const ID = /^\d{1,10}$/

/**
 * Where a request wants to collect the order, in one line; null where it is sent. Only a place in the
 * country of the address: what is collected is taxed there.
 */
export async function chosenPickupPoint(
  catalogue: Database,
  { addressInformation }: OrderRequest,
): Promise<Result<string | null, Refusal>> {
  const { shipping_carrier_code, shippingExtraFields, shippingAddress } = addressInformation
  if (shipping_carrier_code !== PICKUP || !shippingAddress) return ok(null)
  const id = String(shippingExtraFields?.pickup_point ?? '')
  const found = ID.test(id)
    ? await readFirst(
        catalogue,
        query<{ place: string }>(sql`
          SELECT name || ', ' || street || ', ' || postcode || ' ' || city AS place
          FROM store_location
          WHERE id = ${Number(id)} AND country = ${shippingAddress.country_id}`),
      )
    : null
  return found ? ok(found.place) : fail(NO_SUCH_PICKUP_POINT)
}
