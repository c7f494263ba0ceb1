import type { StoreCode } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { ExportSettings } from './magento/read/export-row'

/** The store that a merchant's store view code stands for: as he says, else one of the same name. */
export function storeOf(code: string, { stores }: ExportSettings): StoreCode | undefined {
  return stores.get(code) ?? STORE_VIEWS.find(({ storeCode }) => storeCode === code)?.storeCode
}
