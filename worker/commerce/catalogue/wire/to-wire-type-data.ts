// What only some products have, in the words of the contract (1.7): amounts are decimals with tax.

import { type TaxRates, toTaxedAmount } from '../../../../shared/catalog/tax'
import { inStore } from '../../../../shared/contract/admin/per-store'
import type {
  ProductTypeDraft,
  SurchargeDraft,
} from '../../../../shared/contract/admin/product-type-draft'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import type { PriceGroup } from '../../../../shared/customer/price-group'
import type { StoreCode, StoreView } from '../../../../shared/store-view/store-view'
import { numberBundle, numberOptions } from '../product-type-data'

/** Magento's number of all groups of customers. */
const ALL_GROUPS = 32_000

interface Context {
  sku: string
  store: StoreView
  /** Of the product at home. */
  rates: TaxRates
  /** The group of the customer. */
  group: PriceGroup
}

export function toWireTypeData(
  typeData: ProductTypeDraft,
  context: Context,
): Record<string, unknown> {
  return {
    ...(typeData.bundle && toBundle(typeData.bundle, context)),
    ...(typeData.customOptions && {
      custom_options: toCustomOptions(typeData.customOptions, context),
    }),
    ...(typeData.downloads && { downloadable_links: toDownloads(typeData.downloads, context) }),
    ...(typeData.giftCard && toGiftCard(typeData.giftCard)),
    ...(typeData.tierPrices && { tier_prices: toTierPrices(typeData.tierPrices, context) }),
  }
}

function toBundle(bundle: NonNullable<ProductTypeDraft['bundle']>, context: Context) {
  const { sku, store } = context
  return {
    price_type: bundle.priceType === 'fixed' ? 1 : 0,
    bundle_options: numberBundle(bundle).map((option, position) => ({
      option_id: option.id,
      title: inStore(option.title, store.storeCode),
      type: option.type,
      required: option.isRequired,
      position,
      sku,
      product_links: option.selections.map((selection, place) => ({
        id: selection.id,
        option_id: option.id,
        sku: selection.sku,
        linked_product_sku: selection.sku,
        qty: selection.qty,
        is_default: selection.isDefault,
        can_change_quantity: selection.isQtyChangeable,
        position: place,
        ...toPrice(selection.surcharge, context, ['0', '1']),
      })),
    })),
  }
}

function toCustomOptions(
  options: NonNullable<ProductTypeDraft['customOptions']>,
  context: Context,
) {
  const { storeCode } = context.store
  return numberOptions(options).map((option, sort_order) => ({
    option_id: option.id,
    title: inStore(option.title, storeCode),
    type: option.type,
    is_require: option.isRequired,
    sort_order,
    max_characters: option.maxCharacters,
    ...toPrice(option.surcharge, context, ['fixed', 'percent']),
    values: option.values.map((value, place) => ({
      option_type_id: value.id,
      title: inStore(value.title, storeCode),
      sort_order: place,
      ...toPrice(value.surcharge, context, ['fixed', 'percent']),
    })),
  }))
}

/** A surcharge, with the word that this part of the contract has for its kind. */
function toPrice(
  surcharge: SurchargeDraft | undefined,
  context: Context,
  [fixed, percent]: [fixed: string, percent: string],
) {
  if (!surcharge) return {}
  if (surcharge.type === 'percent') return { price: surcharge.percent, price_type: percent }
  return { price: toGross(surcharge.cents, context), price_type: fixed }
}

/** The files themselves are for buyers: a visitor gets their titles and what there is to try. */
function toDownloads(
  downloads: NonNullable<ProductTypeDraft['downloads']>,
  { store: { storeCode } }: Context,
) {
  return downloads.map(({ title, sample }, index) => ({
    id: String(index + 1),
    title: inStore(title, storeCode),
    sample_url: sample && (/^https:/.test(sample) ? sample : `/media/${sample}`),
    sort_order: index,
  }))
}

function toGiftCard({ amounts, openAmount }: NonNullable<ProductTypeDraft['giftCard']>) {
  return {
    am_giftcard_prices: amounts.map((cents) => ({ value: centsToPrice(cents) })),
    am_allow_open_amount: openAmount !== undefined,
    ...(openAmount && {
      am_open_amount_min: centsToPrice(openAmount.min),
      am_open_amount_max: centsToPrice(openAmount.max),
    }),
  }
}

type TierPrices = NonNullable<ProductTypeDraft['tierPrices']>

/** The prices for everybody and for one group: those of other groups are confidential (contract 1.7). */
export function tiersFor(tiers: TierPrices, storeCode: StoreCode, group: number): TierPrices {
  return tiers.filter(
    ({ store = storeCode, customerGroupId = group }) =>
      store === storeCode && customerGroupId === group,
  )
}

function toTierPrices(tiers: TierPrices, context: Context) {
  return tiersFor(tiers, context.store.storeCode, context.group.id).map(
    ({ customerGroupId, qty, price }) => ({
      customer_group_id: customerGroupId ?? ALL_GROUPS,
      qty,
      value: toGross(price, context),
    }),
  )
}

function toGross(cents: number, { store, rates }: Context): number {
  return centsToPrice(toTaxedAmount(cents, rates, store.tax.sourcePriceIncludesTax).gross)
}
