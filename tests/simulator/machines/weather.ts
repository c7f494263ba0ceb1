// What goes wrong in a run. Each place where something can go wrong asks each time; the answer depends on
// the seed, the place and how often it has asked, so that one fault can be left out and the others stay.
import { createRandom, type Random, seedOf } from '../random'

/** Whole days without trouble, and days on which nothing works. */
const RATES = [0, 0.01, 0.03, 0.08, 0.2] as const

/** Kinds of places, each with a rate of its own in a run. */
const KINDS = ['network', 'inside', 'database', 'desk', 'storage', 'tab'] as const
export type PlaceKind = (typeof KINDS)[number]
export type Rates = Partial<Record<PlaceKind, number>>

/** What a place draws: the fault, or null, and numbers for everything else about it. */
export interface Drawn<F> {
  fault: F | null
  random: Random
}

export interface Weather {
  draw: <F extends string>(kind: PlaceKind, place: string, faults: readonly [F, ...F[]]) => Drawn<F>
  /** From now on nothing goes wrong. */
  calmDown: () => void
  /** The faults there were so far, by name. */
  faults: () => readonly string[]
}

interface Setup {
  seed: number
  /** Faults that are left out, by name. */
  without: ReadonlySet<string>
  rates?: Rates | undefined
}

/** The weather of a seed. */
export function createWeather({ seed, without, rates: wanted = {} }: Setup): Weather {
  const mood = createRandom(seedOf(seed, 'weather'))
  const isCalmDay = mood.isOnce(0.1)
  const rates = Object.fromEntries(
    KINDS.map((kind) => {
      const isWay = kind === 'network' || kind === 'inside'
      const rate = mood.pick(RATES) / (isWay ? 1 : 3)
      return [kind, wanted[kind] ?? (isCalmDay ? 0 : rate)]
    }),
  ) as Record<PlaceKind, number>
  const asked = new Map<string, number>()
  const happened: string[] = []
  let isCalm = false

  return {
    draw(kind, place, faults) {
      const nth = (asked.get(place) ?? 0) + 1
      asked.set(place, nth)
      const random = createRandom(seedOf(seed, `${place} ${nth}`))
      const isWanted = random.isOnce(rates[kind])
      const fault = random.pick(faults)
      const name = `${place} ${nth}: ${fault}`
      if (isCalm || !isWanted || without.has(name)) return { fault: null, random }
      happened.push(name)
      return { fault, random }
    },
    calmDown() {
      isCalm = true
    },
    faults: () => happened,
  }
}
