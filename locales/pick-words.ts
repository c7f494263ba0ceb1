// Which words come to a browser with which code. A file names its words, so those of a part are named
// by the files that its code consists of: what is imported when it is loaded, and what that imports.
import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'rolldown/utils'

const ROOT = resolve(import.meta.dirname, '..')
const ENTRY = 'client/entry-client.tsx'

/** Rooms whose screens bring words of their own; those of all other screens are on every page. */
const ROOMS = ['cart', 'checkout', 'content', 'listing', 'product', 'wishlist']

/** Rare, so that their words come with what other pages load later. */
const RARE = ['client/errors/', 'client/account/', 'client/reviews/']

/** Brings its words by itself when somebody comes near it. */
const SEARCH_PANEL = 'client/search/load-search-panel.tsx'

/** The texts of the files that each part of the code consists of. */
export type PartSources = ReadonlyMap<string, readonly string[]>

/**
 * The words of one part: `most`, a room, or `later` for what comes after hydration. What only the
 * server says is in none.
 */
export function pickWords(
  words: Record<string, string>,
  part: string,
  sources: PartSources,
): Record<string, string> {
  const isIn = (one: string, key: string) =>
    sources.get(one)?.some((text) => text.includes(`'${key}'`) || text.includes(`"${key}"`))
  return Object.fromEntries(
    Object.entries(words).filter(
      ([key]) => isIn(part, key) && (part === 'most' || !isIn('most', key)),
    ),
  )
}

/** Reads the source of the browser's code, as it is divided into parts. */
export function readPartSources(): PartSources {
  const files = globSync('{client,shared}/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = new Map(files.map((file) => [file, readSource(file)]))
  const screens = files.filter(
    (file) => file.endsWith('-page.tsx') && !RARE.some((room) => file.startsWith(room)),
  )
  const roomOf = (file: string) => ROOMS.find((room) => file.startsWith(`client/${room}/`))
  const most = [ENTRY, ...screens.filter((file) => !roomOf(file))]
  const first = importedBy([...most, ...screens], sources)
  const later = [...sources]
    .flatMap(([file, { asked }]) => (first.has(file) ? asked : [file]))
    .filter((file) => !file.startsWith(dirname(SEARCH_PANEL)))
  const rooms = ROOMS.map(
    (room) => [room, screens.filter((file) => roomOf(file) === room)] as const,
  )
  const parts = new Map([['most', most], ['later', later], ['search', [SEARCH_PANEL]], ...rooms])
  return new Map(
    [...parts].map(([part, roots]) => [
      part,
      [...importedBy(roots, sources)].map((file) => sources.get(file)?.text ?? ''),
    ]),
  )
}

interface Source {
  text: string
  /** Files without their ending that are loaded together with this one. */
  imported: string[]
  /** Files without their ending that it loads later. */
  asked: string[]
}

function readSource(file: string): Source {
  const text = readFileSync(resolve(ROOT, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : []))
  const asked = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  const place = (path: string) => relative(ROOT, resolve(ROOT, dirname(file), path))
  return { text, imported: [...imported, ...passedOn].map(place), asked: asked.map(place) }
}

/** These files and all that they import, but for types and what is loaded later. */
function importedBy(roots: readonly string[], sources: ReadonlyMap<string, Source>): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    const file = [root, `${root}.ts`, `${root}.tsx`].find((name) => sources.has(name))
    if (!file || found.has(file)) continue
    found.add(file)
    waiting.push(...(sources.get(file)?.imported ?? []))
  }
  return found
}
