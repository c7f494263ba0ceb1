// Building blocks for what a browser sends: exact types, bounded lengths, nothing coerced but the
// text of a query string.
import * as z from 'zod/mini'
import { isEmailText } from '../../customer/email-text'
import { MAX_LINE_QTY } from './cart-limits'

const MAX_SKU_LENGTH = 64

const NO_CONTROL = /^[^\p{Cc}]*$/u

/** One line of text without control characters. */
export const line = (max: number) => z.string().check(z.maxLength(max), z.regex(NO_CONTROL))

/** One line that is not empty. */
export const filledLine = (max: number) => line(max).check(z.minLength(1))

/** Text of several lines, such as a message. */
export const paragraph = (max: number) => z.string().check(z.maxLength(max))

export const sku = filledLine(MAX_SKU_LENGTH)
export const qty = z.int().check(z.minimum(1), z.maximum(MAX_LINE_QTY))
/** The same, also as text, which becomes a whole number (spec 5): `"2"`, and `"2.0000"` as Magento writes it. */
export const qtyOrText = z.pipe(
  z.union([
    z.number(),
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,4})?$/)),
      z.transform((text) => Math.trunc(Number(text))),
    ),
  ]),
  qty,
)
/** As fields have it: what one takes the other does. Blanks around it are no part of one. */
export const email = z.string().check(z.refine((text) => text === text.trim() && isEmailText(text)))
export const password = z.string().check(z.minLength(1), z.maxLength(256))
export const captchaToken = z.string().check(z.maxLength(4096))
export const bearerToken = z.string().check(z.regex(/^[\w.~+/=-]{1,4096}$/))
export const storeCode = z.string().check(z.regex(/^[a-z][a-z0-9_]{1,31}$/))
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
export const languageTag = z.string().check(z.regex(/^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/))
export const fieldName = z.string().check(z.regex(/^[A-Za-z_][\w.-]{0,63}$/))
export const methodCode = z.string().check(z.regex(/^[\w.-]{1,64}$/))

/** A cart id: the number of a customer's cart or the mask of a guest's (contract 1.2). */
export const cartId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** An id that a client chose, such as that of an order attempt. */
export const opaqueId = z.string().check(z.regex(/^[\w-]{1,128}$/))

/** A Magento entity id as a number. */
export const entityId = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** An entity id as number or as its text; text wins inside. */
export const idText = z.pipe(
  z.union([entityId, z.string().check(z.regex(/^[\w-]{1,64}$/))]),
  z.transform(String),
)

/** A non-negative integer written in a query string. */
export const queryInteger = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

/** A comma list of at most so many skus in a query string. */
export const skuList = (max: number) =>
  z.pipe(
    z.string().check(z.minLength(1), z.maxLength(MAX_SKU_LENGTH * 400)),
    z.pipe(
      z.transform((text: string) => text.split(',').filter((part) => part !== '')),
      z.array(sku).check(z.minLength(1), z.maxLength(max, `At most ${max} skus at once`)),
    ),
  )

/** Names and plain values without a fixed shape, such as a payment's additional data. */
export const plainFields = z
  .record(
    z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    z.union([z.string().check(z.maxLength(20_000)), z.number(), z.boolean(), z.null()]),
  )
  .check(z.refine((fields) => Object.keys(fields).length <= 50, 'Too many fields'))
