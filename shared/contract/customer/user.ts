// Customers and their session (spec 7, contract 1.1). A failure of any of these may be 400, 401 or
// 500 upstream: everything but 200 is a failure.
import * as z from 'zod/mini'
import type { Call } from '../call'
import {
  bearerToken,
  captchaToken,
  countryCode,
  email,
  entityId,
  filledLine,
  line,
  opaqueId,
  password,
  queryInteger,
  storeCode,
} from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText, wireValue } from '../wire/wire-value'
import { customerAddress } from './address'
import { orderHistory } from './order-history'

const region = z.object({
  region: z.optional(z.nullable(line(64))),
  region_id: z.optional(z.nullable(entityId)),
  region_code: z.optional(z.nullable(line(16))),
})

const ownAddress = z.object({
  id: z.optional(z.nullable(entityId)),
  customer_id: z.optional(z.nullable(entityId)),
  firstname: filledLine(64),
  lastname: filledLine(64),
  street: z.array(line(128)).check(z.minLength(1), z.maxLength(4)),
  city: filledLine(64),
  country_id: countryCode,
  postcode: filledLine(16),
  region: z.optional(z.nullable(region)),
  region_id: z.optional(z.nullable(entityId)),
  company: z.optional(z.nullable(line(128))),
  vat_id: z.optional(z.nullable(line(32))),
  telephone: z.optional(z.nullable(line(32))),
  default_billing: z.optional(z.boolean()),
  default_shipping: z.optional(z.boolean()),
})

const customAttribute = z.object({ attribute_code: filledLine(64), value: line(512) })

const newCustomer = z.object({
  email,
  firstname: filledLine(64),
  lastname: filledLine(64),
  storeId: z.optional(entityId),
  addresses: z.optional(z.array(ownAddress).check(z.maxLength(2))),
  custom_attributes: z.optional(z.array(customAttribute).check(z.maxLength(5))),
})

/** Only these may be changed by a customer (spec 6). */
export const customerChange = z.object({
  email: z.optional(email),
  firstname: z.optional(filledLine(64)),
  lastname: z.optional(filledLine(64)),
  addresses: z.optional(z.array(ownAddress).check(z.maxLength(50))),
})

export const wireCustomer = wireObject({
  id: wireInteger,
  group_id: orAbsent(wireInteger),
  groupToken: orAbsent(wireText),
  email: wireText,
  firstname: orAbsent(wireText),
  lastname: orAbsent(wireText),
  created_at: orAbsent(wireText),
  updated_at: orAbsent(wireText),
  created_in: orAbsent(wireText),
  store_id: orAbsent(wireInteger),
  website_id: orAbsent(wireInteger),
  default_billing: orAbsent(wireText),
  default_shipping: orAbsent(wireText),
  addresses: wireList(customerAddress),
  custom_attributes: wireList(wireObject({ attribute_code: wireText, value: wireValue })),
  disable_auto_group_change: orAbsent(wireInteger),
  extension_attributes: orAbsent(
    wireObject({
      is_subscribed: orAbsent(wireFlag),
      /** Ours: whether a link that was mailed to the address was pressed. */
      is_email_confirmed: orAbsent(wireFlag),
    }),
  ),
})
export type WireCustomer = z.output<typeof wireCustomer>

/** Whether the address may be taken for the customer's; a backend that does not say has its own rule. */
export function isEmailConfirmed({ extension_attributes: more }: WireCustomer): boolean {
  return more?.is_email_confirmed !== false
}

/** The refresh token of a login lies in `meta` of the envelope. */
export const sessionMeta = wireObject({ refreshToken: orAbsent(wireText) })

const forStore = z.object({ storeCode: z.optional(storeCode) })

const open = { method: 'POST', auth: 'none', envelope: true } as const
const own = { auth: 'customer', envelope: true, query: forStore } as const

export const userCalls = {
  userLogin: {
    ...open,
    path: '/api/user/login',
    body: z.object({ username: email, password, token: z.optional(captchaToken) }),
    result: wireText,
    hasMeta: true,
  },
  userRefresh: {
    ...open,
    path: '/api/user/refresh',
    body: z.object({ refreshToken: bearerToken }),
    result: wireText,
    hasMeta: true,
  },
  /** Ours: ends a login. A backend without it says 404, and its tokens end by themselves. */
  userLogout: {
    ...open,
    path: '/api/user/logout',
    body: z.object({ refreshToken: bearerToken }),
    result: z.boolean(),
  },
  userCreate: {
    ...open,
    path: '/api/user/create',
    body: z.object({
      customer: newCustomer,
      password,
      token: z.optional(captchaToken),
      /** Ours: hashes of what this shopper ordered as a guest, under the same address. */
      orders: z.optional(z.array(opaqueId).check(z.maxLength(5))),
    }),
    result: wireCustomer,
  },
  userResetPassword: {
    ...open,
    path: '/api/user/reset-password',
    body: z.object({ email }),
    result: z.boolean(),
  },
  userCreatePassword: {
    ...open,
    path: '/api/user/create-password',
    body: z.object({ email, newPassword: password, resetToken: bearerToken }),
    result: z.boolean(),
  },
  /** Ours: whether the link of a mail may still be used. A backend without it says 404. */
  userResetState: {
    ...open,
    path: '/api/user/reset-state',
    body: z.object({ resetToken: bearerToken }),
    result: z.boolean(),
  },
  /** true: the address is free. Some platforms always say so: creating may still fail. */
  userEmailAvailable: {
    ...open,
    path: '/api/user/is-email-available',
    body: z.object({ customerEmail: email, websiteId: z.optional(entityId) }),
    result: z.boolean(),
  },
  /** Ours: whether a customer may choose this password. A backend without it says 404. */
  userCheckPassword: {
    ...open,
    path: '/api/user/check-password',
    body: z.object({
      customer: z.object({ email, firstname: filledLine(64), lastname: filledLine(64) }),
      password,
    }),
    result: z.boolean(),
  },
  userChangePassword: {
    ...own,
    method: 'POST',
    path: '/api/user/change-password',
    body: z.object({ currentPassword: password, newPassword: password }),
    result: z.boolean(),
  },
  userMe: { ...own, method: 'GET', path: '/api/user/me', result: wireCustomer },
  userUpdate: {
    ...own,
    method: 'POST',
    path: '/api/user/me',
    body: z.object({ customer: customerChange }),
    result: wireCustomer,
  },
  /** Ours: sends the link once more that confirms the customer's address. */
  userConfirmEmail: {
    ...own,
    method: 'POST',
    path: '/api/user/confirm-email',
    result: z.boolean(),
  },
  /** Ours: where a customer is logged in, and the end of all logins but the one that asks. */
  userLogins: {
    ...own,
    method: 'GET',
    path: '/api/user/logins',
    result: z.array(wireObject({ began_at: wireText, is_current: wireFlag })),
  },
  userEndLogins: {
    ...own,
    method: 'POST',
    path: '/api/user/end-logins',
    result: z.boolean(),
  },
  /** Ours: all that is kept of a customer, as the backend names it. */
  userData: {
    ...own,
    method: 'GET',
    path: '/api/user/data',
    result: z.record(z.string(), z.array(z.record(z.string(), wireValue))),
  },
  userDelete: {
    ...own,
    method: 'DELETE',
    path: '/api/ext/user-extend/mine',
    result: z.boolean(),
  },
  userOrderHistory: {
    ...own,
    method: 'GET',
    path: '/api/user/order-history',
    query: z.extend(forStore, {
      pageSize: z._default(queryInteger.check(z.refine((size) => size >= 1 && size <= 100)), 20),
      currentPage: z._default(queryInteger.check(z.refine((page) => page >= 1)), 1),
    }),
    result: orderHistory,
  },
} as const satisfies Record<string, Call>
