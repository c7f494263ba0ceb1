// What a shop has beside its catalogue, on its way in. Loading it again changes nothing that has
// happened since: an entry that is there stays as it is.
import * as z from 'zod/mini'
import { isEmailText } from '../../customer/email-text'
import { CUSTOMER_TAX_CLASSES } from '../../customer/price-group'
import { cents, filledLine, instant, line, longText, sku, storeCode } from './field'

const email = z.string().check(z.refine(isEmailText))
const code = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Not a code'))
const hour = z.string().check(z.regex(/^\d\d:\d\d$/, 'Not a time of day'))
const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
const houseNumber = z.int().check(z.minimum(1), z.maximum(99_999))

const reviewRecord = z.object({
  /** Unique; what the one who loads it knows it by. */
  reference: filledLine,
  sku,
  store: storeCode,
  nickname: filledLine,
  title: filledLine,
  detail: longText,
  rating: z.literal([1, 2, 3, 4, 5]),
  createdAt: instant,
})
export type ReviewRecord = z.infer<typeof reviewRecord>

/** What was asked for a product until a moment: the lowest of thirty days is told beside a reduced price. */
const pastPriceRecord = z.object({
  sku,
  store: storeCode,
  until: instant,
  /** Cents, incl. or excl. tax as the price of the product. */
  price: cents,
  special: z.optional(
    z.object({ price: cents, from: z.nullable(instant), to: z.nullable(instant) }),
  ),
})
export type PastPriceRecord = z.infer<typeof pastPriceRecord>

const addressRecord = z.object({
  firstname: filledLine,
  lastname: filledLine,
  /** Street, house number, addition. */
  street: z.array(line).check(z.minLength(1), z.maxLength(4)),
  postcode: filledLine,
  city: filledLine,
  country_id: z.string().check(z.regex(/^[A-Z]{2}$/)),
  telephone: z.optional(line),
  company: z.optional(line),
})
export type AddressRecord = z.infer<typeof addressRecord>

const customerRecord = z.object({
  email,
  firstName: filledLine,
  lastName: filledLine,
  store: storeCode,
  groupId: z.int().check(z.minimum(1)),
  password: z.string().check(z.minLength(8), z.maxLength(256)),
  isSubscribed: z.boolean(),
  /** The first one is where things are sent and billed. */
  addresses: z.array(addressRecord).check(z.maxLength(50)),
  createdAt: instant,
})
export type CustomerRecord = z.infer<typeof customerRecord>

/** How a group of customers is taxed; a group that is not named is taxed like everybody. */
const customerGroupRecord = z.object({
  id: z.int().check(z.minimum(1)),
  taxClass: z.enum(CUSTOMER_TAX_CLASSES),
})

const orderLineRecord = z.object({
  sku,
  parentSku: z.optional(sku),
  name: filledLine,
  qty: z.int().check(z.minimum(1)),
  /** Cents incl. tax, of one piece. */
  price: cents,
  /** Per cent. */
  taxRate: z.number().check(z.minimum(0), z.maximum(100)),
})

/** A past order, paid and sent. Amounts follow from its lines. */
const orderRecord = z.object({
  /** Unique; becomes the id of its attempt. */
  reference: filledLine,
  /** Of its customer, whose first address it went to. */
  email,
  store: storeCode,
  lines: z.array(orderLineRecord).check(z.minLength(1)),
  /** Cents incl. tax. */
  shipping: cents,
  placedAt: instant,
})
export type OrderRecord = z.infer<typeof orderRecord>

const couponRecord = z
  .object({
    code,
    kind: z.enum(['percent', 'fixed', 'free_shipping']),
    /** Per cent, or cents. */
    amount: cents,
    /** Cents incl. tax. */
    minSubtotal: z.optional(cents),
    validFrom: z.optional(instant),
    validTo: z.optional(instant),
    maxUses: z.optional(z.int().check(z.minimum(1))),
    /** The only store that takes it. */
    store: z.optional(storeCode),
  })
  .check(z.refine(({ kind, amount }) => kind !== 'percent' || amount <= 100, 'More than 100 %'))
export type CouponRecord = z.infer<typeof couponRecord>

/** Cents. */
const giftCardRecord = z
  .object({ code, initial: cents, balance: cents, expiresAt: z.optional(instant) })
  .check(z.refine(({ initial, balance }) => balance <= initial, 'More than it was bought for'))
export type GiftCardRecord = z.infer<typeof giftCardRecord>

const openingHours = z.object({
  /** In English, lower case. */
  day: filledLine,
  /** As 09:30; left out on a day on which the store is closed. */
  open: z.optional(hour),
  close: z.optional(hour),
})
export type OpeningHours = z.infer<typeof openingHours>

const storeLocationRecord = z.object({
  id: z.int().check(z.minimum(1)),
  name: filledLine,
  street: filledLine,
  postcode: filledLine,
  city: filledLine,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  phone: line,
  email,
  lat: latitude,
  lng: longitude,
  schedule: z.array(openingHours),
})
export type StoreLocationRecord = z.infer<typeof storeLocationRecord>

const postalStreetRecord = z
  .object({
    /** Three letters, lower case. */
    country: z.string().check(z.regex(/^[a-z]{3}$/)),
    postcode: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
    street: filledLine,
    city: filledLine,
    municipality: line,
    province: line,
    firstNumber: houseNumber,
    lastNumber: houseNumber,
    additions: z.array(line),
    lat: latitude,
    lng: longitude,
  })
  .check(z.refine((given) => given.firstNumber <= given.lastNumber, 'Numbers run backwards'))
export type PostalStreetRecord = z.infer<typeof postalStreetRecord>

export const shopRecords = z.object({
  reviews: z.optional(z.array(reviewRecord)),
  pastPrices: z.optional(z.array(pastPriceRecord)),
  /** Settings: a group that is there is taxed as the last call says. */
  customerGroups: z.optional(z.array(customerGroupRecord)),
  /** Few in a call: the hash of each password takes a quarter of a second. */
  customers: z.optional(z.array(customerRecord).check(z.maxLength(25))),
  orders: z.optional(z.array(orderRecord)),
  coupons: z.optional(z.array(couponRecord)),
  giftCards: z.optional(z.array(giftCardRecord)),
  storeLocations: z.optional(z.array(storeLocationRecord)),
  postalStreets: z.optional(z.array(postalStreetRecord)),
})
export type ShopRecords = z.infer<typeof shopRecords>

/** How many entries of each kind were new. */
export const recordsReport = z.object({
  reviews: z.int(),
  pastPrices: z.int(),
  customerGroups: z.int(),
  customers: z.int(),
  orders: z.int(),
  coupons: z.int(),
  giftCards: z.int(),
  storeLocations: z.int(),
  postalStreets: z.int(),
})
export type RecordsReport = z.infer<typeof recordsReport>
