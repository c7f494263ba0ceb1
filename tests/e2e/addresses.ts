import type { StoreCode } from '../../shared/store-view/store-view.ts'

export const E2E_PORT = 9797
export const E2E_COMMERCE_PORT = 9798
export const E2E_ORIGIN = `http://localhost:${E2E_PORT}`

const HOSTS: Record<StoreCode, string> = { nl_nl: 'nl', de_de: 'de', fr_fr: 'fr', global_en: 'en' }

/** Where a store is while its tests run. */
export function storeOrigin(storeCode: StoreCode): string {
  return `http://${HOSTS[storeCode]}.localhost:${E2E_PORT}`
}
