// Every kind of screen of a store, and how its address is found.
import type { Page } from '@playwright/test'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { wordsOf } from '../e2e/steps/words.ts'

export interface Screen {
  kind: string
  /** Its path in a store. */
  find: (page: Page, origin: string, storeCode: StoreCode) => Promise<string>
  /** The page itself is a refusal: its own address may answer with 4xx or 5xx. */
  isRefusal?: boolean
}

const LANDING_PAGES: Record<StoreCode, string> = {
  nl_nl: '/l/eiken-meubels/',
  de_de: '/l/eichenmoebel/',
  fr_fr: '/l/meubles-en-chene/',
  global_en: '/l/oak-furniture/',
}

/** One product of each type, and of each way of being chosen. */
const PRODUCTS = {
  simple: 'ARM-LUNA',
  configurable: 'SOFA-ELLA',
  sized: 'KID-BO',
  wallpaper: 'WALL-ALPEN-SAGE',
  curtain: 'CURT-MIST',
  grouped: 'SET-DINING-OAK',
  bundle: 'BUNDLE-READING',
  virtual: 'ADVICE-ONLINE',
  downloadable: 'PATTERN-SKIRT',
  'gift-card': 'GIFT-BOTANICAL',
}

export const SCREENS: readonly Screen[] = [
  at('home', '/'),
  { kind: 'department', find: findDepartment },
  { kind: 'subcategory', find: findSubcategory },
  at('search', '/catalogsearch/result?q=lamp'),
  at('search-without-hits', '/catalogsearch/result?q=qqxxzz'),
  { kind: 'landing-page', find: async (_page, _origin, storeCode) => LANDING_PAGES[storeCode] },
  ...Object.entries(PRODUCTS).map(([type, sku]) => ({
    kind: type,
    find: (page: Page, origin: string) => findProductPath(page, origin, sku),
  })),
  at('article', '/blog/rug-size'),
  at('blog', '/blog'),
  at('service', '/service'),
  at('questions', '/faq'),
  at('guide', '/sofa-guide'),
  at('cart', '/cart'),
  at('wishlist', '/wishlist'),
  at('storelocator', '/storelocator/'),
  at('checkout', '/checkout'),
  at('checkout-return', '/checkout-return?orderHash=no-such-order&result=1'),
  at('checkout-failed', '/checkout-failed/?result=0'),
  { ...at('order-status', '/order-status?orderHash=no-such-order'), isRefusal: true },
  at('withdraw', '/withdraw'),
  at('account', '/my-account'),
  at('review', '/review?sku=ARM-LUNA'),
  { ...at('not-found', '/no-such-page'), isRefusal: true },
  { ...at('error', '/error'), isRefusal: true },
]

function at(kind: string, path: string): Screen {
  return { kind, find: async () => path }
}

async function findDepartment(page: Page, origin: string): Promise<string> {
  await page.goto(origin)
  return pathOf(page.locator('header nav > ul > li > a').first().getAttribute('href'))
}

async function findSubcategory(page: Page, origin: string, storeCode: StoreCode): Promise<string> {
  const t = wordsOf(storeCode)
  await page.goto(origin + (await findDepartment(page, origin)))
  const links = page.getByRole('navigation', { name: t('listing.subcategories') }).getByRole('link')
  return pathOf(links.first().getAttribute('href'))
}

async function findProductPath(page: Page, origin: string, sku: string): Promise<string> {
  await page.goto(`${origin}/catalogsearch/result?q=${sku}`)
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  return pathOf(link.getAttribute('href'))
}

async function pathOf(href: Promise<string | null>): Promise<string> {
  const path = await href
  if (!path) throw new Error('A screen of the monkey has no address any more')
  return path
}
