import type { ShownCart } from '../cart/shown-cart'
import type { Breadcrumb, Category, StoreLink } from '../catalog/category'
import type { Neighbours } from '../catalog/neighbours'
import type { Product, ProductCard } from '../catalog/product'
import type { OwnOrder } from '../checkout/own-order'
import type { RefusedForm } from '../content/refused-form'
import type { Block, Story, Visual } from '../content/story'
import type { AccountFault } from '../customer/account-fault'
import type {
  Account,
  AccountFormName,
  AccountNotice,
  TypedAccountFields,
} from '../customer/account-forms'
import type { Reviews } from '../reviews/review'
import type { RefusedReview } from '../reviews/review-form'
import type { Listing } from '../search/listing'
import type { ListedLocation } from '../store-locations/store-location'
import type { ShopRating } from '../store-view/shop-rating'
import type { StoreCode } from '../store-view/store-view'
import type { CheckoutPageData } from './checkout-page-data'
import type { Usp } from './page-chrome'

/**
 * A value that may still be on its way. The server streams it in; a cached page and the browser
 * have it at once (design 5.1, critical and deferred data).
 */
export type Deferred<T> = T | Promise<T>

/** What one screen needs, by route name. Every page is data first. */
export type PageData =
  | {
      route: 'home'
      story: Story | null
      newest: ProductCard[]
      bestsellers: ProductCard[]
      /** What shoppers think of the shop, and that as a sentence. */
      rating: (ShopRating & { text: string }) | null
    }
  | {
      route: 'category'
      category: Category
      /** The categories below this one. */
      subcategories: Breadcrumb[]
      breadcrumbs: Breadcrumb[]
      listing: Listing
      /** What editors add above and below the products (spec 3, category CMS content). */
      content: Story | null
      /** And what between them, in order of position. */
      visuals: Visual[]
    }
  | {
      route: 'landing-page'
      title: string
      /** Path of a picture, empty when there is none. */
      image: string
      /** What the merchant writes above the products and below them, as clean HTML. */
      contentFirst: string
      contentLast: string
      alternates: StoreLink[]
      /** Categories to go on to. */
      subcategories: Breadcrumb[]
      breadcrumbs: Breadcrumb[]
      listing: Listing
    }
  | {
      route: 'catalogsearch'
      keyword: string
      listing: Listing
      /** What other shoppers buy, where nothing is found. */
      bestsellers?: ProductCard[]
      /** Found in this browser, without a connection (spec 4, search result). */
      offline?: { noresults: boolean }
    }
  | {
      route: 'product'
      product: Product
      breadcrumbs: Breadcrumb[]
      /** Products that stand beside this one. */
      neighbours: Deferred<Neighbours>
      /** What shoppers wrote of it. */
      reviews: Deferred<Reviews>
      /** What editors promise beside the button (spec 2, product usps). */
      usps: Usp[]
    }
  | {
      route: 'cart'
      /** Drawn for a browser that has not looked itself; null when it is to look. */
      cart: ShownCart | null
    }
  | {
      route: 'wishlist'
      /** What editors say on it; which products are on it only the browser knows. */
      story: Story | null
    }
  | {
      route: 'storelocator'
      /** The place or postcode that was asked for, or empty. */
      asked: string
      /** The place that was meant; null for none, and for one that nobody knows. */
      from: string | null
      locations: ListedLocation[]
      /** Address of the tiles of a map, with `{z}`, `{x}` and `{y}` in it; null where there is none. */
      tiles: string | null
      /** How the days of a week are called, Sunday first. */
      weekdays: readonly string[]
    }
  | CheckoutPageData
  | {
      route: 'review'
      product: Pick<Product, 'sku' | 'name' | 'link'>
      /** What was posted without script and not taken. */
      refused: RefusedReview | null
      /** Of the try to write that begins here. */
      attempt: string
      isSent: boolean
    }
  /** Null for a guest, who may log in there. */
  | {
      route: 'my-account'
      account: Account | null
      /** One order of it, or its invoice, in place of the account. */
      order: OwnOrder | null
      /** Where a forgotten password is asked for and, with the token of a mail, chosen. */
      reset: { token: string } | null
      notice: AccountNotice | null
      fault: AccountFault | null
      /** The form of the account that was refused. */
      refused: AccountFormName | null
      /** Of a form that was refused without script. */
      typed: TypedAccountFields
      /** Of a gift card that was asked for, in cents. */
      giftCardBalance: number | null
    }
  | {
      route: 'storyblok'
      story: Story
      /** Articles that go with this one, as blocks. */
      related: Deferred<Block[]>
    }
  /** One component that an editor works on, alone. */
  | { route: 'storyblok-empty'; story: Story }
  | { route: 'error'; reason: PageFault }
  | { route: 'page-not-found' }

export type RouteName = PageData['route']

/** Why a page could not be made; decides what the shopper reads. */
export type PageFault = 'opening' | 'upstream-down' | 'too-many' | 'unexpected' | 'offline'

/** What search engines and the head of the document need (spec 2, noindex and canonical rules). */
export interface SeoFacts {
  title: string
  description: string
  /** Absolute URL, or null when the page has none. */
  canonical: string | null
  robots: 'index,follow' | 'noindex,nofollow'
  prev: string | null
  next: string | null
  /** Path of a picture below /media for link previews. */
  image: string | null
  /** What previews of links take it for (Open Graph). */
  kind: 'website' | 'product' | 'article'
}

/** One page: the same value travels as HTML and as JSON from `/_data/…`. */
export interface Page {
  status: 200 | 404 | 429 | 500 | 503
  storeCode: StoreCode
  /** Path and query under which it was asked for. */
  path: string
  seo: SeoFacts
  /** Where this page is in each of the four stores. */
  stores: PageInStore[]
  data: PageData
  /** Of the visitor whose form this page answers. */
  refused?: RefusedForm
}

export interface PageInStore {
  storeCode: StoreCode
  /** Absolute URL of the same page there, else of that store's home. */
  href: string
  isSamePage: boolean
}

/** What a browser gets from `/_data/…`: a page, or where to go instead. */
export type PageAnswer =
  | { kind: 'page'; page: Page; buildId: string }
  | { kind: 'redirect'; location: string; status: 301 | 302; buildId: string }
