import type { ComponentType } from 'react'
import type { Product } from '../../shared/catalog/product'
import type { PageData, RouteName } from '../../shared/routing/page'

export type Screen = ComponentType<{ data: PageData }>

/** Where each screen lives: the file below client/, which exports it by its own name (home-page: HomePage). */
export const SCREENS = {
  home: 'home/home-page',
  category: 'listing/category-page',
  'landing-page': 'listing/category-page',
  catalogsearch: 'listing/search-page',
  product: 'product/product-page',
  'tailored-product': 'product/tailored/tailored-page',
  'grouped-product': 'product/grouped/grouped-page',
  'bundle-product': 'product/bundle/bundle-page',
  'gift-card-product': 'product/gift-card/gift-card-page',
  cart: 'cart/cart-page',
  wishlist: 'wishlist/wishlist-page',
  storelocator: 'content/store-locator/store-locator-page',
  checkout: 'checkout/checkout-page',
  express: 'checkout/express-page',
  'checkout-return': 'checkout/outcome/checkout-return-page',
  'checkout-failed': 'checkout/outcome/checkout-failed-page',
  'order-status': 'checkout/orders/order-status-page',
  review: 'reviews/review-page',
  withdraw: 'content/withdraw/withdraw-page',
  'my-account': 'account/account-page',
  storyblok: 'content/content-page',
  'storyblok-empty': 'content/component-page',
  error: 'errors/error-page',
  'page-not-found': 'errors/not-found-page',
} as const satisfies Record<RouteName, string> & Record<string, string>

export type ScreenName = keyof typeof SCREENS

/** Which screen shows a page: that of its route, but for products that are bought in another way. */
export function screenNameOf(data: PageData): ScreenName {
  return data.route === 'product' ? productScreen(data.product) : data.route
}

function productScreen({ typeData }: Product): ScreenName {
  const { parts, bundle, giftCard, colors, customOptions, downloads, tierPrices, wallpaper } =
    typeData
  if (parts.length > 0) return 'grouped-product'
  if (bundle) return 'bundle-product'
  if (giftCard) return 'gift-card-product'
  const more = [colors, customOptions, downloads, tierPrices]
  return wallpaper || more.some((list) => list.length > 0) ? 'tailored-product' : 'product'
}

/** Rooms whose screens load words of their own (`locales/pick-words.ts`). */
const ROOMS_WITH_WORDS = ['cart', 'checkout', 'content', 'listing', 'product', 'wishlist'] as const

export type WordPart = 'most' | (typeof ROOMS_WITH_WORDS)[number] | 'later'

/** The parts of a store's words that a screen is drawn with. */
export function wordPartsOf(name: ScreenName): WordPart[] {
  const file = SCREENS[name]
  const room = ROOMS_WITH_WORDS.find((one) => file.startsWith(`${one}/`))
  // These are rare: what they say comes with what every other page loads later.
  if (/^(err|acc|rev)/.test(file)) return ['most', 'later']
  return room ? ['most', room] : ['most']
}

/** Whether a screen shows blocks of editors whose code comes later: their styles come at once. */
export function hasEditorsBlocks(data: PageData): boolean {
  if (data.route === 'home' || data.route === 'wishlist') return data.story !== null
  return data.route === 'category' && data.content !== null
}

export type ScreenModule = Record<string, Screen>

/** A screen out of its module. Throws when the module does not export it. */
export function screenOf(screenName: ScreenName, module: ScreenModule | undefined): Screen {
  const file = SCREENS[screenName]
  const name = file.replace(/.*\/|-/g, ' ').replace(/ (.)/g, (_, letter) => letter.toUpperCase())
  const screen = module?.[name]
  if (!screen) throw new Error(`client/${file} exports no ${name}`)
  return screen
}
