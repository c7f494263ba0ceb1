import { html, raw } from 'hono/html'
import { formatDay } from '../../../shared/i18n/date-text'
import { MERCHANT } from '../../../shared/store-view/merchant'
import type { StoreView } from '../../../shared/store-view/store-view'
import { DOWNLOAD_WORDS } from './download-words'
import { type DownloadOfOrder, type DownloadState, usesLeft } from './find-downloads'

type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: Canvas }
main { box-sizing: border-box; inline-size: min(28rem, 100%); padding: 2rem 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 1.5rem 0;
  padding-block: 1rem; border-block: 1px solid GrayText }
dt, dd { margin: 0 }
dd { font-weight: 600; font-variant-numeric: tabular-nums; text-align: end }
button { font: inherit; inline-size: 100%; min-block-size: 3rem; padding: .5rem 1rem; border: 0;
  border-radius: .375rem; background: CanvasText; color: Canvas; cursor: pointer }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

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
<form method="post"><button>${words.download}</button></form>`
  return renderDocument(store, body, nonce)
}

/** What is said where there is nothing to download. */
export function renderNoDownload(store: StoreView, fault: DownloadFault, nonce: string): Html {
  return renderDocument(store, html`<p>${DOWNLOAD_WORDS[store.storeCode][fault]}</p>`, nonce)
}

function renderDocument(store: StoreView, body: Html, nonce: string): Html {
  const words = DOWNLOAD_WORDS[store.storeCode]
  return html`<!doctype html>
<html lang="${store.i18n.defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${words.title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
${body}
<p>${words.help(MERCHANT.email)}</p>
</main>
</body>
</html>`
}
