import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

/** The store that speaks a language: by its code, its language or its locale. */
export function storeOfLanguage(language: string | undefined, otherwise: StoreView): StoreView {
  const asked = language?.toLowerCase().replace('_', '-')
  const found = STORE_VIEWS.find(({ storeCode, i18n }) =>
    [storeCode.replace('_', '-'), i18n.defaultLanguage, i18n.defaultLocale.toLowerCase()].includes(
      asked ?? '',
    ),
  )
  return found ?? otherwise
}
