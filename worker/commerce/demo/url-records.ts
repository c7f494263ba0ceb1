// Addresses that are more than a product or a category: filtered pages, moved pages, short names.
import type { LandingPageDraft, RedirectDraft, UrlMappingDraft } from '../catalogue/draft'

const OAK = [{ attribute: 'material', value: 'oak' }]
const SHOWN = { isActive: true, isFilterLinkAllowed: true }

export const LANDING_PAGES: LandingPageDraft[] = [
  {
    store: 'nl_nl',
    urlPath: 'eiken-meubels',
    category: 'Furniture',
    name: 'Eiken meubels',
    filters: OAK,
    hidesSelectedFilters: true,
    ...SHOWN,
  },
  {
    store: 'de_de',
    urlPath: 'eichenmoebel',
    category: 'Furniture',
    name: 'Eichenmöbel',
    filters: OAK,
    hidesSelectedFilters: true,
    ...SHOWN,
  },
  {
    store: 'fr_fr',
    urlPath: 'meubles-en-chene',
    category: 'Furniture',
    name: 'Meubles en chêne',
    filters: OAK,
    hidesSelectedFilters: true,
    ...SHOWN,
  },
  {
    store: 'global_en',
    urlPath: 'oak-furniture',
    category: 'Furniture',
    name: 'Oak furniture',
    filters: OAK,
    hidesSelectedFilters: false,
    ...SHOWN,
  },
]

/** The second leads to the first: a visitor still makes one hop. */
export const REDIRECTS: RedirectDraft[] = [
  { store: 'nl_nl', requestPath: 'stoelen', targetPath: 'meubels/stoelen', status: 301 },
  { store: 'nl_nl', requestPath: 'stoelen-2024', targetPath: 'stoelen', status: 302 },
  { store: 'de_de', requestPath: 'stuehle', targetPath: 'moebel/stuehle', status: 301 },
  { store: 'fr_fr', requestPath: 'chaises', targetPath: 'meubles/chaises', status: 301 },
  { store: 'global_en', requestPath: 'chairs', targetPath: 'furniture/chairs', status: 301 },
]

export const URL_MAPPINGS: UrlMappingDraft[] = [
  {
    store: 'nl_nl',
    requestPath: 'wie-zijn-wij',
    name: 'storyblok',
    params: { slug: 'about' },
  },
  {
    store: 'global_en',
    requestPath: 'who-we-are',
    name: 'storyblok',
    params: { slug: 'about' },
  },
]
