import fc from 'fast-check'
import type { ListingQuery } from '../../../../shared/search/query'

const code = fc.constantFrom('color', 'size', 'material', 'type', 'season', 'collection_group')
const id = fc.stringMatching(/^[a-zA-Z0-9 _.&+%-]{1,12}$/)
const bound = fc.option(fc.integer({ min: 0, max: 9999 }))

const price = fc
  .record({ from: bound, to: bound })
  .filter(({ from, to }) => from !== null || to !== null)
  .filter(({ from, to }) => from === null || to === null || from <= to)

/** Any query that an address can ask for. */
export const listingQuery: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 5000 }),
  sort: fc.option(fc.constantFrom('price:asc', 'price:desc', 'updated_at:desc')),
  price: fc.option(price),
  filters: fc.dictionary(
    code,
    fc.uniqueArray(id, { minLength: 1, maxLength: 4 }).map((ids) => ids.sort()),
  ),
  keyword: fc.constantFrom('', 'chair', 'bébé & co', '100% wool'),
})

export { code as filterCode, id as optionId }
