import type { ComponentType } from 'react'
import type { PageData, RouteName } from '../../shared/routing/page'

export type Screen = ComponentType<{ data: PageData }>

/** Where each screen lives: the file below client/ and the name it exports. */
export const SCREENS = {
  home: { file: 'home/home-page', name: 'HomePage' },
  category: { file: 'listing/category-page', name: 'CategoryPage' },
  'landing-page': { file: 'listing/landing-page', name: 'LandingPage' },
  catalogsearch: { file: 'listing/search-page', name: 'SearchPage' },
  product: { file: 'product/product-page', name: 'ProductPage' },
  cart: { file: 'cart/cart-page', name: 'CartPage' },
  checkout: { file: 'checkout/checkout-page', name: 'CheckoutPage' },
  'checkout-return': { file: 'checkout/checkout-return-page', name: 'CheckoutReturnPage' },
  'checkout-failed': { file: 'checkout/checkout-failed-page', name: 'CheckoutFailedPage' },
  storyblok: { file: 'content/content-page', name: 'ContentPage' },
  error: { file: 'errors/error-page', name: 'ErrorPage' },
  'page-not-found': { file: 'errors/not-found-page', name: 'NotFoundPage' },
} as const satisfies Record<RouteName, { file: string; name: string }>

export type ScreenModule = Record<string, Screen>

/** The screen of a route out of its module. Throws when the module does not export it. */
export function screenOf(route: RouteName, module: ScreenModule | undefined): Screen {
  const { file, name } = SCREENS[route]
  const screen = module?.[name]
  if (!screen) throw new Error(`client/${file} exports no ${name}`)
  return screen
}
