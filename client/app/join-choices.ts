/** Of these the newest value counts. */
const SINGLE = ['sort', 'price', 'q']

/** Parameters that are no filter. */
export const NOT_FILTERS = ['sort', 'q', 'page']

/**
 * What was chosen in a list while the one of an earlier choice is still on its way: a link is made
 * from what is drawn, and what it changes of that is done to what was asked for already (spec 2). A
 * link to what is drawn, or that clears all filters, means just what it says.
 * Takes and gives queries as they stand in an address.
 */
export function joinChoices(drawn: string, asked: string, wanted: string): string {
  const [before, after] = [new URLSearchParams(drawn), new URLSearchParams(wanted)]
  if (wanted === drawn || (hasFilters(before) && !hasFilters(after))) return wanted
  const joined = new URLSearchParams(asked)
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.getAll(name), after.getAll(name)]
    const added = now.filter((id) => !old.includes(id))
    if (SINGLE.includes(name) && added.length > 0) joined.delete(name)
    for (const id of old) if (!now.includes(id)) joined.delete(name, id)
    for (const id of added) if (!joined.has(name, id)) joined.append(name, id)
  }
  // A page counts in the list that its link belongs to: another choice begins at the first again.
  const page = after.get('page')
  for (const one of [joined, after]) one.delete('page')
  if (page && isSame(joined, after)) joined.set('page', page)
  // In one order, so that it means itself when it is asked for.
  const sorted = new URLSearchParams([...joined].sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1)))
  return joined.size > 0 ? `?${sorted}` : ''
}

function hasFilters(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => !NOT_FILTERS.includes(name))
}

function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map((query) => [...query].map(String).sort().join('&'))
  return first === second
}
