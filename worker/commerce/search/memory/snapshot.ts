// What an isolate holds of the catalogue to answer lists and searches: parts that were read once and are
// good until their version turns. Every search asks for the versions, in the trip in which it reads what
// is missing, or while it works with what it has, so that none is answered from what an import or a new
// price has replaced.
import type { Database } from '../../db/databases'
import type { DerivedName } from '../../db/derived-version'
import { type Query, readEach } from '../../db/query'
import { type Sql, sql } from '../../db/sql'

/** A part that can be held: how it is asked for, and what is made of its rows. */
export interface Part<Held> {
  readonly name: string
  readonly of: DerivedName
  readonly query: Sql
  readonly read: (rows: readonly unknown[]) => Held
}

export function definePart<Row, Held>(
  of: DerivedName,
  name: string,
  query: Query<Row>,
  read: (rows: readonly Row[]) => Held,
): Part<Held> {
  return { name, of, query, read: (rows) => read(rows as readonly Row[]) }
}

type Versions = Readonly<Partial<Record<DerivedName, string>>>

export interface Snapshot {
  readonly versions: Versions
  readonly parts: Map<string, { of: DerivedName; held: unknown }>
}

/** The catalogue as an isolate knows it: where it is asked, and what is held of it. */
export interface HeldCatalogue {
  readonly db: Database
  readonly memory: { snapshot: Snapshot }
}

const EMPTY: Snapshot = { versions: {}, parts: new Map() }
const memories = new WeakMap<D1Database, HeldCatalogue['memory']>()

/** What this isolate holds of a database. */
export function memoryOf(database: D1Database): HeldCatalogue['memory'] {
  const memory = memories.get(database) ?? { snapshot: EMPTY }
  memories.set(database, memory)
  return memory
}

/** What was read is of another catalogue than what is held: the search begins anew. */
class CatalogueTurned extends Error {}

/** An import or a new price in the middle of a search is rare, one in each of several tries a fault. */
const MAX_TRIES = 3

/**
 * What comes of a snapshot with these parts. Work begins at once where they are held, while the database
 * is asked whether they are still good, and anew when they are not.
 */
export async function withSnapshot<T>(
  catalogue: HeldCatalogue,
  wanted: readonly Part<unknown>[],
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await workOnce(catalogue, wanted, work, tries === 1)
    } catch (error) {
      if (!(error instanceof CatalogueTurned) || tries === MAX_TRIES) throw error
    }
  }
}

async function workOnce<T>(
  catalogue: HeldCatalogue,
  wanted: readonly Part<unknown>[],
  work: (snapshot: Snapshot) => Promise<T>,
  mayBeOld: boolean,
): Promise<T> {
  const held = catalogue.memory.snapshot
  const hasAll = wanted.every(({ name }) => held.parts.has(name))
  if (!mayBeOld || !hasAll) return await work(await holdParts(catalogue, wanted))
  const [isGood, done] = await Promise.allSettled([
    readWith(catalogue.db, held, [], NAMES),
    work(held),
  ])
  if (isGood.status === 'rejected') throw isGood.reason
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** A snapshot of now that has all these parts. */
export async function holdParts(
  { db, memory }: HeldCatalogue,
  wanted: readonly Part<unknown>[],
): Promise<Snapshot> {
  for (;;) {
    const missing = wanted.filter(({ name }) => !memory.snapshot.parts.has(name))
    const { versions, rows } = await readBeside(db, missing)
    const snapshot = withVersions(memory.snapshot, versions)
    addParts(snapshot, missing, rows)
    memory.snapshot = snapshot
    if (wanted.every(({ name }) => snapshot.parts.has(name))) return snapshot
  }
}

/** Adds parts to a snapshot, without a question where it has them. Throws when the catalogue turned. */
export async function addMissing(
  db: Database,
  snapshot: Snapshot,
  wanted: readonly Part<unknown>[],
): Promise<void> {
  const missing = wanted.filter(({ name }) => !snapshot.parts.has(name))
  if (missing.length === 0) return
  addParts(
    snapshot,
    missing,
    await readWith(
      db,
      snapshot,
      missing.map(({ query }) => query),
      missing.map(({ of }) => of),
    ),
  )
}

/**
 * Reads rows that belong to what is held. Throws when what they are of turned: a price that turns makes no
 * search for words begin anew.
 */
export async function readWith<Row>(
  db: Database,
  snapshot: Snapshot,
  queries: readonly Query<Row>[],
  of: readonly DerivedName[],
): Promise<Row[][]> {
  const [versions, ...rows] = await readEach<Row | VersionRow>(db, [SELECT_VERSIONS, ...queries])
  const now = toVersions(versions as VersionRow[])
  const hasTurned = (name: DerivedName) => snapshot.versions[name] !== now[name]
  if (hasTurned('lists') || of.some(hasTurned)) throw new CatalogueTurned()
  return rows as Row[][]
}

/** What is held of a part that was asked for before. */
export function heldOf<Held>(snapshot: Snapshot, { name }: Part<Held>): Held {
  const found = snapshot.parts.get(name)
  if (!found) throw new Error(`Nothing is held of ${name}`)
  return found.held as Held
}

/** What is worked out of parts once and held with them. */
export function deriveOnce<Held>(
  snapshot: Snapshot,
  of: DerivedName,
  name: string,
  make: () => Held,
): Held {
  const known = snapshot.parts.get(name)
  if (known) return known.held as Held
  const held = make()
  snapshot.parts.set(name, { of, held })
  return held
}

interface VersionRow {
  name: DerivedName
  version: string
}

const NAMES: readonly DerivedName[] = ['lists', 'prices', 'words', 'pictures']

const SELECT_VERSIONS: Query<VersionRow> = sql`SELECT name, version FROM derived_version`

async function readBeside(db: Database, parts: readonly Part<unknown>[]) {
  const [versions = [], ...rows] = await readEach<unknown>(db, [
    SELECT_VERSIONS,
    ...parts.map(({ query }) => query),
  ])
  return { versions: toVersions(versions as VersionRow[]), rows }
}

function toVersions(rows: readonly VersionRow[]): Versions {
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]))
}

function isSame(one: Versions, other: Versions): boolean {
  return NAMES.every((name) => one[name] === other[name])
}

/** The snapshot itself while nothing has turned, else a new one with what is still good. */
function withVersions(snapshot: Snapshot, versions: Versions): Snapshot {
  if (isSame(snapshot.versions, versions)) return snapshot
  const isGood = (of: DerivedName) =>
    snapshot.versions.lists === versions.lists && snapshot.versions[of] === versions[of]
  return { versions, parts: new Map([...snapshot.parts].filter(([, { of }]) => isGood(of))) }
}

function addParts(
  { parts }: Snapshot,
  missing: readonly Part<unknown>[],
  rows: readonly (readonly unknown[])[],
): void {
  missing.forEach(({ name, of, read }, at) => {
    parts.set(name, { of, held: read(rows[at] ?? []) })
  })
}
