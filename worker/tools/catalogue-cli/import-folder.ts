import type { CatalogueSource } from '../catalogue-files/catalogue-source'
import type { ExportSettings } from '../catalogue-files/export-settings'
import type { AdminClient } from './admin-client.ts'
import { type Ask, confirmReplace, findGone } from './confirm-replace.ts'
import type { ImportOptions } from './import-options.ts'
import { checkReportFile, reportProblems } from './import-report.ts'
import { findPictures, loadPictures } from './load-pictures.ts'
import { type LoadSummary, loadSource } from './load-source.ts'
import { readFolder } from './read-folder.ts'

/**
 * Loads a folder, and answers whether all of it: otherwise rows were left out and are in the report.
 * `ask` is undefined where nobody can be asked. Throws when the catalogue stays as it was.
 */
export async function importFolder(
  shop: AdminClient,
  given: ImportOptions,
  ask: Ask | undefined,
): Promise<boolean> {
  const started = Date.now()
  checkReportFile(given.report)
  const known = await knownOf(shop)
  const isMerge = given.mode === 'merge'
  const { source, media } = await readFolder(given.folder, {
    ...given.settings,
    known: isMerge
      ? known
      : { attributes: [], categories: [], products: async function* none() {} },
  })
  let printSummary = () => {}
  try {
    if (source.productCount === 0) throw new Error('Not one product could be loaded.')
    const { problems } = source
    const pictures = await findPictures(shop, media, source.pictures(), problems.warn)
    const { inFolder, inShop, missing } = pictures
    let uploaded = 0
    const summary = await loadSource(shop, source, given.mode, missing, async (skus) => {
      if (!isMerge) {
        const gone = await findGone(known, skus, source.categories)
        const { leftOut } = problems.count()
        await confirmReplace({ leftOut, ...gone }, given.limits, ask)
      }
      // Before the swap: when a picture breaks the run, nothing has been swapped in yet.
      uploaded = await loadPictures(shop, inFolder)
    })
    const there = inFolder.length + inShop - uploaded
    const counts = { uploaded, there, missing: missing.size }
    printSummary = () => printReport(source, summary, counts, Date.now() - started)
    return problems.count().leftOut === 0
  } finally {
    reportProblems(source.problems, given.report)
    printSummary()
    source.close()
  }
}

interface PictureCounts {
  uploaded: number
  there: number
  missing: number
}

function printReport(
  source: CatalogueSource,
  summary: LoadSummary,
  pictures: PictureCounts,
  milliseconds: number,
): void {
  const seconds = milliseconds / 1000
  const { leftOut } = source.problems.count()
  const { rowCount, categories, unused } = source
  if (unused.length > 0) console.info(`Columns that are not used: ${unused.join(', ')}`)
  console.info(`
${rowCount} rows or documents: ${summary.products} products, ${categories.length} categories written, ${leftOut} left out
${summary.changed} changed, ${summary.removed} removed
${pictures.uploaded} pictures uploaded, ${pictures.there} there already, ${pictures.missing} missing
${seconds.toFixed(1)} s, ${summary.swap.toFixed(1)} of them for the swap; ${Math.round(rowCount / seconds)} a second`)
}

/** What the shop has. */
async function knownOf(shop: AdminClient): Promise<ExportSettings['known']> {
  async function* products() {
    for (let page = await shop.skus(0); page.length > 0; page = await shop.skus(lastId(page))) {
      yield page
    }
  }
  return { ...(await shop.describe()), products }
}

function lastId(page: readonly { id: number }[]): number {
  return page.at(-1)?.id ?? 0
}
