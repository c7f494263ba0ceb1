import type { StoreCode } from './store-view'

/** Under which host names each store is served (spec 1). Apart from the rest: no browser needs them. */
export const STORE_HOSTS: Record<StoreCode, readonly string[]> = {
  nl_nl: ['www.wilmenerin.example', 'nl.localhost', 'localhost', '127.0.0.1'],
  de_de: ['www.wilmunderin.example', 'de.localhost'],
  fr_fr: ['www.wilmeterin.example', 'fr.localhost'],
  global_en: ['www.wilmanderin.example', 'en.localhost'],
}
