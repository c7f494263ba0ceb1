// `npm run import -- FOLDER`: loads a Magento 2 product export, with the pictures in its folder
// `media`, into the commerce Worker of this machine or into a deployed one.
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { COMMERCE_PORT } from './addresses.ts'
import { type AdminDoor, openAdminDoor } from './admin-door.ts'
import { buildWhenChanged } from './build.ts'
import { migrateWhenBehind } from './migrate.ts'
import { ROOT, STATE } from './paths.ts'
import { localSecrets } from './secrets.ts'
import { startWorkers } from './workers.ts'

type ReadModule = typeof import('../commerce/import/read-export')
type ReadExport = Awaited<ReturnType<ReadModule['readExport']>>

const USAGE = `npm run import -- FOLDER [--replace] [--url https://… --key …]

  FOLDER     holds products.csv, as Magento's System > Export writes it, and media/
  --replace  makes the export the whole catalogue; without it products are added and updated
  --url      a deployed commerce Worker, and --key its ADMIN_KEY`

const PRODUCTS_A_PART = 200

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    url: { type: 'string' },
    key: { type: 'string' },
  },
})
const folder = positionals[0] && resolve(process.env.INIT_CWD ?? ROOT, positionals[0])
const file = folder && join(folder, 'products.csv')
if (!folder || !file || !existsSync(file)) {
  console.error(file ? `There is no ${file}` : USAGE)
  process.exit(1)
}

const started = Date.now()
const read = await readFolder(file)
report(read)
if (read.draft.products.length === 0) {
  console.error('Nothing could be loaded; the catalogue is as it was.')
  process.exit(1)
}
const { door, close } = await openDoor()
try {
  const [there, missing] = sortPictures(folder, read.pictures)
  const summary = await load(door, withoutPictures(read.draft, missing))
  const counts = await loadPictures(door, folder, there)
  conclude(read, summary, { ...counts, missing: missing.length })
} finally {
  await close()
}

async function readFolder(path: string): Promise<ReadExport> {
  const source = resolve(ROOT, 'worker/commerce/import/read-export.ts')
  const { module } = await runnerImport<ReadModule>(source)
  return module.readExport(createReadStream(path), {
    stores: new Map(),
    taxClasses: new Map(),
    writtenAt: new Date(0).toISOString(),
  })
}

function report({ problems }: ReadExport): void {
  for (const { line, sku, reason, isLeftOut } of problems) {
    const what = isLeftOut ? 'left out' : 'loaded, but'
    console.info(`line ${line}  ${sku || '(no sku)'}  ${what}: ${reason}`)
  }
}

/** The running shop's door, else one of our own on the same databases; or that of a deployed one. */
async function openDoor(): Promise<{ door: AdminDoor; close: () => Promise<void> }> {
  if (values.url) {
    return { door: openAdminDoor(values.url, values.key ?? ''), close: async () => {} }
  }
  const secrets = localSecrets()
  const url = `http://127.0.0.1:${COMMERCE_PORT}`
  const door = openAdminDoor(url, secrets.commerce.ADMIN_KEY ?? '')
  const isRunning = await fetch(url).then(
    () => true,
    () => false,
  )
  if (isRunning) return { door, close: async () => {} }
  buildWhenChanged()
  migrateWhenBehind(STATE)
  const setup = { port: 0, commercePort: COMMERCE_PORT, state: STATE, secrets }
  const workers = await startWorkers(setup)
  return { door, close: () => workers.dispose() }
}

async function load(door: AdminDoor, { products, ...rest }: ReadExport['draft']) {
  const runId = await door.begin(values.replace ? 'replace' : 'merge')
  try {
    await door.stage(runId, rest)
    for (let from = 0; from < products.length; from += PRODUCTS_A_PART) {
      await door.stage(runId, { products: products.slice(from, from + PRODUCTS_A_PART) })
      progress('products', from + PRODUCTS_A_PART, products.length)
    }
    return await door.commit(runId)
  } catch (error) {
    await door.abort(runId)
    throw error
  }
}

type Pictures = ReadExport['pictures']

/** The pictures that are there and those that are only named. */
function sortPictures(from: string, pictures: Pictures): [there: Pictures, missing: Pictures] {
  const isThere = ({ file: name }: Pictures[number]) => existsSync(join(from, 'media', name))
  const missing = pictures.filter((picture) => !isThere(picture))
  for (const { file: name } of missing) console.info(`picture  ${name}  is not in media/`)
  return [pictures.filter(isThere), missing]
}

/** A product does without a picture that is not there. */
function withoutPictures(draft: ReadExport['draft'], missing: Pictures): ReadExport['draft'] {
  const gone = new Set(missing.map(({ path }) => path))
  const products = draft.products.map((product) => ({
    ...product,
    images: product.images.filter((path) => !gone.has(path)),
  }))
  return { ...draft, products }
}

async function loadPictures(door: AdminDoor, from: string, pictures: Pictures) {
  const counts = { uploaded: 0, known: 0 }
  for (const [index, { file: name, path }] of pictures.entries()) {
    const isNew = await door.putMedia(path, readFileSync(join(from, 'media', name)))
    if (isNew) counts.uploaded++
    else counts.known++
    progress('pictures', index + 1, pictures.length)
  }
  return counts
}

function progress(what: string, done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${what}: ${Math.min(done, all)} of ${all}   `)
}

function conclude(
  { rowCount, draft, problems }: ReadExport,
  { changed, removed }: { changed: number; removed: number },
  pictures: { uploaded: number; known: number; missing: number },
): void {
  const seconds = (Date.now() - started) / 1000
  const configurable = draft.products.filter(({ typeId }) => typeId === 'configurable').length
  const leftOut = problems.filter(({ isLeftOut }) => isLeftOut).length
  console.info(`
${rowCount} rows: ${draft.products.length} products (${configurable} configurable) in ${draft.categories.length} categories, ${leftOut} left out
${changed} changed, ${removed} removed
${pictures.uploaded} pictures uploaded, ${pictures.known} there already, ${pictures.missing} missing
${seconds.toFixed(1)} s, ${Math.round(rowCount / seconds)} rows per second`)
}
