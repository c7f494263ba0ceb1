import { type CustomOption, parseCustomOptionType } from '../../../../shared/catalog/custom-option'
import { finalOf } from '../../../../shared/catalog/price'
import type { DownloadFile, ProductTypeData } from '../../../../shared/catalog/product'
import { type TierPrice, tierSteps } from '../../../../shared/catalog/tier-price'
import { metresToMillimetres, type WallpaperRoll } from '../../../../shared/catalog/wallpaper'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { LinkedProducts } from './product-links'
import { toBundle } from './to-bundle'
import { toGroupedParts } from './to-grouped-parts'
import { toGiftCard } from './to-listed-price'
import { partSizesOf } from './to-part-size'
import { toPrice, toSurcharge } from './to-price'
import { toColorRelations } from './to-swatches'

/** Magento's numbers of the customers a tier price is for: everybody, and those not logged in. */
const EVERYBODY = [32_000, 0]

/** What only some types of product have (spec 3). */
export function toProductTypeData(
  wire: WireProduct,
  linked: LinkedProducts,
  attributes: readonly WireAttribute[],
  store: StoreView,
): ProductTypeData {
  const sizeOf = partSizesOf(attributes, store)
  return {
    colors: toColorRelations(wire, linked, attributes, store),
    parts: wire.type_id === 'grouped' ? toGroupedParts(wire, linked, store, sizeOf) : [],
    bundle: toBundle(wire, linked, sizeOf),
    customOptions: toCustomOptions(wire),
    giftCard: toGiftCard(wire),
    downloads: toDownloads(wire),
    tierPrices: toTierPrices(wire),
    wallpaper: toRoll(wire),
  }
}

/** An option without a title or with nothing to choose from is no question. */
function toCustomOptions({ custom_options = [] }: WireProduct): CustomOption[] {
  const byOrder = [...custom_options].sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
  return byOrder.flatMap((wire) => {
    const type = parseCustomOptionType(wire.type)
    if (!type || !wire.title) return []
    return {
      id: wire.option_id,
      title: wire.title,
      type,
      isRequired: wire.is_require ?? false,
      surcharge: toSurcharge(wire),
      maxCharacters: wire.max_characters || null,
      values: (wire.values ?? []).map((value) => ({
        id: value.option_type_id,
        title: value.title ?? '',
        surcharge: toSurcharge(value),
      })),
    }
  })
}

function toDownloads({ downloadable_links = [] }: WireProduct): DownloadFile[] {
  const byOrder = [...downloadable_links].sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
  return byOrder.flatMap(({ title, sample_url }) =>
    title ? [{ title, sample: safeAddress(sample_url) }] : [],
  )
}

/** An address on this site or a safe one elsewhere; never a script. */
function safeAddress(address: string | undefined): string | null {
  return address && /^(?:https:\/\/|\/(?!\/))/.test(address) ? address : null
}

function toTierPrices(wire: WireProduct): TierPrice[] {
  const everybodys = (wire.tier_prices ?? []).filter((tier) =>
    EVERYBODY.includes(tier.customer_group_id),
  )
  const tiers = everybodys.map(({ qty, value }) => ({ qty, price: priceToCents(value) }))
  return tierSteps(tiers, finalOf(toPrice(wire)))
}

/** The facts of the calculator, when it is switched on and they make a roll (spec 2). */
function toRoll(wire: WireProduct): WallpaperRoll | null {
  if (!wire.enable_wallpaper_calculator) return null
  const width = metresToMillimetres(wire.wallpaper_width_m)
  const length = metresToMillimetres(wire.wallpaper_height_m)
  if (width === 0 || length === 0) return null
  return { width, length, repeat: metresToMillimetres(wire.wallpaper_pattern_repeat) }
}
