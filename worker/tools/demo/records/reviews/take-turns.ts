import type { Saying } from './saying'

export type Take = (sayings: readonly Saying[]) => Saying

/**
 * Takes what has waited longest, the first of several: the same comes back as late as it can.
 * What can be said of anything has to wait some times as long as what fits few products.
 */
export function takeTurns(timesAsLong: number): Take {
  const lastSaid = new Map<Saying, number>()
  let turn = 0
  return (sayings) => {
    const [first, ...others] = sayings
    if (!first) throw new Error('Nothing to choose from')
    turn += 1
    const waited = (saying: Saying) => {
      const turns = turn - (lastSaid.get(saying) ?? Number.NEGATIVE_INFINITY)
      return saying.of ? turns * timesAsLong : turns
    }
    const chosen = others.reduce(
      (longest, other) => (waited(other) > waited(longest) ? other : longest),
      first,
    )
    lastSaid.set(chosen, turn)
    return chosen
  }
}
