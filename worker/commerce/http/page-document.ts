// The document of a page that this Worker shows by itself, see send-page.ts.
import { html, raw } from 'hono/html'
import type { StoreView } from '../../../shared/store-view/store-view'
import { PAGE_LOGO, PAGE_STYLE } from './page-style'

export type Html = ReturnType<typeof html>

interface DocumentParts {
  title: string
  body: Html
  nonce: string
}

export function renderDocument(store: StoreView, { title, body, nonce }: DocumentParts): Html {
  return html`<!doctype html>
<html lang="${store.i18n.defaultLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style nonce="${nonce}">${raw(PAGE_STYLE)}</style>
</head>
<body>
${PAGE_LOGO}
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`
}
