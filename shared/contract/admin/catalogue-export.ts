// The catalogue as it is taken out again: importing it again changes nothing.
import * as z from 'zod/mini'
import { attributeDraft, categoryDraft } from './catalogue-draft'
import { productDraft, stockDraft } from './product-draft'

/** All that describes products. */
export const catalogueDescription = z.object({
  attributes: z.array(attributeDraft),
  categories: z.array(categoryDraft),
})
export type CatalogueDescription = z.infer<typeof catalogueDescription>

/** A product of the shop as others refer to it. */
export const knownProduct = z.object({
  id: z.int(),
  sku: z.string(),
  /** Its lowest price, in cents. */
  price: z.int(),
  /** Segments of its URL, one a store in the order of the stores; none where it has no page. */
  urlKeys: z.array(z.string()),
})
export type KnownProduct = z.infer<typeof knownProduct>

/** A product of the shop as it would be imported, with what an importer does not say. */
export const exportedProduct = z.object({
  draft: z.extend(productDraft, { stock: stockDraft }),
  /** Values of the children in what a configurable product asks for, by sku. */
  choices: z.array(z.object({ sku: z.string(), values: z.record(z.string(), z.string()) })),
  /** The stock its source last said, in the order of a stock row; what was sold is not taken off. */
  stockSource: z.array(z.number()),
})
export type ExportedProduct = z.infer<typeof exportedProduct>

export const exportedPage = z.object({
  products: z.array(exportedProduct),
  /** Where the next page begins; null after the last. */
  next: z.nullable(z.string()),
})
export type ExportedPage = z.infer<typeof exportedPage>

/** The id behind which known products are asked for, 0 for the first of them. */
export const skuQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

const MAX_PRODUCTS = 200

export const pageQuery = z.object({
  /** Place and id of the last product that was had, as `next` of the page before says. */
  after: z._default(z.string().check(z.regex(/^-?\d{1,12}\.\d{1,12}$/)), '-1.0'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PRODUCTS)), 100),
})
