import { expect, test } from 'vitest'
import { createRepeatFilter } from '../../../../worker/storefront/cache/repeat-filter'

test('what is asked for again is known, and the oldest is forgotten first', () => {
  const asked = createRepeatFilter(2)
  expect(['a', 'a', 'b', 'c', 'b', 'a'].map(asked.isRepeat)).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ])
})

test('an address of more than 500 characters is not remembered: strangers make them up', () => {
  const asked = createRepeatFilter()
  const long = 'x'.repeat(501)
  expect([long, long].map(asked.isRepeat)).toEqual([false, false])
  expect([long.slice(1), long.slice(1)].map(asked.isRepeat)).toEqual([false, true])
})
