// Tabs stay open over a deploy, and kept pages name the files of the build that drew them. So each
// deploy goes on serving the browser's files of the releases before it, which are kept beside the
// build: on a machine that starts empty, keep this folder between two runs.
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Releases before the newest one whose files are still served. */
const OLDER_RELEASES = 2

/** A deployed build, and which files of the browser belong to it. */
interface Release {
  /** The same for builds whose files are the same. */
  id: string
  /** Below the client's folder, named by their content. */
  files: string[]
}

interface ManifestEntry {
  file: string
  css?: string[]
  assets?: string[]
}

/** Puts the files of the releases before this build beside its own, and takes older ones away. */
export function carryReleases(client: string, kept: string): void {
  const own = readBuild(client)
  const older = readReleases(kept).filter(({ id }) => id !== own.id)
  const carried = older.slice(0, OLDER_RELEASES).flatMap(({ files }) => files)
  for (const file of carried.filter((one) => !own.files.includes(one))) copy(kept, client, file)
  removeOthers(client, [...own.files, ...carried])
}

/** Notes that this build was deployed, and keeps its files for the releases to come. */
export function keepRelease(client: string, kept: string): void {
  const own = readBuild(client)
  const older = readReleases(kept).filter(({ id }) => id !== own.id)
  const releases = [own, ...older].slice(0, OLDER_RELEASES + 1)
  for (const file of own.files) copy(client, kept, file)
  writeFileSync(manifestOf(kept), JSON.stringify(releases, null, 2))
  removeOthers(
    kept,
    releases.flatMap(({ files }) => files),
  )
}

/** The build as it is, without what was carried into its folder before. */
function readBuild(client: string): Release {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const entries = Object.values(JSON.parse(text) as Record<string, ManifestEntry>)
  const named = entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const files = [...new Set(named)].sort()
  return { id: createHash('sha256').update(files.join('\n')).digest('hex'), files }
}

/** Newest first. */
function readReleases(kept: string): Release[] {
  const manifest = manifestOf(kept)
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : []
}

function manifestOf(kept: string): string {
  return join(kept, 'releases.json')
}

function copy(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  copyFileSync(join(from, file), join(to, file))
}

function removeOthers(folder: string, files: readonly string[]): void {
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (!files.includes(`assets/${name}`)) rmSync(join(folder, 'assets', name), { recursive: true })
  }
}
