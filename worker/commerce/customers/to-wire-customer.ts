import type { WireCustomer } from '../../../shared/contract/customer/user'
import { storeViewOf } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { loadAddresses } from './address-book'
import type { Customer } from './customer'
import { groupTokenOf } from './group-token'

/** A customer with the address book, as who is logged in may see it. */
export async function toWireCustomer(
  sales: Database,
  customer: Customer,
  now: number,
): Promise<WireCustomer> {
  const [addresses, groupToken] = await Promise.all([
    loadAddresses(sales, customer.id),
    groupTokenOf(sales, customer, now),
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
    extension_attributes: { is_subscribed: customer.isSubscribed === 1 },
  } as WireCustomer
}

function idOf(address: { id: number } | undefined): string | undefined {
  return address && String(address.id)
}

function withoutNull(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
