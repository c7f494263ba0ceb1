// Categories that are filtered from the start, under an address of their own in every store.

import type { LandingPageDraft } from '../../../../shared/contract/admin/content-draft'
import { inStore } from '../../../../shared/contract/admin/per-store'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { joinLocalized, type Localized, wordsPerStore } from '../words/localized'
import { urlKeys } from '../words/url-keys'
import { categoriesTo } from './category-path'
import { LANDINGS, type Landing, NEW_FURNITURE, SALE } from './landings'

const STORES: readonly StoreCode[] = ['nl_nl', 'de_de', 'fr_fr', 'global_en']

/** Where what is new and what is on sale stand in a store. */
export function entriesOf(store: StoreCode): Record<'new' | 'sale', string> {
  const pathOf = (name: Localized) => `/l/${inStore(urlKeys(name), store)}/`
  return { new: pathOf(NEW_FURNITURE), sale: pathOf(SALE) }
}

/** Every landing page in every store. */
export const LANDING_PAGES: LandingPageDraft[] = LANDINGS.flatMap((landing, index) =>
  STORES.map((store) => toDraft(landing, store, index)),
)

function toDraft({ name, text, place, filters }: Landing, store: StoreCode, index: number) {
  const translate = (words: Localized) => inStore(wordsPerStore(words), store)
  const category = categoriesTo(place).map((spec) => spec.name[3])
  return {
    store,
    urlPath: inStore(urlKeys(name), store),
    category: category.join('/'),
    isActive: true,
    name: translate(name),
    contentFirst: translate(joinLocalized((sentence) => `<p>${sentence}</p>`, text)),
    metaTitle: translate(name),
    metaDescription: translate(text),
    filters: Object.entries(filters).flatMap(([attribute, values]) =>
      values.map((value) => ({ attribute, value })),
    ),
    isFilterLinkAllowed: true,
    // Some show what they are filtered by, others are a collection of their own.
    hidesSelectedFilters: index % 3 !== 2,
  }
}
