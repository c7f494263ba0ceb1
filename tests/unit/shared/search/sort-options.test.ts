import { expect, it } from 'vitest'
import { sortOf, sortsFor } from '../../../../shared/search/sort-options'

const results = { keyword: 'lamp' }
const category = { keyword: '' }

it('offers relevance in results only, where it is the default', () => {
  expect(sortsFor(results)[0]).toBe('relevance')
  expect(sortsFor(category)).not.toContain('relevance')
  expect(sortOf({ ...results, sort: null })).toBe('relevance')
  expect(sortOf({ ...category, sort: 'relevance' })).toBe('updated_at:desc')
})

it('sorts by the latest where the latest is asked for, in results too', () => {
  expect(sortOf({ ...results, sort: 'updated_at:desc' })).toBe('updated_at:desc')
})
