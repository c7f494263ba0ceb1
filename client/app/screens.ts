import type { ComponentType } from 'react'
import type { Product } from '../../shared/catalog/product'
import type { PageData, RouteName } from '../../shared/routing/page'

export type Screen = ComponentType<{ data: PageData }>

/** Where each screen lives: the file below client/ and the name it exports. */
export const SCREENS = {
  home: { file: 'home/home-page', name: 'HomePage' },
  category: { file: 'listing/category-page', name: 'CategoryPage' },
  'landing-page': { file: 'listing/category-page', name: 'CategoryPage' },
  catalogsearch: { file: 'listing/search-page', name: 'SearchPage' },
  product: { file: 'product/product-page', name: 'ProductPage' },
  'tailored-product': { file: 'product/tailored/tailored-page', name: 'TailoredPage' },
  'grouped-product': { file: 'product/grouped/grouped-page', name: 'GroupedPage' },
  'bundle-product': { file: 'product/bundle/bundle-page', name: 'BundlePage' },
  'gift-card-product': { file: 'product/gift-card/gift-card-page', name: 'GiftCardPage' },
  cart: { file: 'cart/cart-page', name: 'CartPage' },
  wishlist: { file: 'wishlist/wishlist-page', name: 'WishlistPage' },
  checkout: { file: 'checkout/checkout-page', name: 'CheckoutPage' },
  'checkout-return': { file: 'checkout/outcome/checkout-return-page', name: 'CheckoutReturnPage' },
  'checkout-failed': { file: 'checkout/outcome/checkout-failed-page', name: 'CheckoutFailedPage' },
  'order-status': { file: 'checkout/orders/order-status-page', name: 'OrderStatusPage' },
  storyblok: { file: 'content/content-page', name: 'ContentPage' },
  'storyblok-empty': { file: 'content/component-page', name: 'ComponentPage' },
  error: { file: 'errors/error-page', name: 'ErrorPage' },
  'page-not-found': { file: 'errors/not-found-page', name: 'NotFoundPage' },
} as const satisfies Record<RouteName, { file: string; name: string }> &
  Record<string, { file: string; name: string }>

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
  const { file } = SCREENS[name]
  const room = ROOMS_WITH_WORDS.find((one) => file.startsWith(`${one}/`))
  // Errors are rare: what they say comes with what every other page loads later.
  if (file.startsWith('errors/')) return ['most', 'later']
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
  const { file, name } = SCREENS[screenName]
  const screen = module?.[name]
  if (!screen) throw new Error(`client/${file} exports no ${name}`)
  return screen
}
