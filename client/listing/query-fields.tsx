import { type ListingQuery, listingParameters } from '../../shared/search/query'

/** What a form of a listing keeps of where the list is now, for a browser that sends it by itself. */
export function QueryFields({ query }: { query: ListingQuery }) {
  return listingParameters(query).map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
