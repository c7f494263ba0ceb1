import type { StoreCode } from '../../../shared/store-view/store-view'

/** Where subscribers say yes, and where they leave, below the public origin of this Worker. */
export const CONFIRM_PATH = '/newsletter/confirm'
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'

/** The address of a link for one subscriber. It names the store for the words of its page. */
export function newsletterLink(
  publicOrigin: string,
  path: typeof CONFIRM_PATH | typeof UNSUBSCRIBE_PATH,
  token: string,
  storeCode: StoreCode,
): string {
  return `${publicOrigin}${path}/${token}?storeCode=${storeCode}`
}
