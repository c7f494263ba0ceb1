// `npm run import -- FOLDER`: loads a merchant's catalogue, with the pictures in its folder `media`,
// into the commerce Worker of this machine or into a deployed one.
import type { CatalogueSource } from '../catalogue-files/catalogue-source'
import type { ExportSettings } from '../catalogue-files/export-settings'
import type { AdminClient } from './admin-client.ts'
import { type ImportOptions, readImportOptions } from './import-options.ts'
import { reportProblems } from './import-report.ts'
import { findMissingPictures, loadPictures, type PictureCounts } from './load-pictures.ts'
import { type LoadSummary, loadSource } from './load-source.ts'
import { openAdminClient } from './open-admin-client.ts'
import { readFolder } from './read-folder.ts'

const options = readImportOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(1)
}
const started = Date.now()
const { admin, close } = await openAdminClient(options.deployed)
try {
  await importFolder(admin, options)
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\nThe catalogue is as it was.`)
  process.exitCode = 1
} finally {
  await close()
}

async function importFolder(shop: AdminClient, given: ImportOptions): Promise<void> {
  const { source, media } = await readFolder(given.folder, {
    ...given.settings,
    known: await knownOf(shop, given.mode),
  })
  let printSummary = () => {}
  try {
    if (source.productCount === 0) throw new Error('Not one product could be loaded.')
    const missing = await findMissingPictures(shop, media, source.pictures())
    // Pictures first: when one of them breaks the run, nothing has been swapped in yet.
    const counts = await loadPictures(shop, media, source.pictures())
    const gone = new Set(missing.map(({ path }) => path))
    const summary = await loadSource(shop, source, given.mode, gone)
    for (const picture of missing) source.problems.warn(picture, `not in media/: ${picture.file}`)
    printSummary = () => printReport(source, summary, { ...counts, missing: missing.length })
  } finally {
    reportProblems(source.problems, given.report)
    printSummary()
    source.close()
  }
}

function printReport(source: CatalogueSource, summary: LoadSummary, pictures: PictureCounts): void {
  const seconds = (Date.now() - started) / 1000
  const { leftOut } = source.problems.count()
  const { rowCount, categories, unused } = source
  if (unused.length > 0) console.info(`Columns that are not used: ${unused.join(', ')}`)
  console.info(`
${rowCount} rows or documents: ${summary.products} products, ${categories.length} categories written, ${leftOut} left out
${summary.changed} changed, ${summary.removed} removed
${pictures.uploaded} pictures uploaded, ${pictures.known - pictures.missing} there already, ${pictures.missing} missing
${seconds.toFixed(1)} s, ${summary.swap.toFixed(1)} of them for the swap; ${Math.round(rowCount / seconds)} a second`)
}

/** What stays of the shop, and may be referred to. */
async function knownOf(
  shop: AdminClient,
  mode: ImportOptions['mode'],
): Promise<ExportSettings['known']> {
  async function* products() {
    for (let page = await shop.skus(0); page.length > 0; page = await shop.skus(lastId(page))) {
      yield page
    }
  }
  if (mode === 'merge') return { ...(await shop.describe()), products }
  return { attributes: [], categories: [], products: async function* none() {} }
}

function lastId(page: readonly { id: number }[]): number {
  return page.at(-1)?.id ?? 0
}
