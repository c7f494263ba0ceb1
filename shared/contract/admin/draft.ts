import type { ProductType } from '../../catalog/product-type'
import type { StoreCode } from '../../store-view/store-view'

/**
 * A catalogue on its way into the database, whoever wrote it: the demo shop or a merchant's export.
 * Identity is the sku, the category path and the attribute code; ids are given by the database.
 */

/** A value for all stores, and other values for some of them. */
export type PerStore<T> = { all: T } & Partial<Record<StoreCode, T>>

export interface CategoryDraft {
  /** Names from the root in the language of the source, for example `Furniture/Chairs`. */
  path: string
  name: PerStore<string>
  /** Last segment of the URL. */
  urlKey: PerStore<string>
  description?: PerStore<string>
  seoText?: PerStore<string>
  metaTitle?: PerStore<string>
  metaDescription?: PerStore<string>
  /** Path below /media. */
  image?: string
  position: number
  isActive: boolean
  /** Left out means yes. */
  isInMenu?: boolean
  displayMode: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE'
}

export interface AttributeDraft {
  code: string
  label: PerStore<string>
  /** `select` has options that can be filtered on, `text` is shown only. */
  input: 'select' | 'multiselect' | 'text' | 'boolean'
  isFilterable: boolean
  isVisible: boolean
  position: number
  options: { value: string; label: PerStore<string>; swatch?: string }[]
}

export interface ProductDraft {
  sku: string
  typeId: ProductType
  isEnabled: boolean
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: 1 | 2 | 3 | 4
  taxClass: 'standard' | 'reduced' | 'zero'
  name: PerStore<string>
  urlKey: PerStore<string>
  /** HTML, not yet cleaned. */
  description: PerStore<string>
  shortDescription?: PerStore<string>
  metaTitle?: PerStore<string>
  metaDescription?: PerStore<string>
  /** Cents, incl. or excl. tax as the store view says. */
  price: PerStore<number>
  specialPrice?: PerStore<{ price: number; from: string | null; to: string | null }>
  /** Attribute code → option values (select) or text. */
  attributes: Record<string, string[]>
  /** Paths of the categories it is in. */
  categories: string[]
  /** Paths below /media, the first is the main picture. */
  images: string[]
  /** What is said of pictures, by their paths. Those without go by the name of the product. */
  imageLabels?: Record<string, PerStore<string>>
  stock: {
    qty: number
    isInStock: boolean
    isManaged: boolean
    hasBackorders: boolean
    minQty: number
    maxQty: number
  }
  /** Configurable products: the codes that are asked for and the skus of the children. */
  variations?: { attributes: string[]; skus: string[] }
  labels?: { text: PerStore<string>; style: string }[]
  /** Skus shown beside this one. */
  related?: string[]
  /** Skus of the same product in other colours, where each colour is a product of its own. */
  colorRelations?: string[]
  upSells?: string[]
  crossSells?: string[]
  /** Grouped products: what is bought together, and how many of each are proposed. */
  associated?: { sku: string; qty: number }[]
  bundle?: BundleDraft
  customOptions?: CustomOptionDraft[]
  /** Downloadable products: the files a buyer gets. */
  downloads?: DownloadDraft[]
  giftCard?: GiftCardDraft
  tierPrices?: TierPriceDraft[]
  /** Offers no alert and says nothing when it is sold out. */
  hidesStockAlert?: boolean
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
}

/** Lower prices from a quantity up. Cents, as `price`. */
export interface TierPriceDraft {
  /** Left out means all customers. */
  customerGroupId?: number
  /** Left out means all stores. */
  store?: StoreCode
  qty: number
  price: number
}

/** Added to the price: cents, or per cent of the price of the product. */
export type SurchargeDraft = { type: 'fixed'; cents: number } | { type: 'percent'; percent: number }

/** Something a shopper may fill in or choose when buying. */
export interface CustomOptionDraft {
  title: PerStore<string>
  type: 'field' | 'area' | 'drop_down' | 'radio' | 'checkbox' | 'multiple' | 'date'
  isRequired: boolean
  /** Of a field that is filled in. */
  surcharge?: SurchargeDraft
  maxCharacters?: number
  /** Of a field that offers a choice. */
  values?: { title: PerStore<string>; surcharge?: SurchargeDraft }[]
}

/** A product put together from others. */
export interface BundleDraft {
  /** `dynamic`: the sum of what was chosen; `fixed`: the price of the bundle and what it adds. */
  priceType: 'dynamic' | 'fixed'
  options: BundleOptionDraft[]
}

export interface BundleOptionDraft {
  title: PerStore<string>
  type: 'select' | 'radio' | 'checkbox' | 'multi'
  isRequired: boolean
  selections: {
    sku: string
    qty: number
    isDefault: boolean
    isQtyChangeable: boolean
    /** Only where the price of the bundle is fixed. */
    surcharge?: SurchargeDraft
  }[]
}

export interface DownloadDraft {
  title: PerStore<string>
  /** Path below /media, or an address. */
  file: string
  sample?: string
}

/** Amounts in cents. */
export interface GiftCardDraft {
  amounts: number[]
  openAmount?: { min: number; max: number }
}

/** Where a path moved to. Paths without a slash at their ends. */
export interface RedirectDraft {
  store: StoreCode
  requestPath: string
  targetPath: string
  status: 301 | 302
}

/** A path that leads to a route of the storefront (spec 2), whatever else has that path. */
export interface UrlMappingDraft {
  store: StoreCode
  requestPath: string
  name: string
  params: Record<string, string>
}

/** A searched word that leads to a page instead of results. */
export interface SearchRedirectDraft {
  store: StoreCode
  term: string
  url: string
}

/** A pre-filtered category page with a path of its own (spec 3, landing page). */
export interface LandingPageDraft {
  store: StoreCode | 'all'
  urlPath: string
  /** Path of the category, as in CategoryDraft. */
  category: string
  isActive: boolean
  name: string
  heading?: string
  contentFirst?: string
  contentLast?: string
  metaTitle?: string
  metaDescription?: string
  filters: { attribute: string; value: string }[]
  isFilterLinkAllowed: boolean
  hidesSelectedFilters: boolean
}

/** A story with its content in Storyblok's shape. */
export interface StoryDraft {
  store: StoreCode | 'all'
  /** For example `home`, `blocks/footer`. */
  fullSlug: string
  name: string
  content: StoryContent
  /** A story that is not published is kept as a draft nobody is served. */
  isPublished: boolean
  /** ISO 8601. */
  createdAt: string
  /** Given by the database when it is left out. */
  uuid?: string
  tags?: string[]
  /** What editors changed since it was published. */
  nextContent?: StoryContent
  /** What it becomes with a release, by the number of the release. */
  releases?: { id: number; content: StoryContent }[]
}

export type StoryContent = { component: string } & Record<string, unknown>

export interface CatalogueDraft {
  attributes: AttributeDraft[]
  categories: CategoryDraft[]
  products: ProductDraft[]
  redirects?: RedirectDraft[]
  urlMappings?: UrlMappingDraft[]
  searchRedirects?: SearchRedirectDraft[]
  landingPages?: LandingPageDraft[]
  stories?: StoryDraft[]
}
