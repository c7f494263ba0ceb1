// Where pages went that had another address: departments that were renamed, products that got a new
// kind, campaigns that come back.

import type {
  RedirectDraft,
  SearchRedirectDraft,
} from '../../../../shared/contract/admin/content-draft'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Localized } from '../words/localized'
import { categoryPath } from './category-path'

const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']

/** Categories that once stood under another path. */
const MOVED_CATEGORIES: readonly (readonly [from: Localized, place: string])[] = [
  [['stoelen', 'stuehle', 'chaises', 'chairs'], 'furniture/chairs'],
  [['wonen/lampen', 'wohnen/lampen', 'maison/lampes', 'living/lamps'], 'decor/lighting'],
  [['tapijten', 'laeufer', 'moquettes', 'carpets'], 'textiles/rugs'],
  [['kinderen', 'kinder', 'enfants', 'children'], 'kidswear'],
  [['beddengoed', 'bettwaesche', 'draps', 'bedding'], 'textiles/bedding'],
]

/** Campaigns: they lead somewhere else next year. */
const CAMPAIGNS: readonly (readonly [from: Localized, place: string])[] = [
  [['zomer', 'sommer', 'ete', 'summer'], 'textiles/kitchen/cloths'],
  [['terug-naar-school', 'schulanfang', 'rentree', 'back-to-school'], 'kidswear/tops'],
]

/** Products under the kind that they had before. */
const MOVED_PRODUCTS: readonly (readonly [from: Localized, to: Localized])[] = [
  [
    ['stoel-fjord', 'stuhl-fjord', 'chaise-fjord', 'fjord-chair'],
    ['fauteuil-fjord', 'sessel-fjord', 'fauteuil-fjord', 'fjord-armchair'],
  ],
  [
    ['lamp-maan', 'lampe-mond', 'lampe-lune', 'moon-lamp'],
    ['tafellamp-maan', 'tischleuchte-mond', 'lampe-a-poser-lune', 'moon-table-lamp'],
  ],
]

/** Pages under the name that each country has for them. */
const NAMED_PAGES: readonly (readonly [from: Localized, to: string])[] = [
  [['bedrijfsgegevens', 'impressum', 'mentions-legales', 'imprint'], 'company'],
]

/** Of every kind; the chairs of 2024 lead to the chairs, which moved: a visitor makes one hop. */
export const REDIRECTS: RedirectDraft[] = [
  ...STORES.flatMap((store, language) => [
    ...MOVED_CATEGORIES.map(([from, place]) =>
      redirect(store, from[language], categoryPath(place, store), 301),
    ),
    ...NAMED_PAGES.map(([from, to]) => redirect(store, from[language], to, 301)),
    ...CAMPAIGNS.map(([from, place]) =>
      redirect(store, from[language], categoryPath(place, store), 302),
    ),
    ...MOVED_PRODUCTS.map(([from, to]) => redirect(store, from[language], to[language] ?? '', 301)),
  ]),
  redirect('nl_nl', 'stoelen-2024', 'stoelen', 302),
]

/** Words that say what somebody is looking for better than a list of products would. */
const WORDS: readonly (readonly [words: Localized, place: string])[] = [
  [['cadeaubon', 'gutschein', 'chèque cadeau', 'gift voucher'], 'decor/gifts/cards'],
  [['cadeaukaart', 'geschenkkarte', 'carte cadeau', 'gift card'], 'decor/gifts/cards'],
  [['naaipatroon', 'schnittmuster', 'patron de couture', 'sewing pattern'], 'decor/gifts/patterns'],
  [['behang', 'tapete', 'papier peint', 'wallpaper'], 'wallpaper'],
  [['pyjama', 'schlafanzug', 'pyjama', 'pyjamas'], 'kidswear/nightwear'],
]

const PAGES: readonly (readonly [words: Localized, path: string])[] = [
  [['retourneren', 'rücksendung', 'retour', 'returns'], 'returns'],
  [['bezorging', 'lieferung', 'livraison', 'delivery'], 'delivery'],
  [['verzending', 'versand', 'expédition', 'shipping'], 'delivery'],
  [['betalen', 'zahlung', 'paiement', 'payment'], 'payment'],
  [['klantenservice', 'kundenservice', 'service client', 'customer service'], 'service'],
]

export const SEARCH_REDIRECTS: SearchRedirectDraft[] = STORES.flatMap((store, language) => [
  ...WORDS.map(([words, place]) => ({
    store,
    term: words[language] ?? '',
    url: `/${categoryPath(place, store)}`,
  })),
  ...PAGES.map(([words, path]) => ({ store, term: words[language] ?? '', url: `/${path}` })),
])

function redirect(
  store: StoreCode,
  requestPath: string | undefined,
  targetPath: string,
  status: 301 | 302,
): RedirectDraft {
  return { store, requestPath: requestPath ?? '', targetPath, status }
}
