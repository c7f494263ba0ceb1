import { expect, it } from 'vitest'
import { AccountField } from '../../../../client/account/account-fields'
import { AccountPostForm } from '../../../../client/account/form/account-post-form'
import { judgeFields } from '../../../../client/account/form/field-faults'
import { GuestForms } from '../../../../client/account/guest-forms'
import { drawInShop } from '../../../fixtures/draw-in-shop'

const field = (name: string, type: string, wrong: object | null) => ({
  name,
  type,
  validity: { valid: wrong === null, typeMismatch: false, tooShort: false, ...wrong },
})

it('what a browser finds wrong with a field is said in words of the shop', () => {
  const fields = [
    field('first-name', 'text', { tooShort: true }),
    field('last-name', 'text', null),
    field('email', 'email', { typeMismatch: true }),
    field('password', 'password', { tooShort: true }),
    field('city', 'text', {}),
    field('', 'submit', {}),
  ]
  expect(judgeFields(fields)).toEqual({
    'first-name': 'account.name-short',
    email: 'account.email-wrong',
    password: 'account.password-weak',
    city: 'product.required',
  })
})

it('an address that has an account is said at its field, in the form that was refused', () => {
  const drawn = drawInShop(<GuestForms typed={{}} fault="email-taken" />)
  const [, logIn = '', register = ''] = drawn.split('<form ')
  expect(logIn).not.toContain('aria-invalid')
  expect(register.match(/<input[^>]*aria-invalid="true"[^>]*>/g)?.join()).toContain('name="email"')
  expect(register).toContain('A customer with the same email already exists')
})

it('a form without a fault has none at its fields', () => {
  const form = (fault: 'gift-card-unknown' | 'failed' | null) =>
    drawInShop(
      <AccountPostForm form="giftCard" fault={fault}>
        <AccountField label="Code" name="code" />
      </AccountPostForm>,
    )
  expect(form('gift-card-unknown')).toContain('aria-invalid="true"')
  expect(form('failed')).not.toContain('aria-invalid')
  expect(form(null)).not.toContain('aria-invalid')
})
