import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import { describe, expect, it } from 'vitest'
import { createPublicApp } from '../../../../worker/commerce/app'
import { PAGE_STYLE } from '../../../../worker/commerce/http/page-style'
import { sendPage } from '../../../../worker/commerce/http/send-page'
import { COMMERCE_KEY } from '../../../fakes/commerce-shop'

it('pages of the commerce Worker wear the colours of the shop', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8')
  const colours = PAGE_STYLE.match(/#[\da-f]{6}/g) ?? []
  expect(colours.length).toBeGreaterThan(8)
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([])
})

describe('the fonts of those pages', () => {
  const named = Array.from(PAGE_STYLE.matchAll(/url\((.*?)\)/g), ([, path = '']) => path)

  it('are those of the shop, which the network may ask for and browsers keep', async () => {
    expect(named).toEqual(['/fonts/text.woff2', '/fonts/display.woff2'])
    for (const path of named) {
      const answer = await createPublicApp().request(path, {}, { COMMERCE_KEY })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('font/woff2')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
      const file = readFileSync(`shared${path}`)
      expect(file.equals(new Uint8Array(await answer.arrayBuffer()))).toBe(true)
    }
  })

  it('have the fallbacks that the storefront has', () => {
    const metrics = (style: string) =>
      [...style.matchAll(/(?:size-adjust|\w+(?:-gap)?-override): [\d.]+%|local\('.*?'\)/g)].join()
    const inOrder = (style: string) => metrics(style).split(',').sort()
    expect(inOrder(PAGE_STYLE)).toEqual(inOrder(readFileSync('client/styles/fonts.css', 'utf8')))
  })

  it('are all that the policy lets a page load, besides its own style', async () => {
    const page = await sendPage({ render: () => html`<p>x</p>`, status: 200, formTargets: [] })
    const policy = page.headers.get('content-security-policy')?.split('; ') ?? []
    expect(
      policy
        .filter((part) => part.includes('-src'))
        .map((part) => part.replace(/nonce-[\w-]+/, 'nonce')),
    ).toEqual(["default-src 'none'", "style-src 'nonce'", "font-src 'self'"])
  })
})
