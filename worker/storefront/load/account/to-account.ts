import { GUEST_GROUP } from '../../../../shared/catalog/tier-price'
import { safeHref } from '../../../../shared/content/safe-href'
import type { CallResult } from '../../../../shared/contract/calls'
import { toRegionName } from '../../../../shared/contract/customer/address'
import type { WireCustomer } from '../../../../shared/contract/customer/user'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import type { Account, AccountAddress, PastOrder } from '../../../../shared/customer/account-forms'
import { GENERAL_GROUP } from '../../../../shared/customer/price-group'
import { streetText } from '../../../../shared/i18n/address-text'
import { formatDay } from '../../../../shared/i18n/date-text'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** Orders on a page of the history (spec 9). */
export const ORDERS_PER_PAGE = 20

export interface AskedAccount {
  customer: WireCustomer
  history: CallResult<'userOrderHistory'>
  alerts: CallResult<'productAlertList'>
  cards: CallResult<'keptCardList'>
  logins: CallResult<'userLogins'>
  isEmailConfirmed: boolean
  isSubscribed: boolean
  /** Counted from 1. */
  page: number
  /** The number of an address that is changed, `new`, or null. */
  edited: string | null
}

/** The wire's customer as the page of the account shows it; null where the address is somebody else's. */
export function toAccount(asked: AskedAccount, store: StoreView): Account | null {
  const { customer, history, page } = asked
  const names = new Intl.DisplayNames(store.i18n.defaultLocale, { type: 'region' })
  const addresses = (customer.addresses ?? []).map((address) => toAddress(address, names))
  const edited =
    asked.edited === 'new' ? 'new' : addresses.find(({ id }) => String(id) === asked.edited)
  if (asked.edited !== null && edited === undefined) return null
  return {
    email: customer.email,
    firstName: customer.firstname ?? '',
    lastName: customer.lastname ?? '',
    addresses,
    edited: edited ?? null,
    countries: store.i18n.shippingCountries
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, store.i18n.defaultLocale)),
    isEmailConfirmed: asked.isEmailConfirmed,
    hasGroupPrices: ![GUEST_GROUP, GENERAL_GROUP].includes(customer.group_id ?? GUEST_GROUP),
    isSubscribed: asked.isSubscribed,
    alerts: asked.alerts.map(({ product_id: id, sku = '', name, link = '' }) => ({
      sku,
      name: name ?? (sku || String(id)),
      link: link.startsWith('/') ? safeHref(link) : '',
    })),
    cards: asked.cards,
    logins: asked.logins.map(({ began_at: beganAt, is_current: isCurrent }) => ({
      beganAt,
      day: toDay(beganAt, store),
      isCurrent,
    })),
    orders: (history.items ?? []).map((order) => toPastOrder(order, store)),
    ordersPage: page,
    ordersPages: Math.ceil((history.total_count ?? 0) / ORDERS_PER_PAGE),
  }
}

type WireBookAddress = NonNullable<WireCustomer['addresses']>[number]

function toAddress(wire: WireBookAddress, names: Intl.DisplayNames): AccountAddress {
  const [street = '', houseNumber = '', addition = ''] = wire.street ?? []
  const country = wire.country_id ?? ''
  return {
    id: wire.id ?? 0,
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    street,
    houseNumber,
    addition,
    streetText: streetText([street, houseNumber, addition], country),
    zipCode: wire.postcode ?? '',
    city: wire.city ?? '',
    state: toRegionName(wire.region),
    country,
    countryName: /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country,
    company: wire.company ?? '',
    phone: wire.telephone ?? '',
    isDefault: wire.default_shipping ?? false,
  }
}

type WireOrder = NonNullable<CallResult<'userOrderHistory'>['items']>[number]

function toPastOrder(wire: WireOrder, store: StoreView): PastOrder {
  return {
    orderNumber: wire.increment_id,
    orderHash: wire.order_hash ?? '',
    placedOn: toDay(wire.created_at, store),
    status: wire.status ?? '',
    paymentCode: wire.payment?.method ?? '',
    grandTotal: priceToCents(wire.grand_total ?? 0),
    items: (wire.items ?? [])
      .filter(({ parent_item_id: parent }) => !parent)
      .map(({ name = '', qty_ordered: qty = 1 }) => ({ name, qty })),
  }
}

function toDay(moment: string | undefined, { i18n }: StoreView): string {
  const date = new Date(moment ?? '')
  return Number.isNaN(date.getTime()) ? '' : formatDay(date, i18n)
}
