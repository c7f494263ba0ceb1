// What a running shop of this process takes: memory and file descriptors of workerd, and what lies in
// its folder. Linux tells the first two; elsewhere they are 0.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface ShopSize {
  /** Of all our workerd processes together. */
  memoryMb: number
  descriptors: number
  storageMb: number
  /** Entries of the data cache, and pages and pictures of the other one. */
  kvEntries: number
  cachedAnswers: number
  /** Objects that hold something. */
  orderDesks: number
  carts: number
  sales: number
}

export function measureShop(state: string): ShopSize {
  const pids = ownWorkerds()
  const root = join(state, 'v3')
  return {
    memoryMb: sum(pids.map(memoryOf)) / 1024,
    descriptors: sum(pids.map(descriptorsOf)),
    storageMb: sum(filesIn(root).map(({ size }) => size)) / 1024 ** 2,
    kvEntries: countIn(root, 'kv', '_mf_entries'),
    cachedAnswers: countIn(root, 'cache', '_mf_entries'),
    orderDesks: filesIn(join(root, 'do')).filter(({ path }) => /OrderDesk.*\.sqlite$/.test(path))
      .length,
    carts: countIn(root, 'd1', 'cart'),
    sales: countIn(root, 'd1', 'orders'),
  }
}

/** What lies in the databases and in KV of a shop that stands still. */
export interface StoredSize {
  products: number
  catalogueMb: number
  bytesPerProduct: number
  kvEntries: number
  bytesPerEntry: number
}

export function measureStorage(state: string): StoredSize {
  const root = join(state, 'v3')
  const products = countIn(root, 'd1', 'product')
  const catalogue = filesIn(join(root, 'd1')).filter(({ path }) => rowsIn(path, 'product') > 0)
  const catalogueBytes = sum(catalogue.map(({ path }) => usedBytes(path)))
  const kvEntries = countIn(root, 'kv', '_mf_entries')
  const blobs = filesIn(join(root, 'kv')).filter(({ path }) => path.includes('/blobs/'))
  return {
    products,
    catalogueMb: Math.round(catalogueBytes / 1000 ** 2),
    bytesPerProduct: Math.round(catalogueBytes / products),
    kvEntries,
    bytesPerEntry: Math.round(sum(blobs.map(({ size }) => size)) / kvEntries),
  }
}

/** Without the pages that are free to be written again. */
function usedBytes(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const pragma = (name: string) => Number(database.prepare(`PRAGMA ${name}`).get()?.[name])
    return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
  } finally {
    database.close()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0)
}

function ownWorkerds(): string[] {
  return read(() => readdirSync('/proc'), []).filter((pid) => {
    const status = /^\d+$/.test(pid) ? readProc(pid, 'status') : ''
    return status.startsWith('Name:\tworkerd') && status.includes(`\nPPid:\t${process.pid}\n`)
  })
}

/** In kB. */
function memoryOf(pid: string): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? 0)
}

function descriptorsOf(pid: string): number {
  return read(() => readdirSync(`/proc/${pid}/fd`), []).length
}

function readProc(pid: string, file: string): string {
  return read(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'), '')
}

function filesIn(folder: string): { path: string; size: number }[] {
  const names = read(() => readdirSync(folder, { recursive: true, encoding: 'utf8' }), [])
  return names.flatMap((name) => {
    const path = join(folder, name)
    const facts = read(() => statSync(path), null)
    return facts?.isFile() ? [{ path, size: facts.size }] : []
  })
}

/** Rows of a table in all databases of one kind that have it. */
function countIn(root: string, kind: string, table: string): number {
  return sum(filesIn(join(root, kind)).map(({ path }) => rowsIn(path, table)))
}

function rowsIn(path: string, table: string): number {
  return path.endsWith('.sqlite') ? read(() => countRows(path, table), 0) : 0
}

function countRows(path: string, table: string): number {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return Number(database.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.n)
  } finally {
    database.close()
  }
}

/** Processes and files may go while they are looked at, and not every database has every table. */
function read<T>(look: () => T, otherwise: T): T {
  try {
    return look()
  } catch {
    return otherwise
  }
}
