import { html } from 'hono/html'
import { formatDay } from '../../../shared/i18n/date-text'
import { MERCHANT } from '../../../shared/store-view/merchant'
import type { StoreView } from '../../../shared/store-view/store-view'
import { type Html, renderDocument } from '../http/page-document'
import { DOWNLOAD_WORDS } from './download-words'
import { type DownloadOfOrder, type DownloadState, usesLeft } from './find-downloads'

/** Why there is nothing to download. */
export type DownloadFault = Exclude<DownloadState, 'open'> | 'unknown' | 'missing'

/** A file with the button that fetches it: only what is pressed is counted, not what looks at links. */
export function renderDownload(store: StoreView, download: DownloadOfOrder, nonce: string): Html {
  const words = DOWNLOAD_WORDS[store.storeCode]
  const until = formatDay(new Date(download.expiresAt - 1), store.i18n)
  const body = html`<p>${download.title}</p>
<dl>
<dt>${words.order}</dt><dd>${download.orderNumber}</dd>
<dt>${words.left}</dt><dd>${usesLeft(download)}</dd>
<dt>${words.until}</dt><dd>${until}</dd>
</dl>
<form method="post"><button class="main">${words.download}</button></form>`
  return renderPage(store, body, nonce)
}

/** What is said where there is nothing to download. */
export function renderNoDownload(store: StoreView, fault: DownloadFault, nonce: string): Html {
  return renderPage(store, html`<p>${DOWNLOAD_WORDS[store.storeCode][fault]}</p>`, nonce)
}

function renderPage(store: StoreView, told: Html, nonce: string): Html {
  const { title, help } = DOWNLOAD_WORDS[store.storeCode]
  const body = html`${told}
<p>${help(MERCHANT.email)}</p>`
  return renderDocument(store, { title, body, nonce })
}
