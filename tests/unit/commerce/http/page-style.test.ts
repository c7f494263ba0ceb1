import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_STYLE } from '../../../../worker/commerce/http/page-style'

it('pages of the commerce Worker wear the colours of the shop', () => {
  const tokens = readFileSync('client/styles/tokens.css', 'utf8')
  const colours = PAGE_STYLE.match(/#[\da-f]{6}/g) ?? []
  expect(colours.length).toBeGreaterThan(8)
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([])
})
