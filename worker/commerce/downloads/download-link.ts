import type { StoreCode } from '../../../shared/store-view/store-view'

/** Where a browser downloads what it has bought, below the public origin of this Worker. */
export const DOWNLOADS_PATH = '/downloads'

/** The address of a file that was bought, for its buyer only. It names the store for the words of its page. */
export function downloadLink(publicOrigin: string, token: string, storeCode: StoreCode): string {
  return `${publicOrigin}${DOWNLOADS_PATH}/${token}?storeCode=${storeCode}`
}
