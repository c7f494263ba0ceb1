import type { UrlMappingDraft } from '../../../../shared/contract/admin/content-draft'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Localized } from '../words/localized'
import { categoryPath } from './category-path'

const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']

/** Addresses of stories as readers of each language would write them. */
const STORIES: readonly (readonly [paths: Localized, slug: string])[] = [
  [['wie-zijn-wij', 'wer-wir-sind', 'qui-sommes-nous', 'who-we-are'], 'about'],
  [['klantenservice', 'kundenservice', 'service-client', 'customer-service'], 'service'],
  [['retourneren', 'ruecksendung', 'retours', 'send-it-back'], 'returns'],
]

/** Short addresses for a window or a printed page. */
const CATEGORIES: readonly (readonly [paths: Localized, place: string])[] = [
  [['lampen', 'leuchten', 'lampes', 'lamps'], 'decor/lighting'],
  [['jurken', 'kleider', 'robes', 'dresses'], 'kidswear/dresses'],
]

const SEARCHES: Localized = ['zoeken', 'suche', 'recherche', 'search']

export const URL_MAPPINGS: UrlMappingDraft[] = STORES.flatMap((store, language) => [
  ...STORIES.map(([paths, slug]) => mapping(store, paths[language], 'storyblok', { slug })),
  ...CATEGORIES.map(([paths, place]) =>
    mapping(store, paths[language], 'category', { url_path: categoryPath(place, store) }),
  ),
  mapping(store, SEARCHES[language], 'catalogsearch', {}),
])

function mapping(
  store: StoreCode,
  requestPath: string | undefined,
  name: string,
  params: Record<string, string>,
): UrlMappingDraft {
  return { store, requestPath: requestPath ?? '', name, params }
}
