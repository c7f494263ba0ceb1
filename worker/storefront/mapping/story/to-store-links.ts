import type { StoreLink } from '../../../../shared/catalog/category'
import type { WireUrlAlternates } from '../../../../shared/contract/url/url-alternates'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'

/** The same thing in all stores that sell it, as paths there. */
export function toStoreLinks(
  alternates: WireUrlAlternates,
  toLink: (urlPath: string, store: StoreView) => string,
): StoreLink[] {
  return (alternates ?? []).flatMap(({ store_code, url_path }) => {
    const store = STORE_VIEWS.find(({ storeCode }) => storeCode === store_code)
    return store ? [{ storeCode: store.storeCode, link: toLink(url_path, store) }] : []
  })
}
