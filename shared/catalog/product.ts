/** What the shop knows of a product, in its own words: prices in integer cents incl. tax (spec 3). */
import type { MessageKey } from '../i18n/messages'
import type { Bundle } from './bundle'
import type { StoreLink } from './category'
import type { CustomOption } from './custom-option'
import type { GiftCard } from './gift-card'
import type { GroupedPart } from './grouped-part'
import type { Measure, Price } from './price'
import type { CareNote, ProductMeasure, ProductOutline } from './product-measure'
import type { ProductType } from './product-type'
import type { TierPrice } from './tier-price'
import type { WallpaperRoll } from './wallpaper'

export interface ProductLabel {
  text: string
  style: LabelStyle
}

export type LabelStyle =
  | 'Default'
  | 'Green'
  | 'Light Green'
  | 'Norway'
  | 'Red'
  | 'Alloy Orange'
  | 'Gold'
  | 'Black'

/** A colour of a product, which is a child of it or a product of its own. */
export interface ColorSwatch {
  color: string
  /** As CSS writes colours; null where the merchant has none for it, and its picture tells it. */
  swatch: string | null
  image: string
  link: string
}

/** A size that can be chosen on a card, with the link that opens the product in it. */
export interface CardSize {
  label: string
  link: string
  isInStock: boolean
}

/** A product as a list shows it (spec 3, product card for lists). */
export interface ProductCard {
  /** Of the catalogue, for caches; HTML leaves it out. */
  id: number | null
  sku: string
  typeId: ProductType
  name: string
  /** Path in this store, for example `/sofas/ella`; of a configurable product with a child. */
  link: string
  /** One or two pictures, as paths below /media: of the child that the link leads to. */
  images: string[]
  price: Price
  /** The price is that of the cheapest variant and others cost more. */
  isFromPrice: boolean
  /** Lowest of the 30 days before the price was reduced, in cents; null where that is unknown. */
  lowestBefore: number | null
  /** How much of a unit it is, where its price is told by the unit. */
  measure: Measure | null
  isInStock: boolean
  /** No stock alert is offered and nothing is said about missing stock. */
  hidesStockAlert: boolean
  /** Something has to be filled in or chosen before it can be bought. */
  asksFirst: boolean
  label: ProductLabel | null
  /** As many as a card shows. */
  colors: ColorSwatch[]
  /** There are colours that the card does not show. */
  hasMoreColors: boolean
  /** Of upsell cards only. */
  sizes?: CardSize[]
}

export interface GalleryImage {
  /** Path below /media. */
  path: string
  alt: string
}

/** A moving picture of a product; it starts only when it is asked to. */
export interface ProductFilm {
  /** Path below /media, or an address where films may be fetched from. */
  source: string
  /** Its words for those who do not hear them: WebVTT, as `source`; null without any. */
  captions: string | null
}

/** A choice that a configurable product asks for (spec 3, configurable_options). */
export interface ConfigurableOption {
  attributeId: string
  attributeCode: string
  label: string
  values: { valueIndex: string; label: string; swatch: string | null }[]
}

/** One sellable child of a configurable product. */
export interface Variant {
  id: number
  sku: string
  name: string
  /** attribute code → value index. */
  choices: Record<string, string>
  price: Price
  /** Lowest price of the 30 days before it was reduced, in cents; left out where that is unknown. */
  lowestBefore?: number
  isInStock: boolean
  /** Fewest that are sold at once; left out where that is one. */
  minQty?: number
  /** Most that may be ordered at once; null means unlimited. */
  maxQty: number | null
  /** How many are left, when they are few. */
  fewLeft: number | null
  /** Its own pictures; without any the parent's are kept. */
  gallery: GalleryImage[]
  /** Where they are not those of its parent, as the sizes of a bed differ in how wide they are. */
  measures?: ProductMeasure[]
}

/** A file that comes with a downloadable product. */
export interface DownloadFile {
  title: string
  /** Address of a part of it that anybody may look at; null when there is none. */
  sample: string | null
}

/** What only some types of product have; empty or null for the others. */
export interface ProductTypeData {
  /** The same in other colours, itself among them, where each is a product of its own. */
  colors: ColorSwatch[]
  /** What a grouped product proposes. */
  parts: GroupedPart[]
  bundle: Bundle | null
  customOptions: CustomOption[]
  giftCard: GiftCard | null
  downloads: DownloadFile[]
  tierPrices: TierPrice[]
  /** Set when the page works out how many rolls a wall takes. */
  wallpaper: WallpaperRoll | null
}

/** Why something cannot be bought: words of the shop, or those of a backend. */
export type ProductError = { key: MessageKey } | { text: string }

/** Working days between an order and its delivery. */
export interface DeliveryDays {
  min: number
  max: number
}

/** What the European Union wants said of a product's safety (GPSR, article 19); empty where unknown. */
export interface ProductSafety {
  manufacturer: string
  address: string
  /** E-mail or web address. */
  contact: string
  /** Who answers for it in the European Union, where the manufacturer is outside. */
  responsible: string
  warnings: string[]
}

export interface Product {
  id: number
  sku: string
  parentSku: string
  typeId: ProductType
  name: string
  link: string
  brand: string
  /** Cleaned HTML. */
  description: string
  shortDescription: string
  gallery: GalleryImage[]
  film?: ProductFilm
  price: Price
  isFromPrice: boolean
  /** As of a variant. */
  lowestBefore?: number
  /** How much of a unit it is, where its price is told by the unit. */
  measure?: Measure
  /** Working days until it is there; left out where nobody can say. */
  deliveryDays?: DeliveryDays
  /** Who answers for its safety; left out where the merchant says nothing. */
  safety?: ProductSafety
  isInStock: boolean
  /** Why it cannot be bought at all; left out where nothing is wrong (spec 3, errors). */
  errors?: ProductError[]
  /** The merchant promises it for the next working day, and so does this store. */
  arrivesNextDay: boolean
  hidesStockAlert: boolean
  /** Fewest that are sold at once; left out where that is one. */
  minQty?: number
  maxQty: number | null
  /** How many are left, when they are few. */
  fewLeft: number | null
  labels: ProductLabel[]
  options: ConfigurableOption[]
  /** Path of the story that says which size fits; left out where there is none. */
  sizeGuide?: string
  variants: Variant[]
  typeData: ProductTypeData
  /** The child that the page opens with; the product's own sku where it has none. */
  selectedSku: string
  /** Left out where nothing is measured. */
  measures?: ProductMeasure[]
  /** Beside the measures, where the merchant has it drawn. */
  outline?: ProductOutline
  /** Left out where nothing is known of it. */
  care?: CareNote[]
  /** What else is worth knowing, in the order in which the attributes are listed: label and text. */
  facts: { label: string; text: string }[]
  /** The categories it is in. */
  categoryIds: number[]
  metaTitle: string
  metaDescription: string
  alternates: StoreLink[]
}
