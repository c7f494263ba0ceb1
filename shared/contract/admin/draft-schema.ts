// What an importer may send: the shapes of draft.ts, with bounds.
import * as z from 'zod/mini'
import { PRODUCT_TYPES } from '../../catalog/product-type'
import type { AttributeDraft, CatalogueDraft, CategoryDraft, ProductDraft } from './draft'
import { bundle, customOption, download, giftCard, tierPrice } from './draft-make-schema'
import {
  landingPageDraft,
  redirectDraft,
  searchRedirectDraft,
  storyDraft,
  urlMappingDraft,
} from './draft-record-schema'
import {
  cents,
  code,
  instant,
  line,
  longText,
  mediaPath,
  path,
  perStore,
  position,
  sku,
  urlKey,
} from './draft-value-schema'

export const attributeDraft: z.ZodMiniType<AttributeDraft> = z.object({
  code,
  label: perStore(line),
  input: z.enum(['select', 'multiselect', 'text', 'boolean']),
  isFilterable: z.boolean(),
  isVisible: z.boolean(),
  position,
  options: z.array(z.object({ value: line, label: perStore(line), swatch: z.optional(line) })),
})

export const categoryDraft: z.ZodMiniType<CategoryDraft> = z.object({
  path,
  name: perStore(line),
  urlKey: perStore(urlKey),
  description: z.optional(perStore(longText)),
  seoText: z.optional(perStore(longText)),
  metaTitle: z.optional(perStore(line)),
  metaDescription: z.optional(perStore(line)),
  image: z.optional(z.union([mediaPath, z.literal('')])),
  position,
  isActive: z.boolean(),
  isInMenu: z.optional(z.boolean()),
  displayMode: z.enum(['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE']),
})

const stock = z
  .object({
    qty: z.int(),
    isInStock: z.boolean(),
    isManaged: z.boolean(),
    hasBackorders: z.boolean(),
    minQty: z.int().check(z.minimum(1)),
    maxQty: z.int().check(z.minimum(1)),
  })
  .check(
    z.refine(
      (given) => given.qty >= 0 || !given.isManaged || given.hasBackorders,
      'Managed stock without backorders cannot be below zero',
    ),
  )

const specialPrice = z.object({
  price: cents,
  from: z.nullable(instant),
  to: z.nullable(instant),
})

export const productDraft: z.ZodMiniType<ProductDraft> = z.object({
  sku,
  typeId: z.enum(PRODUCT_TYPES),
  isEnabled: z.boolean(),
  visibility: z.literal([1, 2, 3, 4]),
  taxClass: z.enum(['standard', 'reduced', 'zero']),
  name: perStore(line.check(z.minLength(1))),
  urlKey: perStore(urlKey),
  description: perStore(longText),
  shortDescription: z.optional(perStore(longText)),
  metaTitle: z.optional(perStore(line)),
  metaDescription: z.optional(perStore(longText)),
  price: perStore(cents),
  specialPrice: z.optional(perStore(specialPrice)),
  attributes: z.record(code, z.array(longText)),
  categories: z.array(path),
  images: z.array(mediaPath),
  imageLabels: z.optional(z.record(mediaPath, perStore(line))),
  stock,
  variations: z.optional(z.object({ attributes: z.array(code), skus: z.array(sku) })),
  labels: z.optional(z.array(z.object({ text: perStore(line), style: line }))),
  related: z.optional(z.array(sku)),
  colorRelations: z.optional(z.array(sku)),
  upSells: z.optional(z.array(sku)),
  crossSells: z.optional(z.array(sku)),
  bundle: z.optional(bundle),
  customOptions: z.optional(z.array(customOption).check(z.maxLength(50))),
  downloads: z.optional(z.array(download).check(z.maxLength(50))),
  giftCard: z.optional(giftCard),
  tierPrices: z.optional(z.array(tierPrice).check(z.maxLength(100))),
  associated: z.optional(z.array(z.object({ sku, qty: z.number().check(z.minimum(0)) }))),
  hidesStockAlert: z.optional(z.boolean()),
  createdAt: instant,
  updatedAt: instant,
})

/** Any part of a catalogue: what is left out is empty. */
export const draftChunk: z.ZodMiniType<CatalogueDraft> = z.object({
  attributes: z._default(z.array(attributeDraft), []),
  categories: z._default(z.array(categoryDraft), []),
  products: z._default(z.array(productDraft), []),
  redirects: z.optional(z.array(redirectDraft)),
  urlMappings: z.optional(z.array(urlMappingDraft)),
  searchRedirects: z.optional(z.array(searchRedirectDraft)),
  landingPages: z.optional(z.array(landingPageDraft)),
  stories: z.optional(z.array(storyDraft)),
})
