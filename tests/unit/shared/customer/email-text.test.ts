import { describe, expect, it } from 'vitest'
import { email } from '../../../../shared/contract/wire/request-value'
import { isEmailText } from '../../../../shared/customer/email-text'

const GOOD = [
  'erin@example.com',
  'erin.de-vries+shop@mail.example.co.uk',
  "o'brien@example.ie",
  'erin@xn--mnchen-3ya.de',
  'erin@example.xn--p1ai',
  '1@2.example',
]

const BAD = [
  '',
  'erin',
  'erin@example',
  'erin@example.c',
  'erin@-example.com',
  'erin@example..com',
  '.erin@example.com',
  'erin.@example.com',
  'er..in@example.com',
  'jürgen@example.com',
  'erin@münchen.de',
  'erin @example.com',
  'erin@example.com\nbcc: b@example.com',
  '<erin@example.com>',
  'erin@example.com, b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `erin@${'a.'.repeat(130)}com`,
]

describe('an e-mail address', () => {
  it.each(GOOD)('%s is one, for a field and for a call', (text) => {
    expect([isEmailText(text), email.safeParse(text).success]).toEqual([true, true])
  })

  it.each(BAD)('%j is none, for a field and for a call', (text) => {
    expect([isEmailText(text), email.safeParse(text).success]).toEqual([false, false])
  })

  it('may have blanks around it where it is typed, and none where it is sent', () => {
    expect([
      isEmailText(' erin@example.com '),
      email.safeParse(' erin@example.com').success,
    ]).toEqual([true, false])
  })
})
