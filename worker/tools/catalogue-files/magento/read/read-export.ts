// Reads a Magento export, twice: once for what the whole file says of its attributes, once for the
// products. Between, everything waits in a spool on disk.
import type { Readable } from 'node:stream'
import type { CatalogueSource } from '../../catalogue-source'
import { createDraftSpool, type DraftSpool } from '../../draft-spool'
import { spoolKnownProducts } from '../../known-products'
import { readRows } from '../../read-rows'
import { createProblems, type Problems } from '../../row-problem'
import { fillSpool, type Spool } from '../../spool'
import { collectTierPrices, tierPriceFinder } from './advanced-pricing-file'
import { readAttributes } from './attributes-file'
import { readCategories } from './categories-file'
import { createCategoryTree } from './category-tree'
import { collectedRows, collectRows } from './collect-rows'
import { createColumnUse } from './column-use'
import type { Cells, ExportRow, ExportSettings, OnRow } from './export-row'
import { toWaiting } from './link-product'
import { parseConfigurableVariations } from './row/configurable-variations'
import { parsePairs } from './row/pair-list'
import { parseImages } from './row/row-images'
import { parseTierPrices, type TierPriceCell } from './row/tier-prices'
import { type AttributeSurvey, createAttributeSurvey } from './survey-attributes'
import { toProductDraft } from './to-product-draft'

/** The files of an export; all but the products may be missing. */
export interface ExportFiles {
  products: Readable
  advancedPricing?: Readable | undefined
  categories?: Readable | undefined
  attributes?: Readable | undefined
}

/** Reads an export from beginning to end. Throws UnreadableCsv when a file is none. */
export async function readExport(
  files: ExportFiles,
  settings: ExportSettings,
  onRow: OnRow = () => undefined,
): Promise<CatalogueSource> {
  return fillSpool((spool) => readInto(spool, files, settings, onRow))
}

async function readInto(
  spool: Spool,
  files: ExportFiles,
  settings: ExportSettings,
  onRow: OnRow,
): Promise<CatalogueSource> {
  const problems = createProblems(spool)
  await spoolKnownProducts(spool, settings.known)
  const attributes = files.attributes
    ? await readAttributes(files.attributes, settings, problems)
    : []
  const categories = files.categories
    ? await readCategories(files.categories, settings, problems)
    : []
  const survey = createAttributeSurvey(attributes, settings.known.attributes)
  const columns = createColumnUse()
  const rows = readRows(files.products, ['sku', 'product_type'])
  let seen = 0
  const rowCount = await collectRows(rows, settings, spool, problems, (cells) => {
    columns.see(cells)
    surveyRow(survey, cells)
    onRow('read', ++seen)
  })
  seen = 0
  if (files.advancedPricing) {
    await collectTierPrices(files.advancedPricing, settings, spool, problems)
  }
  const tree = createCategoryTree(categories, settings.known.categories)
  const drafts = createDraftSpool(spool, problems)
  drafts.addCategoryPictures(categories)
  const tierPrices = tierPriceFinder(spool)
  for (const row of collectedRows(spool)) {
    addProduct(row, { survey, settings, problems, drafts, tree, tierPrices })
    onRow('understood', ++seen)
  }
  return {
    rowCount,
    productCount: drafts.count(),
    attributes: survey.toDrafts(),
    categories: tree.toDrafts(),
    products: () => drafts.products(),
    pictures: () => drafts.pictures(),
    problems,
    unused: columns.unused(),
    close: () => spool.close(),
  }
}

function surveyRow(survey: AttributeSurvey, cells: Cells): void {
  for (const [code, value] of parsePairs(cells.additional_attributes ?? '')) survey.see(code, value)
  for (const { choice } of parseConfigurableVariations(cells.configurable_variations ?? '')) {
    for (const [code, text] of choice) survey.see(code, { text, quoted: [text] }, true)
  }
}

interface ProductContext {
  survey: AttributeSurvey
  settings: ExportSettings
  problems: Problems
  drafts: DraftSpool
  tree: ReturnType<typeof createCategoryTree>
  tierPrices: (sku: string) => TierPriceCell[]
}

function addProduct(row: ExportRow, context: ProductContext): void {
  const { survey, settings, problems, drafts, tree, tierPrices } = context
  const draft = toProductDraft(row, survey, settings, problems)
  const cell = parseTierPrices(row.cells.tier_prices ?? '', settings)
  const reason = typeof draft === 'string' ? draft : typeof cell === 'string' ? cell : undefined
  if (typeof draft === 'string' || typeof cell === 'string') {
    problems.leaveOut(row, reason ?? '')
    return
  }
  tree.add(draft.categories)
  const tiers = [...cell, ...tierPrices(row.sku)]
  drafts.add(toWaiting(row.line, draft, row.cells, tiers), parseImages(row.cells).pictures)
}
