import type { StoreCode } from '../../../shared/store-view/store-view.ts'

/** `E2E_PORT` moves all ports, so that two checkouts can be tested at once. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 9797)
export const E2E_COMMERCE_PORT = E2E_PORT + 1
export const E2E_ORIGIN = `http://localhost:${E2E_PORT}`

/** Tiles of maps, which tests answer themselves. */
export const TILES_ORIGIN = 'https://tiles.example'

/** Where a test has an app in a page of its own: on the site of a store, and on another. */
export const E2E_APP_PORT = E2E_PORT + 2
export const APP_ORIGINS = {
  sameSite: `http://app.nl.localhost:${E2E_APP_PORT}`,
  otherSite: `http://app.localhost:${E2E_APP_PORT}`,
}

const HOSTS: Record<StoreCode, string> = { nl_nl: 'nl', de_de: 'de', fr_fr: 'fr', global_en: 'en' }

/** Where a store is while its tests run. */
export function storeOrigin(storeCode: StoreCode): string {
  return `http://${HOSTS[storeCode]}.localhost:${E2E_PORT}`
}
