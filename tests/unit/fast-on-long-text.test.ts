// Text of merchants and shoppers is read by expressions that take their time once for each character,
// not once for each pair, which would be seconds for 50 kB of the worst text.
import { expect, it } from 'vitest'
import { isEmailText } from '../../shared/customer/email-text'
import { trimSlashes } from '../../shared/routing/trim-slashes'
import { storeViewOf } from '../../shared/store-view/store-views'
import { toPlainText } from '../../worker/commerce/catalogue-import/plain-text'
import { parseSettings } from '../../worker/storefront/env'
import { cleanHtml, plainText } from '../../worker/storefront/mapping/story/clean-html'
import { parseAssociated } from '../../worker/tools/catalogue-files/magento/read/row/composite-cells'
import { parseTierPrice } from '../../worker/tools/catalogue-files/magento/read/row/tier-prices'

const LENGTH = 50_000
const MOST_MS = 100

const long = (piece: string) => piece.repeat(LENGTH / piece.length)
const TEXTS = {
  'open tags': long('<'),
  'open tags of scripts': long('<script '),
  'scripts that never end': long('<script></script '),
  'open comments': long('<!--'),
  blanks: `a${long(' ')}b`,
  brackets: `${long('[')}x`,
  'blanks and brackets': `a${long(' [')}x`,
  slashes: `a${long('/')}b`,
  dots: `a@${long('.')}@`,
  'parts of an address': `a@${long('a.')}@`,
  ats: long('@'),
  'digits and dots': `a=${long('1.')}x`,
}

const SETTINGS = { groups: new Map(), stores: new Map() } as never

const READERS: Record<string, (text: string) => unknown> = {
  cleanHtml: (text) => cleanHtml(text, storeViewOf('nl_nl')),
  plainText,
  toPlainText,
  isEmailText,
  trimSlashes,
  parseAssociated,
  website: (text) => parseTierPrice({ tier_price_website: `${text}]` }, SETTINGS),
  COMMERCE_URL: (text) => {
    const COMMERCE_URL = `https://backend.example/${text.replace(/[^a-z/]/g, '')}`
    return parseSettings({ SESSION_KEYS: 'A'.repeat(43), COMMERCE_URL })
  },
}

/** The best of some runs: what else this machine does meanwhile says nothing of the expression. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

it.each(Object.keys(READERS))('%s reads 50 kB of the worst text within 100 ms', (name) => {
  for (const [kind, text] of Object.entries(TEXTS)) {
    expect(
      fastest(() => READERS[name]?.(text)),
      kind,
    ).toBeLessThan(MOST_MS)
  }
})
