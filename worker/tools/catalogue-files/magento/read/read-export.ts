// Reads a Magento export, twice: once for what the whole file says of its attributes, once for the
// products. Between, everything waits in a staging database on disk.

import type { Readable } from 'node:stream'
import type { CatalogueSource } from '../../catalogue-source'
import type { ExportSettings, OnRow } from '../../export-settings'
import type { TierPriceCell } from '../../link-product'
import { readRows } from '../../read-rows'
import { createProblems, type Problems } from '../../row-problems'
import { stageKnownProducts } from '../../stage-known-products'
import { createStagedDrafts, type StagedDrafts } from '../../staged-drafts'
import { fillStagingDb, type StagingDb } from '../../staging-db'
import type { Cells, ExportRow } from '../cells/export-row'
import { parsePairs } from '../cells/pair-list'
import { collectTierPrices, tierPriceFinder } from './advanced-pricing-file'
import { readAttributes } from './attributes-file'
import { readCategories } from './categories-file'
import { createCategoryTree } from './category-tree'
import { collectedRows, collectRows } from './collect-rows'
import { createColumnUse } from './column-use'
import { type AttributeInference, inferAttributes } from './infer-attributes'
import { parseConfigurableVariations } from './row/composite-cells'
import { parseImages } from './row/row-images'
import { parseTierPrices } from './row/tier-prices'
import { toProductDraft } from './to-product-draft'
import { toUnlinked } from './to-unlinked'

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
  return fillStagingDb((staging) => readInto(staging, files, settings, onRow))
}

async function readInto(
  staging: StagingDb,
  files: ExportFiles,
  settings: ExportSettings,
  onRow: OnRow,
): Promise<CatalogueSource> {
  const problems = createProblems(staging)
  await stageKnownProducts(staging, settings.known)
  const attributes = files.attributes
    ? await readAttributes(files.attributes, settings, problems)
    : []
  const categories = files.categories
    ? await readCategories(files.categories, settings, problems)
    : []
  const inference = inferAttributes(attributes, settings.known.attributes)
  const columns = createColumnUse()
  const rows = readRows(files.products, ['sku', 'product_type'])
  let rowsDone = 0
  const rowCount = await collectRows(rows, settings, staging, problems, (cells) => {
    columns.add(cells)
    inferFromRow(inference, cells)
    onRow('read', ++rowsDone)
  })
  rowsDone = 0
  if (files.advancedPricing) {
    await collectTierPrices(files.advancedPricing, settings, staging, problems)
  }
  const tree = createCategoryTree(categories, settings.known.categories)
  const drafts = createStagedDrafts(staging, problems)
  drafts.addCategoryPictures(categories)
  const tierPrices = tierPriceFinder(staging)
  for (const row of collectedRows(staging)) {
    addProduct(row, { inference, settings, problems, drafts, tree, tierPrices })
    onRow('understood', ++rowsDone)
  }
  const ownCategories = tree.toDrafts()
  drafts.keepAddressesOf([...settings.known.categories, ...ownCategories])
  return {
    rowCount,
    productCount: drafts.count(),
    attributes: inference.toDrafts(),
    categories: ownCategories,
    products: () => drafts.products(),
    pictures: () => drafts.pictures(),
    problems,
    unused: columns.unused(),
    close: () => staging.close(),
  }
}

function inferFromRow(inference: AttributeInference, cells: Cells): void {
  for (const [code, value] of parsePairs(cells.additional_attributes ?? ''))
    inference.observe(code, value)
  for (const { choice } of parseConfigurableVariations(cells.configurable_variations ?? '')) {
    for (const [code, text] of choice) inference.observe(code, { text, quoted: [text] }, true)
  }
}

interface ProductContext {
  inference: AttributeInference
  settings: ExportSettings
  problems: Problems
  drafts: StagedDrafts
  tree: ReturnType<typeof createCategoryTree>
  tierPrices: (sku: string) => TierPriceCell[]
}

function addProduct(row: ExportRow, context: ProductContext): void {
  const { inference, settings, problems, drafts, tree, tierPrices } = context
  const draft = toProductDraft(row, inference, settings, problems)
  const cell = parseTierPrices(row.cells.tier_prices ?? '', settings)
  const reason = typeof draft === 'string' ? draft : typeof cell === 'string' ? cell : undefined
  if (typeof draft === 'string' || typeof cell === 'string') {
    problems.leaveOut(row, reason ?? '')
    return
  }
  tree.add(draft.categories)
  const tiers = [...cell, ...tierPrices(row.sku)]
  drafts.add(toUnlinked(row.line, draft, row.cells, tiers), parseImages(row.cells).pictures)
}
