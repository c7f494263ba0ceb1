import type { WireCustomer } from '../../../shared/contract/customer/user'
import type { StoreView } from '../../../shared/store-view/store-view'
import { storeViewOf } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import { loadAddresses } from './address-book'
import type { Customer } from './customer'
import { groupTokenOf } from './group-token'

/** A customer with the address book, as who is logged in may see it in a store. */
export async function toWireCustomer(
  sales: Database,
  customer: Customer,
  store: StoreView,
  now: number,
): Promise<WireCustomer> {
  const [addresses, groupToken, isSubscribed] = await Promise.all([
    loadAddresses(sales, customer.id),
    groupTokenOf(sales, customer, now),
    isSubscriber(sales, customer, store),
  ])
  const { storeId, name } = storeViewOf(customer.storeCode)
  return {
    id: customer.id,
    group_id: customer.groupId,
    groupToken,
    email: customer.email,
    firstname: customer.firstName,
    lastname: customer.lastName,
    created_at: customer.createdAt,
    created_in: name,
    store_id: storeId,
    default_billing: idOf(addresses.find((address) => address.default_billing)),
    default_shipping: idOf(addresses.find((address) => address.default_shipping)),
    addresses: addresses.map(({ street, ...address }) => ({
      ...withoutNull(address),
      street: [...street],
    })),
    extension_attributes: {
      is_subscribed: isSubscribed,
      is_email_confirmed: customer.isEmailConfirmed === 1,
    },
  } as WireCustomer
}

/**
 * Whether an address has subscribed to the newsletter of this store, and confirmed that. Of an account
 * whose address is not confirmed nothing is told (trust C10).
 */
async function isSubscriber(
  sales: Database,
  { email, isEmailConfirmed }: Customer,
  { storeId }: StoreView,
): Promise<boolean> {
  const subscription = await readFirst(
    sales,
    sql`SELECT 1 FROM newsletter
      WHERE email = ${email} AND store_id = ${storeId} AND waits_until IS NULL AND ${isEmailConfirmed}`,
  )
  return subscription !== null
}

function idOf(address: { id: number } | undefined): string | undefined {
  return address && String(address.id)
}

function withoutNull(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
