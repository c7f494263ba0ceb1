import * as z from 'zod/mini'
import { PRODUCT_TYPES } from '../../catalog/product-type'
import {
  attributeCode,
  cents,
  filledLine,
  instant,
  line,
  longText,
  mediaPath,
  path,
  perStore,
  sku,
  urlKey,
} from './field'
import { productTypeDraft } from './product-type-draft'

/** Stock of one product, as it may be exported: more may have been sold than there was. */
export const stockDraft = z.object({
  qty: z.int(),
  isInStock: z.boolean(),
  isManaged: z.boolean(),
  hasBackorders: z.boolean(),
  minQty: z.int().check(z.minimum(1)),
  maxQty: z.int().check(z.minimum(1)),
})

const importedStock = stockDraft.check(
  z.refine(
    ({ qty, isManaged, hasBackorders }) => qty >= 0 || !isManaged || hasBackorders,
    'Managed stock without backorders cannot be below zero',
  ),
)

/** Cents. Dates in ISO 8601, null for no bound. */
const specialPrice = z.object({
  price: cents,
  from: z.nullable(instant),
  to: z.nullable(instant),
})

/** A product on its way into the shop, known by its sku. Others are named by their skus, too. */
export const productDraft = z.object({
  sku,
  typeId: z.enum(PRODUCT_TYPES),
  isEnabled: z.boolean(),
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: z.literal([1, 2, 3, 4]),
  taxClass: z.enum(['standard', 'reduced', 'zero']),
  name: perStore(filledLine),
  urlKey: perStore(urlKey),
  /** HTML, not yet cleaned. */
  description: perStore(longText),
  shortDescription: z.optional(perStore(longText)),
  metaTitle: z.optional(perStore(line)),
  metaDescription: z.optional(perStore(longText)),
  /** Cents, incl. or excl. tax as the store view says. */
  price: perStore(cents),
  specialPrice: z.optional(perStore(specialPrice)),
  /** Attribute code → option values (select) or text. */
  attributes: z.record(attributeCode, z.array(longText)),
  /** Paths of the categories it is in. */
  categories: z.array(path),
  /** Paths below /media, the first is the main picture. */
  images: z.array(mediaPath),
  /** What is said of pictures, by their paths. Those without go by the name of the product. */
  imageLabels: z.optional(z.record(mediaPath, perStore(line))),
  stock: importedStock,
  /** Configurable products: the codes that are asked for and the skus of the children. */
  variations: z.optional(z.object({ attributes: z.array(attributeCode), skus: z.array(sku) })),
  labels: z.optional(z.array(z.object({ text: perStore(line), style: line }))),
  related: z.optional(z.array(sku)),
  /** The same product in other colours, where each colour is a product of its own. */
  colorRelations: z.optional(z.array(sku)),
  upSells: z.optional(z.array(sku)),
  crossSells: z.optional(z.array(sku)),
  ...productTypeDraft.shape,
  /** Grouped products: what is bought together, and how many of each are proposed. */
  associated: z.optional(z.array(z.object({ sku, qty: z.number().check(z.minimum(0)) }))),
  /** Offers no alert and says nothing when it is sold out. */
  hidesStockAlert: z.optional(z.boolean()),
  createdAt: instant,
  updatedAt: instant,
})
export type ProductDraft = z.infer<typeof productDraft>
