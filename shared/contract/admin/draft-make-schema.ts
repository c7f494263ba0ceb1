// What only some products have, as an importer may send it.
import * as z from 'zod/mini'
import type {
  BundleDraft,
  CustomOptionDraft,
  DownloadDraft,
  GiftCardDraft,
  SurchargeDraft,
  TierPriceDraft,
} from './draft'
import { cents, line, mediaPath, perStore, sku, storeCode } from './draft-value-schema'

const MAX_CHOICES = 100

const title = perStore(line.check(z.minLength(1)))
const quantity = z.int().check(z.minimum(1), z.maximum(10_000))

const surcharge: z.ZodMiniType<SurchargeDraft> = z.union([
  z.object({ type: z.literal('fixed'), cents }),
  z.object({
    type: z.literal('percent'),
    percent: z.number().check(z.minimum(0), z.maximum(1000)),
  }),
])

const selection = z.object({
  sku,
  qty: quantity,
  isDefault: z.boolean(),
  isQtyChangeable: z.boolean(),
  surcharge: z.optional(surcharge),
})

export const bundle: z.ZodMiniType<BundleDraft> = z.object({
  priceType: z.enum(['dynamic', 'fixed']),
  options: z
    .array(
      z.object({
        title,
        type: z.enum(['select', 'radio', 'checkbox', 'multi']),
        isRequired: z.boolean(),
        selections: z.array(selection).check(z.minLength(1), z.maxLength(MAX_CHOICES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_CHOICES)),
})

export const customOption: z.ZodMiniType<CustomOptionDraft> = z.object({
  title,
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date']),
  isRequired: z.boolean(),
  surcharge: z.optional(surcharge),
  maxCharacters: z.optional(z.int().check(z.minimum(0), z.maximum(2000))),
  values: z.optional(
    z.array(z.object({ title, surcharge: z.optional(surcharge) })).check(z.maxLength(MAX_CHOICES)),
  ),
})

const file = z.union([mediaPath, z.url({ protocol: /^https$/ })])

export const download: z.ZodMiniType<DownloadDraft> = z.object({
  title,
  file,
  sample: z.optional(file),
})

export const giftCard: z.ZodMiniType<GiftCardDraft> = z
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

export const tierPrice: z.ZodMiniType<TierPriceDraft> = z.object({
  customerGroupId: z.optional(z.int().check(z.minimum(0))),
  store: z.optional(storeCode),
  qty: quantity,
  price: cents,
})
