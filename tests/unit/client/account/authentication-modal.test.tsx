import { expect, it } from 'vitest'
import { AuthenticationModal } from '../../../../client/account/authentication-modal'
import { drawInShop } from '../../../fixtures/draw-in-shop'

it('an address that was typed before stands in the dialog, which names its step', () => {
  const draw = (payload: { email: string } | null) =>
    drawInShop(<AuthenticationModal payload={payload} onClose={() => {}} />)
  expect(draw({ email: 'erin@example.com' })).toContain('value="erin@example.com"')
  expect(draw(null)).toMatch(/<section [^>]*aria-label="Log in"/)
})
