// Reads the documents of a Vue Storefront index: products, categories, attributes and tax rules.
import type { CatalogueSource } from '../catalogue-source'
import type { ExportSettings, OnRow } from '../export-settings'
import { createProblems, type Problems } from '../row-problems'
import { stageKnownProducts } from '../stage-known-products'
import { createStagedDrafts } from '../staged-drafts'
import { fillStagingDb, type StagingDb } from '../staging-db'
import { type CollectedDocuments, collectDocuments, type DocumentFile } from './collect-documents'
import { taxClassFinder } from './document-tax'
import {
  type DocumentContext,
  type ProductDocuments,
  toDocumentProduct,
} from './to-document-product'

/** Reads all files of an index. Throws UnreadableDocuments when one is none. */
export async function readIndex(
  files: Iterable<DocumentFile>,
  settings: ExportSettings,
  onRow: OnRow = () => undefined,
): Promise<CatalogueSource> {
  return fillStagingDb((staging) => readInto(staging, files, settings, onRow))
}

async function readInto(
  staging: StagingDb,
  files: Iterable<DocumentFile>,
  settings: ExportSettings,
  onRow: OnRow,
): Promise<CatalogueSource> {
  const problems = createProblems(staging)
  await stageKnownProducts(staging, settings.known)
  const collected = await collectDocuments(files, settings, staging, problems, onRow)
  let documentsDone = 0
  const drafts = createStagedDrafts(staging, problems)
  const attributes = collected.attributes.all()
  const categories = collected.categories.toDrafts((name, reason) =>
    problems.leaveOut({ line: 0, sku: name }, reason),
  )
  drafts.addCategoryPictures(categories)
  drafts.keepAddressesOf([...settings.known.categories, ...categories])
  const paths = new Set(categories.map(({ path }) => path))
  const context = {
    attributes,
    taxClassOf: taxClassFinder(collected.taxRules),
    pathOf: (id: number) => {
      const path = collected.categories.pathOf(id)
      return path !== undefined && paths.has(path) ? path : undefined
    },
    writtenAt: settings.writtenAt,
  }
  for (const documents of collected.products.all()) {
    const made = toProduct(documents, context)
    const { line, base } = documents
    if (typeof made === 'string') problems.leaveOut({ line, sku: base.sku }, made)
    else drafts.add(toUnlinked(documents, made.draft, collected), made.pictures)
    reportDropped(documents, problems)
    onRow('understood', ++documentsDone)
  }
  return {
    rowCount: collected.count,
    productCount: drafts.count(),
    attributes,
    categories,
    products: () => drafts.products(),
    pictures: () => drafts.pictures(),
    problems,
    unused: [],
    close: () => staging.close(),
  }
}

/** The numbers of an index may be any: one that is no amount is the product's fault, not the file's. */
function toProduct(documents: ProductDocuments, context: DocumentContext) {
  try {
    return toDocumentProduct(documents, context)
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

function toUnlinked(
  { line, base }: ProductDocuments & { line: number },
  draft: Parameters<ReturnType<typeof createStagedDrafts>['add']>[0]['draft'],
  { attributes }: CollectedDocuments,
) {
  const choiceCodes = (base.configurable_options ?? []).map(
    ({ attribute_code: code, attribute_id: id }) => code || attributes.codeOf(Number(id)) || '',
  )
  const skus = (base.configurable_children ?? []).map(({ sku }) => sku)
  return {
    line,
    draft,
    variations: { attributes: choiceCodes.filter((code) => code !== ''), skus },
    isKept: false,
    hasPrice: draft.price.all > 0,
    tierPrices: [],
  }
}

/** What an index says of a product and this shop has no place for. */
function reportDropped(
  { line, base, raw }: ProductDocuments & { line: number },
  problems: Problems,
) {
  const row = { line, sku: base.sku }
  for (const option of base.custom_options ?? []) {
    if (option.type === 'file' || option.type === 'time') {
      problems.warn(row, `a custom option cannot be kept: ${option.title ?? ''}`)
    }
  }
  const links = raw.downloadable_links
  if (base.type_id === 'downloadable' && !(Array.isArray(links) && links.some(hasFile))) {
    problems.warn(row, 'the index does not name the files of its downloads')
  }
}

function hasFile(link: Record<string, unknown>): boolean {
  return ['link_url', 'url', 'link_file', 'file'].some((name) => typeof link[name] === 'string')
}
