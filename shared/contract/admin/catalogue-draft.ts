// A catalogue on its way into the shop, from the demo shop or from a merchant's files.
// Identity is the sku, the category path and the attribute code; ids are given by the database.
import * as z from 'zod/mini'
import {
  landingPageDraft,
  redirectDraft,
  searchRedirectDraft,
  storyDraft,
  urlMappingDraft,
} from './content-draft'
import { attributeCode, line, longText, mediaPath, path, perStore, position, urlKey } from './field'
import { productDraft } from './product-draft'

export const attributeDraft = z.object({
  code: attributeCode,
  label: perStore(line),
  /** `select` has options that can be filtered on, `text` is shown only. */
  input: z.enum(['select', 'multiselect', 'text', 'boolean']),
  isFilterable: z.boolean(),
  isVisible: z.boolean(),
  position,
  options: z.array(z.object({ value: line, label: perStore(line), swatch: z.optional(line) })),
})
export type AttributeDraft = z.infer<typeof attributeDraft>

export const categoryDraft = z.object({
  /** Names from the root in the language of the source, for example `Furniture/Chairs`. */
  path,
  name: perStore(line),
  /** Last segment of the URL. */
  urlKey: perStore(urlKey),
  description: z.optional(perStore(longText)),
  seoText: z.optional(perStore(longText)),
  metaTitle: z.optional(perStore(line)),
  metaDescription: z.optional(perStore(line)),
  /** Path below /media. */
  image: z.optional(z.union([mediaPath, z.literal('')])),
  position,
  isActive: z.boolean(),
  /** Left out means yes. */
  isInMenu: z.optional(z.boolean()),
  displayMode: z.enum(['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE']),
})
export type CategoryDraft = z.infer<typeof categoryDraft>

/** Any part of a catalogue: what is left out is empty. */
export const catalogueDraft = z.object({
  attributes: z._default(z.array(attributeDraft), []),
  categories: z._default(z.array(categoryDraft), []),
  products: z._default(z.array(productDraft), []),
  redirects: z.optional(z.array(redirectDraft)),
  urlMappings: z.optional(z.array(urlMappingDraft)),
  searchRedirects: z.optional(z.array(searchRedirectDraft)),
  landingPages: z.optional(z.array(landingPageDraft)),
  stories: z.optional(z.array(storyDraft)),
})
export type CatalogueDraft = z.infer<typeof catalogueDraft>
