// What may be loaded: the shapes of draft.ts, with bounds.
import * as z from 'zod/mini'
import { isEmailText } from '../../customer/email-text'
import { cents, instant, line, longText, sku, storeCode } from './draft-value-schema'
import type { RecordsDraft } from './record-draft'

const filled = line.check(z.minLength(1))
const email = z.string().check(z.refine(isEmailText))
const code = z.string().check(z.regex(/^[\w-]{3,64}$/, 'Not a code'))
const hour = z.string().check(z.regex(/^\d\d:\d\d$/, 'Not a time of day'))
const latitude = z.number().check(z.minimum(-90), z.maximum(90))
const longitude = z.number().check(z.minimum(-180), z.maximum(180))
const houseNumber = z.int().check(z.minimum(1), z.maximum(99_999))

const review = z.object({
  reference: filled,
  sku,
  store: storeCode,
  nickname: filled,
  title: filled,
  detail: longText,
  rating: z.literal([1, 2, 3, 4, 5]),
  createdAt: instant,
})

const address = z.object({
  firstname: filled,
  lastname: filled,
  street: z.array(line).check(z.minLength(1), z.maxLength(4)),
  postcode: filled,
  city: filled,
  country_id: z.string().check(z.regex(/^[A-Z]{2}$/)),
  telephone: z.optional(line),
  company: z.optional(line),
})

const customer = z.object({
  email,
  firstName: filled,
  lastName: filled,
  store: storeCode,
  groupId: z.int().check(z.minimum(1)),
  password: z.string().check(z.minLength(8), z.maxLength(256)),
  isSubscribed: z.boolean(),
  addresses: z.array(address).check(z.maxLength(50)),
  createdAt: instant,
})

const order = z.object({
  reference: filled,
  email,
  store: storeCode,
  lines: z
    .array(
      z.object({
        sku,
        parentSku: z.optional(sku),
        name: filled,
        qty: z.int().check(z.minimum(1)),
        price: cents,
        taxRate: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    )
    .check(z.minLength(1)),
  shipping: cents,
  placedAt: instant,
})

const coupon = z
  .object({
    code,
    kind: z.enum(['percent', 'fixed', 'free_shipping']),
    amount: cents,
    minSubtotal: z.optional(cents),
    validFrom: z.optional(instant),
    validTo: z.optional(instant),
    maxUses: z.optional(z.int().check(z.minimum(1))),
  })
  .check(z.refine(({ kind, amount }) => kind !== 'percent' || amount <= 100, 'More than 100 %'))

const giftCard = z
  .object({ code, initial: cents, balance: cents, expiresAt: z.optional(instant) })
  .check(z.refine(({ initial, balance }) => balance <= initial, 'More than it was bought for'))

const storeLocation = z.object({
  id: z.int().check(z.minimum(1)),
  name: filled,
  street: filled,
  postcode: filled,
  city: filled,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  phone: line,
  email,
  lat: latitude,
  lng: longitude,
  schedule: z.array(z.object({ day: filled, open: z.optional(hour), close: z.optional(hour) })),
})

const postalStreet = z
  .object({
    country: z.string().check(z.regex(/^[a-z]{3}$/)),
    postcode: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
    street: filled,
    city: filled,
    municipality: line,
    province: line,
    firstNumber: houseNumber,
    lastNumber: houseNumber,
    additions: z.array(line),
    lat: latitude,
    lng: longitude,
  })
  .check(z.refine((given) => given.firstNumber <= given.lastNumber, 'Numbers run backwards'))

export const recordsDraft: z.ZodMiniType<RecordsDraft> = z.object({
  reviews: z.optional(z.array(review)),
  customers: z.optional(z.array(customer)),
  orders: z.optional(z.array(order)),
  coupons: z.optional(z.array(coupon)),
  giftCards: z.optional(z.array(giftCard)),
  storeLocations: z.optional(z.array(storeLocation)),
  postalStreets: z.optional(z.array(postalStreet)),
})
