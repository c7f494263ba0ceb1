// What only products of some types have.
import * as z from 'zod/mini'
import { isDownloadPath } from '../../content/download-path'
import { cents, filledLine, mediaPath, perStore, sku, storeCode } from './field'

const MAX_CHOICES = 100

const title = perStore(filledLine)
const quantity = z.int().check(z.minimum(1), z.maximum(10_000))

/** Added to the price: cents, or per cent of the price of the product. */
const surchargeDraft = z.union([
  z.object({ type: z.literal('fixed'), cents }),
  z.object({
    type: z.literal('percent'),
    percent: z.number().check(z.minimum(0), z.maximum(1000)),
  }),
])
export type SurchargeDraft = z.infer<typeof surchargeDraft>

const bundleOptionDraft = z.object({
  title,
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  isRequired: z.boolean(),
  selections: z
    .array(
      z.object({
        sku,
        qty: quantity,
        isDefault: z.boolean(),
        isQtyChangeable: z.boolean(),
        /** Only where the price of the bundle is fixed. */
        surcharge: z.optional(surchargeDraft),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_CHOICES)),
})
export type BundleOptionDraft = z.infer<typeof bundleOptionDraft>

/** A product put together from others. */
const bundleDraft = z.object({
  /** `dynamic`: the sum of what was chosen; `fixed`: the price of the bundle and what it adds. */
  priceType: z.enum(['dynamic', 'fixed']),
  options: z.array(bundleOptionDraft).check(z.minLength(1), z.maxLength(MAX_CHOICES)),
})
export type BundleDraft = z.infer<typeof bundleDraft>

/** Something a shopper may fill in or choose when buying. */
const customOptionDraft = z.object({
  title,
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date']),
  isRequired: z.boolean(),
  /** Of a field that is filled in. */
  surcharge: z.optional(surchargeDraft),
  maxCharacters: z.optional(z.int().check(z.minimum(0), z.maximum(2000))),
  /** Of a field that offers a choice. */
  values: z.optional(
    z
      .array(z.object({ title, surcharge: z.optional(surchargeDraft) }))
      .check(z.maxLength(MAX_CHOICES)),
  ),
})
export type CustomOptionDraft = z.infer<typeof customOptionDraft>

const address = z.url({ protocol: /^https$/ })

/** Path below /media, or an address. */
const file = z.union([mediaPath, address])

/** The same, where nobody but its buyers gets it. */
const boughtFile = z.union([
  mediaPath.check(z.refine(isDownloadPath, 'Not in the folder of downloads')),
  address,
])

/** A file that the buyer of a downloadable product gets. */
const downloadDraft = z.object({ title, file: boughtFile, sample: z.optional(file) })
export type DownloadDraft = z.infer<typeof downloadDraft>

/** Amounts in cents. */
const giftCardDraft = z
  .object({
    amounts: z.array(cents).check(z.maxLength(MAX_CHOICES)),
    openAmount: z.optional(z.object({ min: cents, max: cents })),
  })
  .check(
    z.refine(
      ({ amounts, openAmount }) => amounts.length > 0 || openAmount !== undefined,
      'A gift card without an amount',
    ),
  )
export type GiftCardDraft = z.infer<typeof giftCardDraft>

/** A lower price from a quantity up, in cents, incl. or excl. tax as the price of the product. */
const tierPriceDraft = z.object({
  /** Left out means all customers. */
  customerGroupId: z.optional(z.int().check(z.minimum(0))),
  /** Left out means all stores. */
  store: z.optional(storeCode),
  qty: quantity,
  price: cents,
})
export type TierPriceDraft = z.infer<typeof tierPriceDraft>

/** What only products of some types have. Options are known by their place in their list. */
export const productTypeDraft = z.object({
  bundle: z.optional(bundleDraft),
  customOptions: z.optional(z.array(customOptionDraft).check(z.maxLength(50))),
  downloads: z.optional(z.array(downloadDraft).check(z.maxLength(50))),
  giftCard: z.optional(giftCardDraft),
  tierPrices: z.optional(z.array(tierPriceDraft).check(z.maxLength(100))),
})
export type ProductTypeDraft = z.infer<typeof productTypeDraft>
