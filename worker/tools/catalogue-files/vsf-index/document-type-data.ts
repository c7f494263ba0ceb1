// What only products of some types have, out of a document.

import type { PerStore } from '../../../../shared/contract/admin/per-store'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type {
  BundleOptionDraft,
  CustomOptionDraft,
  DownloadDraft,
  SurchargeDraft,
} from '../../../../shared/contract/admin/product-type-draft'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import { toDownload, toSample } from '../export-picture'

/** The texts of one thing in all stores: that of the base document, and those that differ. */
export type InStores = (pick: (doc: WireProduct) => string | undefined) => PerStore<string>

const EVERYBODY = 32_000
const PERCENT = /^(?:percent|1)$/

export function typeDataOfDocument(
  doc: WireProduct,
  inStores: InStores,
  links: unknown,
): Partial<ProductDraft> {
  const customOptions = toCustomOptions(doc, inStores)
  const downloads = toDownloads(inStores, links)
  return {
    ...toBundle(doc, inStores),
    ...(customOptions.length > 0 ? { customOptions } : {}),
    ...(downloads.length > 0 ? { downloads } : {}),
    ...toGiftCard(doc),
    ...toTierPrices(doc),
    ...toLinks(doc),
    ...toLabels(doc, inStores),
    ...(doc.amxnotif_hide_alert === 1 ? { hidesStockAlert: true } : {}),
  }
}

function toBundle(doc: WireProduct, inStores: InStores): Partial<ProductDraft> {
  if (doc.type_id !== 'bundle' || !doc.bundle_options) return {}
  const options = doc.bundle_options.map((option, at): BundleOptionDraft => {
    const { type = 'select' } = option
    return {
      title: inStores((own) => own.bundle_options?.[at]?.title),
      type: type === 'radio' || type === 'checkbox' || type === 'multi' ? type : 'select',
      isRequired: option.required ?? true,
      selections: (option.product_links ?? []).map((link) => ({
        sku: link.linked_product_sku ?? link.sku ?? '',
        qty: Math.max(1, Math.floor(link.qty ?? 1)),
        isDefault: link.is_default ?? false,
        isQtyChangeable: link.can_change_quantity ?? false,
        ...toSurcharge(link),
      })),
    }
  })
  return { bundle: { priceType: doc.price_type === 1 ? 'fixed' : 'dynamic', options } }
}

function toSurcharge({
  price = 0,
  price_type: type = '',
}: {
  price?: number | undefined
  price_type?: string | undefined
}): { surcharge?: SurchargeDraft } {
  if (price <= 0) return {}
  const isPercent = PERCENT.test(type)
  return {
    surcharge: isPercent
      ? { type: 'percent', percent: price }
      : { type: 'fixed', cents: priceToCents(price) },
  }
}

const FIELDS = ['field', 'area', 'date'] as const
const CHOICES = ['drop_down', 'radio', 'checkbox', 'multiple'] as const

function toCustomOptions(doc: WireProduct, inStores: InStores): CustomOptionDraft[] {
  return (doc.custom_options ?? []).flatMap((option, at): CustomOptionDraft[] => {
    const type = option.type === 'date_time' ? 'date' : option.type
    const field = FIELDS.find((known) => known === type)
    const choice = CHOICES.find((known) => known === type)
    const title = inStores((own) => own.custom_options?.[at]?.title)
    const isRequired = option.is_require ?? false
    if (field) {
      const length = option.max_characters ?? 0
      const most = length > 0 ? { maxCharacters: Math.min(length, 2000) } : {}
      return [{ title, type: field, isRequired, ...toSurcharge(option), ...most }]
    }
    if (!choice) return []
    const values = (option.values ?? []).map((value, place) => ({
      title: inStores((own) => own.custom_options?.[at]?.values?.[place]?.title),
      ...toSurcharge(value),
    }))
    return [{ title, type: choice, isRequired, values }]
  })
}

/** The contract's links have only samples; an index of one's own has the files as well. */
function toDownloads(inStores: InStores, links: unknown): DownloadDraft[] {
  if (!Array.isArray(links)) return []
  return links.flatMap((link: Record<string, unknown>, at) => {
    const file = toFile(link.link_url ?? link.url ?? link.link_file ?? link.file, toDownload)
    const sample = toFile(link.sample_url ?? link.sample_file, toSample)
    const title = inStores((own) => own.downloadable_links?.[at]?.title)
    return file === undefined ? [] : [{ title, file, ...(sample ? { sample } : {}) }]
  })
}

function toFile(value: unknown, toPath: (name: string) => string | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (value.startsWith('https://')) return value
  return toPath(value.replace(/^\/?media\//, '_shop/'))
}

function toGiftCard(doc: WireProduct): Partial<ProductDraft> {
  const { am_open_amount_min: min, am_open_amount_max: max } = doc
  const amounts = (doc.am_giftcard_prices ?? []).map(({ value }) => priceToCents(value))
  const isOpen = doc.am_allow_open_amount === true && min !== undefined && max !== undefined
  if (amounts.length === 0 && !isOpen) return {}
  const openAmount = { min: priceToCents(min ?? 0), max: priceToCents(max ?? 0) }
  return { giftCard: { amounts, ...(isOpen ? { openAmount } : {}) } }
}

function toTierPrices({ tier_prices: tiers = [] }: WireProduct): Partial<ProductDraft> {
  const tierPrices = tiers.map(({ customer_group_id: group, qty, value }) => ({
    ...(group === EVERYBODY ? {} : { customerGroupId: group }),
    qty: Math.max(1, Math.floor(qty)),
    price: priceToCents(value),
  }))
  return tierPrices.length > 0 ? { tierPrices } : {}
}

function toLinks({ type_id: type, product_links: links = [] }: WireProduct): Partial<ProductDraft> {
  const ofType = (type: string) =>
    links.flatMap(({ link_type, linked_product_sku: sku, qty }) =>
      link_type === type && sku ? [{ sku, qty: Math.floor(qty ?? 1) }] : [],
    )
  const skusOf = (type: string) => ofType(type).map(({ sku }) => sku)
  const lists = {
    related: skusOf('related'),
    upSells: skusOf('upsell'),
    crossSells: skusOf('crosssell'),
    colorRelations: skusOf('colorrelation'),
    associated: type === 'grouped' ? ofType('associated') : [],
  }
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
}

function toLabels(doc: WireProduct, inStores: InStores): Partial<ProductDraft> {
  const labels = (doc.product_labels ?? []).map((label, at) => ({
    text: inStores((own) => textOf(own.product_labels?.[at])),
    style: label.pdp_style ?? label.cat_style ?? 'Default',
  }))
  return labels.length > 0 ? { labels } : {}
}

function textOf(label: NonNullable<WireProduct['product_labels']>[number] | undefined) {
  return label?.product_text ?? label?.category_text
}
