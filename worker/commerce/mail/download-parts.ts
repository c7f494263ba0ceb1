import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { downloadLink } from '../downloads/download-link'
import { DOWNLOAD_WORDS } from '../downloads/download-words'
import { listDownloads } from '../downloads/find-downloads'
import type { LetterPart } from './letter'
import type { MailOrigins } from './mail'

/** The files that an order has bought, each as a link; nothing while they are not handed over. */
export async function downloadParts(
  sales: Database,
  orderId: number,
  store: StoreView,
  origins: MailOrigins,
): Promise<LetterPart[]> {
  const downloads = await listDownloads(sales, orderId)
  if (downloads.length === 0) return []
  const links = downloads.map(({ token, title }): LetterPart => {
    return {
      kind: 'link',
      text: title,
      href: downloadLink(origins.commerce, token, store.storeCode),
    }
  })
  return [{ kind: 'title', text: DOWNLOAD_WORDS[store.storeCode].downloads }, ...links]
}
