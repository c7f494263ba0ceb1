import { expect, it } from 'vitest'
import { WithdrawPage } from '../../../../client/content/withdraw/withdraw-page'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const LEGAL = {
  title: 'The company',
  links: [
    { label: 'Terms', href: '/terms' },
    { label: 'Withdraw from contract', href: '/withdraw' },
  ],
}
const chrome = { menu: [], usps: [], footer: { text: '', legal: '', columns: [LEGAL] } }

const FORM = { route: 'withdraw', orderHash: '', declaration: null, fault: null } as const

it('the page of a withdrawal has its neighbours, the way back, and whom to ask', () => {
  const html = drawInShop(<WithdrawPage data={FORM} />, { at: '/withdraw', chrome })
  expect(html).toMatch(/aria-label="Breadcrumbs".*The company.*Withdraw from contract/)
  expect(html).toMatch(/<aside.*href="\/terms".*href="mailto:/)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

it('asks for the number of the order where a link leads to none', () => {
  const drawn = (fault: 'not-found' | 'incomplete') =>
    drawInShop(<WithdrawPage data={{ ...FORM, orderHash: 'h', fault }} />, { chrome })
  expect(drawn('not-found')).toContain('name="order"')
  expect(drawn('incomplete')).not.toContain('name="order"')
})
