/** Of these the newest value counts. */
const SINGLE = ['sort', 'price', 'q']

/**
 * What was chosen in a list while the one of an earlier choice is still on its way: a link is made
 * from what is drawn, and what it changes of that is done to what was asked for already (spec 2).
 * Takes and gives queries as they stand in an address.
 */
export function joinChoices(drawn: string, asked: string, wanted: string): string {
  const [before, after] = [new URLSearchParams(drawn), new URLSearchParams(wanted)]
  const joined = new URLSearchParams(asked)
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.getAll(name), after.getAll(name)]
    const added = now.filter((id) => !old.includes(id))
    if (SINGLE.includes(name) && added.length > 0) joined.delete(name)
    for (const id of old) if (!now.includes(id)) joined.delete(name, id)
    for (const id of added) if (!joined.has(name, id)) joined.append(name, id)
  }
  // Another choice begins at the first page again, and its link names none.
  joined.delete('page')
  const page = after.get('page')
  if (page) joined.set('page', page)
  return joined.size > 0 ? `?${joined}` : ''
}
