import { html } from 'hono/html'

/**
 * Style of pages that load nothing but fonts (font-routes.ts): colours, radius and fonts of the storefront,
 * whose fallbacks have the metrics of the fonts.
 */
export const PAGE_STYLE = `
@font-face { font-family: 'Hanken Grotesk'; font-weight: 400 600; font-display: swap;
  src: url(/fonts/text.woff2) format('woff2') }
@font-face { font-family: Fraunces; font-weight: 400; font-display: swap;
  src: url(/fonts/display.woff2) format('woff2') }
@font-face { font-family: 'Hanken Grotesk fallback'; size-adjust: 100.8%; ascent-override: 99.2%;
  descent-override: 30.1%; line-gap-override: 0%;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto') }
@font-face { font-family: 'Fraunces fallback'; size-adjust: 104.2%; ascent-override: 93.9%;
  descent-override: 24.5%; line-gap-override: 0%;
  src: local('Times New Roman'), local('Liberation Serif'), local('Noto Serif') }
:root { color-scheme: light; font: 1rem/1.5 'Hanken Grotesk', 'Hanken Grotesk fallback', sans-serif;
  background: #faf8f5; color: #1d1c1a }
*, ::before, ::after { box-sizing: border-box }
body { --page: 30rem; margin: 0; min-block-size: 100dvh; display: grid; grid-template-rows: auto 1fr }
body:has(.wide) { --page: 64rem }
header { padding: 1.25rem max(1rem, (100% - var(--page)) / 2); border-block-end: 1px solid #e3ddd3;
  font-size: 1.5rem; font-weight: 600; letter-spacing: -.02em; line-height: 1 }
header span { color: #2f4b3c; font-weight: 400; padding-inline: .2em }
main { place-self: center; inline-size: min(var(--page), 100% - 2rem); margin-block: 2rem;
  padding: 2rem 1.5rem; border: 1px solid #e3ddd3; border-radius: 6px; background: #fffefc }
main.wide { place-self: start center }
h1 { font: 400 1.875rem/1.15 Fraunces, 'Fraunces fallback', serif; margin: 0 0 .75rem;
  text-wrap: balance }
a { color: inherit; text-underline-offset: .2em }
ul { margin: 0; padding: 0; list-style: none }
li { padding-block: .75rem; border-block-start: 1px solid #e3ddd3; color: #5b574f }
li a { color: #1d1c1a }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0;
  padding-block: 1rem; border-block: 1px solid #e3ddd3 }
dt { color: #5b574f }
dt, dd { margin: 0 }
dd { text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
form { display: grid; gap: .75rem }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .75rem }
legend { padding: 0; margin-block-end: .75rem }
button { font: inherit; font-weight: 600; min-block-size: 3rem; padding: .5rem 1.5rem;
  border: 1px solid #857e73; border-radius: 6px; background: none; color: inherit; cursor: pointer }
button.main { border-color: #2f4b3c; background: #2f4b3c; color: #fffefc }
button.main:hover { background: #20362b }
:focus-visible { outline: 2px solid #2f4b3c; outline-offset: 2px }
`

/** The name of the shop, above every such page. */
export const PAGE_LOGO = html`<header>Wilm<span>&amp;</span>Erin</header>`
