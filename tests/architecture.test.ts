// The rules of ARCHITECTURE.md that the compiler cannot keep. A rule is kept by the compiler or by
// a test, or it is not a rule.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import playwrightConfig from '../playwright.config.ts'
import vitestConfig from '../vitest.config.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCE_FOLDERS = ['shared', 'client', 'worker']
/** Three programs that meet only in `shared`; the first two run at the edge. */
const PROGRAMS = ['worker/storefront', 'worker/commerce', 'worker/tools']

interface Source {
  /** From the root, with slashes. */
  path: string
  text: string
  /** What it imports of our own, as paths from the root without an ending. */
  imports: string[]
}

const sources = SOURCE_FOLDERS.flatMap(readSources)

function readSources(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => {
      const path = join(folder, name)
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, imports: ownImports(path, text) }
    })
}

function ownImports(path: string, text: string): string[] {
  const found = codeOf(text).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)
  return Array.from(found, ([, target = '']) =>
    relative(ROOT, resolve(ROOT, dirname(path), target)).replace(/\.(?:tsx?|css|mjs)$/, ''),
  )
}

const inFolder = (folder: string) => sources.filter(({ path }) => path.startsWith(`${folder}/`))

/** Lines "importer → imported" of imports that a rule forbids. */
function breaches(
  from: Source[],
  isForbidden: (target: string, path: string) => boolean,
): string[] {
  return from.flatMap(({ path, imports }) =>
    imports.filter((target) => isForbidden(target, path)).map((target) => `${path} → ${target}`),
  )
}

/** The same text without comments: they may name what code may not. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Files whose code holds something, besides those that may. */
function holding(pattern: RegExp, from: Source[], but: RegExp = /^$/): string[] {
  return from
    .filter(({ path, text }) => pattern.test(codeOf(text)) && !but.test(path))
    .map((s) => s.path)
}

const roomOf = (path: string) => path.split('/')[1] ?? ''

describe('who may import whom', () => {
  it('shared knows only itself', () => {
    expect(
      breaches(inFolder('shared'), (t) => !t.startsWith('shared/') && !t.startsWith('locales/')),
    ).toEqual([])
  })

  it('the engine knows only shared', () => {
    const rule = (t: string) => !t.startsWith('shared/') && !t.startsWith('client/engine/')
    expect(breaches(inFolder('client/engine'), rule)).toEqual([])
  })

  it('the client never knows the worker', () => {
    expect(breaches(inFolder('client'), (t) => t.startsWith('worker/'))).toEqual([])
  })

  it('the worker knows of the client only its entry for servers', () => {
    const rule = (t: string) => t.startsWith('client/') && t !== 'client/entry-server'
    expect(breaches(inFolder('worker'), rule)).toEqual([])
  })

  it.each(PROGRAMS)('%s knows no other program', (program) => {
    const rule = (t: string) => t.startsWith('worker/') && !t.startsWith(`${program}/`)
    expect(breaches(inFolder(program), rule)).toEqual([])
  })

  it('what runs at the edge knows nothing of Node, but for the hash that workerd itself has', () => {
    const edge = [
      ...inFolder('shared'),
      ...inFolder('client'),
      ...PROGRAMS.slice(0, 2).flatMap(inFolder),
    ]
    const hash = 'worker/commerce/customers/password-hash.ts'
    expect(holding(/from 'node:/, edge)).toEqual([hash])
    const crypto = /from 'node:(?!crypto')/
    expect(holding(crypto, edge)).toEqual([])
  })

  it('ui knows no room, and catalog only ui', () => {
    const isRoom = (t: string, allowed: string[]) =>
      t.startsWith('client/') && !allowed.includes(roomOf(t))
    expect(breaches(inFolder('client/ui'), (t) => isRoom(t, ['ui']))).toEqual([])
    expect(breaches(inFolder('client/catalog'), (t) => isRoom(t, ['ui', 'catalog']))).toEqual([])
  })

  it('features know ui, catalog, stores and engine, and no other feature', () => {
    const shared = ['ui', 'catalog', 'stores', 'engine', 'styles']
    const features = ['listing', 'product', 'cart', 'checkout', 'errors']
    const rule = (t: string, path: string) =>
      t.startsWith('client/') && ![...shared, roomOf(path)].includes(roomOf(t))
    expect(features.flatMap((room) => breaches(inFolder(`client/${room}`), rule))).toEqual([])
  })

  it('what is drawn by code that comes late has a boundary round it, in the same file', () => {
    const late = inFolder('client').filter(({ text }) => /= lazyPart\(/.test(text))
    expect(late.length).toBeGreaterThan(5)
    expect(late.filter(({ text }) => !/<\w*Boundary\b/.test(text)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it.each(['shared', 'client', ...PROGRAMS])(
    'folders of %s form no circle, at any depth',
    (house) => {
      expect([...foldersBeside(house).values()].flatMap(circlesIn)).toEqual([])
    },
  )
})

/**
 * Which folders of one folder know which others, for every folder of a house. Files beside them are
 * left out: they are an entrance, or what all of them stand on, and Biome forbids circles of files.
 */
function foldersBeside(house: string): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>()
  for (const { path, imports } of inFolder(house)) {
    for (const target of imports) {
      const pair = foldersApart(path, target)
      if (!pair?.above.startsWith(house)) continue
      const edges = found.get(pair.above) ?? new Map<string, Set<string>>()
      edges.set(pair.from, new Set([...(edges.get(pair.from) ?? []), pair.to]))
      found.set(pair.above, edges)
    }
  }
  return found
}

/** The two folders in which two paths part, and the folder they lie in; none where a file stands there. */
function foldersApart(path: string, target: string) {
  const [from, to] = [dirname(path).split('/'), dirname(target).split('/')]
  const depth = from.findIndex((folder, place) => folder !== to[place])
  const [here, there] = [from[depth], to[depth]]
  if (here === undefined || there === undefined) return undefined
  return { above: from.slice(0, depth).join('/'), from: here, to: there }
}

/**
 * The storefront from its entrance down: each room, and each file beside the rooms, knows only what
 * stands below it. So a request reads as one line, from `app` through `pages` to `upstream`.
 */
const STOREFRONT = [
  'index',
  'app',
  'forms',
  'feeds',
  'pages',
  'markdown',
  'structured-data',
  'gateway',
  'media',
  'resolve',
  'load',
  'preview',
  'session',
  'http',
  'app-env',
  'bindings',
  'order-desk',
  'cache',
  'mapping',
  'upstream',
  'env',
  'runtime',
]

/** The same of commerce: what is asked for above, what is sold below it, the databases at the bottom. */
const COMMERCE = [
  'index',
  'clock',
  'app',
  'follow-up',
  'catalogue-export',
  'records',
  'content',
  'services',
  'payments',
  'withdrawals',
  'orders',
  'mail',
  'newsletter',
  'messages',
  'product-alerts',
  'downloads',
  'cart',
  'search',
  'reviews',
  'customers',
  'catalogue-import',
  'catalogue',
  'stock',
  'changes',
  'load-control',
  'http',
  'db',
  'env',
]

describe.each([
  ['worker/storefront', STOREFRONT],
  ['worker/commerce', COMMERCE],
])('%s', (house, floors) => {
  const isInside = (path: string) => path.startsWith(`${house}/`)
  const floorOf = (path: string) =>
    floors.indexOf(path.slice(house.length + 1).replace(/(?:\/|\.tsx?$).*/, ''))

  it('has no room that its list does not name', () => {
    const rooms = inFolder(house).map(({ path }) => path)
    expect(rooms.filter((path) => floorOf(path) === -1)).toEqual([])
  })

  it('reads downwards', () => {
    const isSameRoom = (target: string, path: string) =>
      dirname(path) !== house && floorOf(target) === floorOf(path)
    const rule = (target: string, path: string) =>
      isInside(target) && !isSameRoom(target, path) && floorOf(target) <= floorOf(path)
    expect(breaches(inFolder(house), rule)).toEqual([])
  })
})

function circlesIn(edges: Map<string, Set<string>>): string[] {
  const circles: string[] = []
  const walk = (room: string, trail: string[]) => {
    for (const next of edges.get(room) ?? []) {
      if (next === room) continue
      if (trail[0] === next) circles.push([...trail, next].join(' → '))
      else if (!trail.includes(next)) walk(next, [...trail, next])
    }
  }
  for (const room of edges.keys()) walk(room, [room])
  return circles
}

/** What two rooms may call the same. */
const SAME_BY_NATURE: Record<string, string> = {
  createApp: 'each of the two Workers has an entrance',
  Bindings: 'each of the two Workers has what wrangler.toml binds to it',
}

describe('the walks of ARCHITECTURE.md', () => {
  const walks = walksIn(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'))

  it('are four', () => {
    expect(walks.map(({ title }) => title)).toHaveLength(4)
  })

  it.each(walks)('$title visits no file twice', ({ steps }) => {
    const paths = steps.map(({ path }) => path)
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
  })

  it.each(walks)(
    '$title only goes down: a step before it imports each, besides its arrows',
    ({ steps }) => {
      const lost = steps.filter(({ path, isHop }, place) => {
        const before = steps.slice(0, place).map((step) => step.path)
        return !isHop && place > 0 && !before.some((caller) => knows(caller, path))
      })
      expect(lost.map(({ path }) => path)).toEqual([])
    },
  )
})

interface Walk {
  title: string
  steps: { path: string; isHop: boolean }[]
}

function walksIn(text: string): Walk[] {
  const part = /^## Walks$([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  return part
    .split(/^### /m)
    .slice(1)
    .map((walk) => ({
      title: walk.split('\n')[0] ?? '',
      steps: Array.from(walk.matchAll(/^\d+\. (⇢ )?`([^`]+)`/gm), ([, hop, path = '']) => ({
        path,
        isHop: hop !== undefined,
      })),
    }))
}

function knows(path: string, target: string): boolean {
  const imports = sources.find((source) => source.path === path)?.imports
  return imports?.includes(target.replace(/\.tsx?$/, '')) === true
}

describe('documents', () => {
  it.each(['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md'])(
    '%s names only what is there',
    (name) => {
      const text = readFileSync(join(ROOT, name), 'utf8')
      const named = text.matchAll(
        /`((?:shared|client|worker|tests|locales|public)\/[^`*<\s]+\.\w+)`/g,
      )
      const gone = Array.from(named, ([, path = '']) => path).filter(
        (path) => !existsSync(join(ROOT, path)),
      )
      expect(gone).toEqual([])
    },
  )
})

describe('names', () => {
  it('have one meaning: no two rooms export the same name', () => {
    const owners = new Map<string, Set<string>>()
    for (const { path, text } of sources) {
      const depth = path.startsWith('worker/') ? 3 : 2
      const room = path.split('/').slice(0, depth).join('/')
      for (const [, name = ''] of text.matchAll(EXPORTED_NAME)) {
        owners.set(name, new Set([...(owners.get(name) ?? []), room]))
      }
    }
    const shared = [...owners]
      .filter(([name, rooms]) => rooms.size > 1 && !SAME_BY_NATURE[name])
      .map(([name, rooms]) => `${name}: ${[...rooms].join(', ')}`)
    expect(shared).toEqual([])
  })
})

const EXPORTED_NAME = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm

describe('where the world is touched', () => {
  it('only client/browser and the service worker touch the browser', () => {
    const touches = /\b(?:window|document|localStorage|sessionStorage|navigator)\.|\bfetch\(/
    expect(
      holding(touches, inFolder('client'), /^client\/(?:browser|service-worker|entry-client)/),
    ).toEqual([])
  })

  it('only upstream calls out of the storefront', () => {
    const elsewhere = /^worker\/storefront\/upstream\//
    expect(holding(/\bfetch\(/, inFolder('worker/storefront'), elsewhere)).toEqual([])
  })

  it('rows of D1 are typed where the statement is written, and read in one file', () => {
    const elsewhere = /^worker\/commerce\/db\/query/
    const reads = /\.(?:all|first)(?:<|\((?:\)|'))/
    expect(holding(reads, inFolder('worker/commerce'), elsewhere)).toEqual([])
  })

  it('raw markup is written in one file', () => {
    expect(holding(/dangerouslySetInnerHTML|innerHTML/, sources)).toEqual([
      'client/ui/raw-text.tsx',
    ])
  })
})

const CRUMB_LINES = 20
/** What is small and stays alone. */
const SMALL_BY_NATURE: Record<string, string> = {
  'client/content/blocks': 'one file a block, however small',
  'client/layout/layers/feature-not-implemented-modal.tsx': 'its code comes when it is opened',
  'client/cart/unpaid-order-hint.tsx': 'its code comes when an order waits for its payment',
  'client/browser/wrapper/post-form.ts': 'only the browser’s room touches the document',
  'client/layout/layers/review-modal.tsx': 'its code comes when it is opened',
  'client/product/buying/buy-form-ready.ts':
    'what a page and its form know, whose code comes apart',
  'shared/store-view/store-hosts.ts': 'what whoever deploys writes down, and no browser loads',
  'client/app/rare-screens.ts': 'its code comes when one of its screens does',
  'worker/storefront/index.ts': 'what Cloudflare starts',
  'worker/storefront/upstream/built-file.ts':
    'only upstream asks for what is outside of the Worker',
  'worker/storefront/http/find-store.ts': 'the first step of every request, as app.ts names it',
  'worker/tools/catalogue-cli/import.ts': 'what npm run import runs',
  'worker/commerce/follow-up.ts': 'what both entrances do after a change',
  'worker/commerce/catalogue-import/staged.ts': 'the row that four files make and one takes',
  'worker/commerce/catalogue/country-routes.ts':
    'the routes of the catalogue are files of their own',
  'worker/commerce/http/public-paths-only.ts':
    'all that the network may ask for, as app.ts names it',
  'worker/tools/run/run-cron.ts': 'the clock is tested without the Workers that it wakes',
  'worker/tools/reviews-cli/review-text.ts':
    'what npm run reviews prints, tested without running it',
}
describe('the hand', () => {
  it('reads every setting of a store, besides those that say why nobody does', () => {
    const unread = [/\bwebsiteId\b/, /\bshortName\b/, /\btrustedReviewsURL\b/]
    unread.push(/\bcalculateServerSide\b/, /\.search\.host\b/)
    const settings = /^shared\/(?:store-view|contract)\//
    expect(unread.flatMap((name) => holding(name, sources, settings))).toEqual([])
  })

  it('names files in kebab-case, for the one thing they give', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|types)(?:\/|\.tsx?$)/
    expect(
      sources.map(({ path }) => path).filter((path) => vague.test(path) || /[A-Z_]/.test(path)),
    ).toEqual([])
  })

  it('has at most 25 files a folder, besides the blocks of editors and the engine', () => {
    const counts = new Map<string, number>()
    const others = globSync(['worker/**/*.py', 'client/**/*.css', 'tests/**/*.{ts,tsx}'], {
      cwd: ROOT,
    })
    for (const path of [...sources.map((source) => source.path), ...others]) {
      const folder = dirname(path)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const large = ['client/content/blocks', 'client/engine', 'tests/unit/client/engine']
    const crowded = [...counts].filter(([folder, n]) => n > 25 && !large.includes(folder))
    expect(crowded).toEqual([])
  })

  it('has no crumbs: a file of a few lines has users in two folders, or goes to its only one', () => {
    const folders = new Map<string, Set<string>>()
    for (const { path, imports } of sources) {
      for (const target of imports) {
        folders.set(target, new Set([...(folders.get(target) ?? []), dirname(path)]))
      }
    }
    const crumbs = sources
      .filter(({ text }) => text.split('\n').length <= CRUMB_LINES)
      .map(({ path }) => path)
      .filter((path) => (folders.get(path.replace(/\.tsx?$/, ''))?.size ?? 0) < 2)
      .filter((path) => !(SMALL_BY_NATURE[path] ?? SMALL_BY_NATURE[dirname(path)]))
    expect(crumbs).toEqual([])
  })

  it('has no barrels', () => {
    const indexes = sources
      .map(({ path }) => path)
      .filter((path) => /(?:^|\/)index\.tsx?$/.test(path))
    expect(indexes.sort()).toEqual(['worker/commerce/index.ts', 'worker/storefront/index.ts'])
  })

  it('has no any, no silenced compiler and no unfinished marks', () => {
    expect(
      holding(
        /:\s*any\b|\bas any\b|<any>|@ts-(?:ignore|nocheck|expect-error)|biome-ignore/,
        sources,
      ),
    ).toEqual([])
    const marks = sources.filter(({ text }) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(text))
    expect(marks.map(({ path }) => path)).toEqual([])
  })

  it('uses zod in its small form', () => {
    expect(holding(/from 'zod'/, sources)).toEqual([])
  })
})

describe('tests', () => {
  /** Paths from the root that a configuration collects. */
  const collected = [vitestGlobs(), playwrightConfig.testMatch].flat().filter(isText)
  const files = SOURCE_FOLDERS.concat('tests', 'locales').flatMap((folder) =>
    globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`, { cwd: ROOT }),
  )

  it('are collected by a configuration, each of them', () => {
    const left = files.filter((file) => !collected.some((glob) => matchesGlob(file, glob)))
    expect(files.length).toBeGreaterThan(0)
    expect(left).toEqual([])
  })

  it('have no loop without a bound; programs that run for a time or a number may', () => {
    const isProgram = /^tests\/(?:bench|fuzz|monkey)\//
    expect(holding(/\bwhile \(|\bdo \{/, readSources('tests'), isProgram)).toEqual([])
  })

  it('of units stand in a room that is there', () => {
    const lost = files
      .filter((file) => file.startsWith('tests/unit/'))
      .map((file) => dirname(file).slice('tests/unit/'.length))
      .filter((room) => ![room, `worker/${room}`].some((folder) => existsSync(join(ROOT, folder))))
    expect([...new Set(lost)]).toEqual([])
  })
})

function vitestGlobs(): unknown[] {
  const projects = vitestConfig.test?.projects ?? []
  return projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

describe('words', () => {
  const stores = ['nl_nl', 'de_de', 'fr_fr', 'global_en']
  const words = stores.map((store) =>
    JSON.parse(readFileSync(join(ROOT, `locales/${store}.json`), 'utf8')),
  )

  it('has every message in all four stores', () => {
    const [first, ...others] = words.map((messages) => Object.keys(messages).sort())
    for (const keys of others) expect(keys).toEqual(first)
  })

  it('asks for every message somewhere', () => {
    const texts = sources.map(({ text }) => text).join('\n')
    const unused = Object.keys(words[0]).filter((key) => !texts.includes(`'${key}'`))
    expect(unused).toEqual([])
  })
})
