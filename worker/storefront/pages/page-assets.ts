import manifest, { buildId } from 'virtual:client-manifest'
import {
  FONT_PRELOADS,
  LATE_PARTS,
  type PageAssets,
  SCREENS,
  type ScreenName,
  wordPartsOf,
} from '../../../client/entry-server'
import type { StoreCode } from '../../../shared/store-view/store-view'

interface ManifestEntry {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

export type ClientManifest = Record<string, ManifestEntry>

const ENTRY = 'client/entry-client.tsx'
const EARLY = 'client/browser/early-presses.ts'
/** What draws blocks of editors; its HTML is there before its code. */
const BLOCKS = 'client/content/story-blocks.tsx'

/** Names the files of screens that are not in every first load. */
const RARE = 'client/app/rare-screens.ts'

/** Names the build: what another one made is neither kept nor patched. */
export const BUILD_ID = buildId

const known = new Map<string, PageAssets>()

/** The files that a screen needs in a store, so that nothing is found out late. */
export function assetsOf(screen: ScreenName, storeCode: StoreCode, hasBlocks: boolean): PageAssets {
  const key = `${screen} ${storeCode} ${hasBlocks}`
  const found = known.get(key)
  if (found) return found
  const made = manifest ? builtAssets(manifest, screen, storeCode, hasBlocks) : developmentAssets()
  known.set(key, made)
  return made
}

function builtAssets(
  built: ClientManifest,
  screen: ScreenName,
  storeCode: StoreCode,
  hasBlocks: boolean,
): PageAssets {
  const file = `client/${SCREENS[screen]}.tsx`
  const roots = [
    ENTRY,
    ...(built[RARE]?.dynamicImports?.includes(file) ? [RARE] : []),
    file,
    ...wordPartsOf(screen).map((part) => messagesKey(built, `${storeCode}/${part}`)),
  ]
  const entries = [...closure(built, roots)]
  const later = entries.flatMap(({ dynamicImports }) => dynamicImports?.filter(isLatePart) ?? [])
  const drawn = closure(built, [...roots, ...later, ...(hasBlocks ? [BLOCKS] : [])])
  const scripts = entries.map(({ file }) => `/${file}`)
  const entry = `/${built[ENTRY]?.file}`
  return {
    early: `/${built[EARLY]?.file}`,
    scripts: [entry],
    preloads: scripts.filter((file) => file !== entry),
    styles: unique([...drawn].flatMap(({ css }) => css ?? [])).map((file) => `/${file}`),
    fonts: [...FONT_PRELOADS],
    refresh: null,
  }
}

/** Its HTML is there before its code, too. */
function isLatePart(key: string): boolean {
  return LATE_PARTS.some((file) => key === `client/${file}.tsx`)
}

/** The entry comes first: its styles say in which order all layers lie. */
function closure(built: ClientManifest, roots: string[]): Set<ManifestEntry> {
  const found = new Set<ManifestEntry>()
  const waiting = [...roots]
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    const entry = built[key]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    waiting.push(...(entry.imports ?? []))
  }
  return found
}

function messagesKey(built: ClientManifest, part: string): string {
  return Object.keys(built).find((key) => key.endsWith(`virtual:messages/${part}`)) ?? ''
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}

function developmentAssets(): PageAssets {
  return {
    early: `/${EARLY}`,
    scripts: ['/@vite/client', `/${ENTRY}`],
    preloads: [],
    styles: [],
    fonts: [],
    refresh: [
      'import { injectIntoGlobalHook } from "/@react-refresh"',
      'injectIntoGlobalHook(window)',
      'window.$RefreshReg$ = () => {}',
      'window.$RefreshSig$ = () => (type) => type',
    ].join('\n'),
  }
}
