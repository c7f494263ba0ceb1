// What the shop offers while a shopper is still typing (spec 7, suggestions, autocomplete and
// recommendations), as the browser gets it. A schema, because an answer may be half of one.
import * as z from 'zod/mini'

/** Where the browser asks, with the term as `q`; without one it gets what the shop recommends. */
export const SUGGESTIONS_PATH = '/_suggestions'

const suggestedProduct = z.object({
  sku: z.string(),
  id: z.nullable(z.number()),
  typeId: z.string(),
  name: z.string(),
  link: z.string(),
  /** Path below /media; empty without a picture. */
  image: z.string(),
  price: z.object({ regular: z.number(), special: z.nullable(z.number()) }),
  isFromPrice: z.boolean(),
  isInStock: z.boolean(),
})
export type SuggestedProduct = z.output<typeof suggestedProduct>

export const suggestions = z.object({
  /** What a shopper may be about to type. */
  phrases: z.array(z.string()),
  /** Whether the phrases are what was probably meant, rather than what begins so. */
  isCorrected: z.boolean(),
  categories: z.array(z.object({ name: z.string(), link: z.string() })),
  products: z.array(suggestedProduct),
  /** Of the search that found the products, for tracking; empty where nobody told one. */
  requestId: z.string(),
})
export type Suggestions = z.output<typeof suggestions>
