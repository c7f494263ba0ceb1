// `_sourceInclude` and `_sourceExclude` of a search, as Elasticsearch means them: dotted paths with
// stars; naming an object takes all below it, and what is excluded goes even where it is included.

export interface FieldPicker {
  /** Whether anything at or below this path is asked for: what is not need not be read. */
  wants: (path: string) => boolean
  /** Whether nothing but some of these fields is asked for. */
  wantsOnly: (fields: ReadonlySet<string>) => boolean
  pick: (item: Item) => Record<string, unknown>
}

type Item = Readonly<Record<string, unknown>>

export function createFieldPicker(
  include: readonly string[] = [],
  exclude: readonly string[] = [],
): FieldPicker {
  const isExcluded = remember((path) => exclude.some((pattern) => matches(pattern, path)))
  const isIncluded = remember((path) => include.some((pattern) => matches(pattern, path)))
  const isAbove = remember((path) => include.some((pattern) => leadsTo(pattern, `${path}.`)))
  const wants = (path: string) =>
    !isExcluded(path) && (include.length === 0 || isIncluded(path) || isAbove(path))

  const takesWhole = exclude.length === 0
  const planBelow = (above: string, takesAll: boolean): Plan => ({
    takesAll,
    of: remember((key) => {
      const path = above + key
      if (isExcluded(path)) return DROPPED
      const isTaken = takesAll || isIncluded(path)
      if (isTaken && takesWhole) return TAKEN
      if (!isTaken && !isAbove(path)) return DROPPED
      return { plain: isTaken, object: planBelow(`${path}.`, isTaken) }
    }),
  })
  const plan = planBelow('', include.length === 0)
  return {
    wants,
    wantsOnly: (fields) => include.length > 0 && include.every((pattern) => fields.has(pattern)),
    pick: (item) => pickObject(item, plan),
  }
}

/** What becomes of the fields of an object at one place. */
interface Plan {
  /** Whether it was named, or something above it. */
  takesAll: boolean
  of: (key: string) => Decision
}

interface Decision {
  /** Whether a value is taken that is no object. */
  plain: boolean
  /** An object is taken as it is, not at all, or by a plan of its own. */
  object: 'whole' | 'none' | Plan
}

const TAKEN: Decision = { plain: true, object: 'whole' }
const DROPPED: Decision = { plain: false, object: 'none' }

function pickObject(item: Item, plan: Plan): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const key of Object.keys(item)) {
    const { plain, object } = plan.of(key)
    if (!plain && object === 'none') continue
    const value = item[key]
    if (value === undefined) continue
    if (!isObject(value)) {
      if (plain) picked[key] = value
    } else if (object !== 'none') {
      picked[key] = object === 'whole' ? value : pickValue(value, object)
    }
  }
  return picked
}

function pickValue(value: unknown, plan: Plan): unknown {
  if (Array.isArray(value)) {
    const entries = plan.takesAll ? value : value.filter(isObject)
    return entries.map((entry) => pickValue(entry, plan))
  }
  return isObject(value) ? pickObject(value, plan) : value
}

/** Paths and keys repeat with every item, so each is looked at once. */
function remember<T>(decide: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const decided = decide(path)
    known.set(path, decided)
    return decided
  }
}

/** Whether the pattern could match something below the path. */
function leadsTo(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*')
  if (star === -1) return pattern.startsWith(path)
  const fixed = pattern.slice(0, star)
  return fixed.startsWith(path) || path.startsWith(fixed)
}

// Goes back to the last star only, so that no pattern takes long.
function matches(pattern: string, path: string): boolean {
  let at = 0
  let here = 0
  let star = -1
  let retry = 0
  while (here < path.length) {
    if (pattern[at] === '*') {
      star = at++
      retry = here
    } else if (pattern[at] === path[here]) {
      at++
      here++
    } else if (star !== -1) {
      at = star + 1
      here = ++retry
    } else return false
  }
  while (pattern[at] === '*') at++
  return at === pattern.length
}

function isObject(value: unknown): value is Item {
  return typeof value === 'object' && value !== null
}
