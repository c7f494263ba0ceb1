// The first pass over an index: attributes, categories and tax rules are few and stay at hand,
// products wait in the staging database.
import { type WireProduct, wireProduct } from '../../../../shared/contract/catalogue/product'
import { type WireTaxRule, wireTaxRule } from '../../../../shared/contract/catalogue/tax-rule'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { type ExportSettings, type OnRow, storeOf } from '../export-settings'
import { invalidReason, type Problems } from '../row-problems'
import type { StagingDb } from '../staging-db'
import { createDocumentAttributes } from './document-attributes'
import { createDocumentCategories } from './document-categories'
import { createProductDocuments, type StagedDocuments } from './product-documents'
import type { SourceDocument } from './read-documents'

const SKU = /^[^\p{Cc},]{1,64}$/u

export interface CollectedDocuments {
  attributes: ReturnType<typeof createDocumentAttributes>
  categories: ReturnType<typeof createDocumentCategories>
  taxRules: WireTaxRule[]
  products: StagedDocuments
  count: number
}

/** A file of documents, and the store that its folder is named after. */
export interface DocumentFile {
  name: string
  store: StoreCode | undefined
  documents: AsyncIterable<SourceDocument>
}

/** Takes all documents; what cannot be read is reported with the line of its file. */
export async function collectDocuments(
  files: Iterable<DocumentFile>,
  settings: ExportSettings,
  staging: StagingDb,
  problems: Problems,
  onRow: OnRow,
): Promise<CollectedDocuments> {
  const collected: CollectedDocuments = {
    attributes: createDocumentAttributes(),
    categories: createDocumentCategories(),
    taxRules: [],
    products: createProductDocuments(staging),
    count: 0,
  }
  for (const { name, store: named, documents } of files) {
    for await (const document of documents) {
      onRow('read', ++collected.count)
      const store = named ?? storeOfIndex(document.index, settings)
      const reason = document.fault ?? addDocument(collected, document, store)
      const { sku, attribute_code: code, name: title } = document.body
      const what = `${name}: ${sku ?? code ?? title ?? ''}`
      if (reason) problems.leaveOut({ line: document.line, sku: what }, reason)
    }
  }
  return collected
}

/** `vue_storefront_catalog_de_product` may be named whole, without its kind, or by a store's code. */
function storeOfIndex(index: string, settings: ExportSettings): StoreCode | undefined {
  if (index === '') return undefined
  const plain = index.replace(/_(?:product|category|attribute|taxrule)(?:_\d+)?$/, '')
  const ending = /(?:^|[_-])([a-z]{2,6}_[a-z]{2})$/.exec(plain)?.[1] ?? plain
  return storeOf(index, settings) ?? storeOf(plain, settings) ?? storeOf(ending, settings)
}

function addDocument(
  collected: CollectedDocuments,
  { kind, body, line }: SourceDocument,
  store: StoreCode | undefined,
): string | undefined {
  switch (kind) {
    case 'attribute':
      return collected.attributes.add(body, store)
    case 'category':
      return collected.categories.add(body, store)
    case 'taxrule':
      return addTaxRule(collected.taxRules, body)
    case 'product':
      return addProduct(collected, body, line, store)
    default:
      return 'neither a product, a category, an attribute nor a tax rule'
  }
}

function addTaxRule(rules: WireTaxRule[], body: unknown): string | undefined {
  const { success, data, error } = wireTaxRule.safeParse(body)
  if (!success) return invalidReason(error.issues, 'the tax rule')
  rules.push(data)
  return undefined
}

function addProduct(
  { attributes, products }: CollectedDocuments,
  body: Record<string, unknown>,
  line: number,
  store: StoreCode | undefined,
): string | undefined {
  const parsed = wireProduct.safeParse(body)
  if (!parsed.success) return invalidReason(parsed.error.issues, 'the product')
  const doc: WireProduct = parsed.data
  if (!SKU.test(doc.sku)) return 'not a usable sku: over 64 characters, or with a comma'
  for (const option of doc.configurable_options ?? []) attributes.addChoice(option)
  return products.add(doc, body, line, store)
}
