// The document of a page that this Worker shows by itself, see send-page.ts.
import { html, raw } from 'hono/html'
import type { StoreView } from '../../../shared/store-view/store-view'

export type Html = ReturnType<typeof html>

/** One sheet in the page itself, allowed by its nonce. */
const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: Canvas }
main { box-sizing: border-box; inline-size: min(28rem, 100%); padding: 2rem 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; margin: 1.5rem 0;
  padding-block: 1rem; border-block: 1px solid GrayText }
dt, dd { margin: 0 }
dd { font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem }
legend { padding: 0; margin-block-end: .75rem }
button { font: inherit; min-block-size: 3rem; padding: .5rem 1rem; border: 1px solid currentColor;
  border-radius: .375rem; background: Canvas; color: CanvasText; cursor: pointer }
button.main { background: CanvasText; color: Canvas }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

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
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`
}
