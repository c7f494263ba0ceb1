import { expect, test } from 'vitest'
import { createAskedAgain } from '../../../../worker/storefront/cache/asked-again'

test('what is asked for again is known, and the oldest is forgotten first', () => {
  const asked = createAskedAgain(2)
  expect(['a', 'a', 'b', 'c', 'b', 'a'].map(asked.isKnown)).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ])
})

test('an address of more than 500 characters is not remembered: strangers make them up', () => {
  const asked = createAskedAgain()
  const long = 'x'.repeat(501)
  expect([long, long].map(asked.isKnown)).toEqual([false, false])
  expect([long.slice(1), long.slice(1)].map(asked.isKnown)).toEqual([false, true])
})
