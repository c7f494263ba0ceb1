// The fields that drafts and records are made of, with their bounds.
import * as z from 'zod/mini'

export const storeCode = z.enum(['nl_nl', 'de_de', 'fr_fr', 'global_en'])
export const storeOrAll = z.union([storeCode, z.literal('all')])

export const sku = z.string().check(z.regex(/^[^\p{Cc},]{1,64}$/u, 'Not a sku'), z.trim())
export const attributeCode = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, 'Not an attribute code'))
export const line = z.string().check(z.maxLength(512))
export const filledLine = line.check(z.minLength(1))
export const longText = z.string().check(z.maxLength(200_000))
export const cents = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
export const position = z.int().check(z.minimum(0))

/** A path of a URL or a category, without a slash at its ends. */
export const path = z.string().check(z.regex(/^[^/\p{Cc}](?:[^\p{Cc}]{0,1022}[^/\p{Cc}])?$/u))

/** One segment of a URL. */
export const urlKey = z.string().check(z.regex(/^[^/?#\s\p{Cc}]{1,255}$/u, 'Not a URL key'))

/** A picture below /media: no way up, nothing hidden. */
export const mediaPath = z
  .string()
  .check(z.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/, 'Not a media path'), z.maxLength(400))

/** A moment in ISO 8601, as UTC. */
export const instant = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Not a date')),
  z.transform((text) => new Date(text).toISOString()),
)

/** One value for all stores, and others for some of them. */
export function perStore<T extends z.ZodMiniType>(value: T) {
  const own = z.optional(value)
  return z.object({ all: value, nl_nl: own, de_de: own, fr_fr: own, global_en: own })
}
