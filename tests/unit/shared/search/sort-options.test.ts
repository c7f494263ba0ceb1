import { expect, it } from 'vitest'
import { sortOf, sortsOf } from '../../../../shared/search/sort-options'

it('offers relevance in results only, where it is the default', () => {
  expect(sortsOf(true)[0]).toBe('relevance')
  expect(sortsOf(false)).not.toContain('relevance')
  expect(sortOf(null, true)).toBe('relevance')
  expect(sortOf('relevance', false)).toBe('updated_at:desc')
})

it('sorts by the latest where the latest is asked for, in results too', () => {
  expect(sortOf('updated_at:desc', true)).toBe('updated_at:desc')
})
