// What a merchant's folder holds: an export of Magento, or the documents of an index.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CatalogueSource } from '../catalogue-files/catalogue-source'
import { type ExportSettings, type OnRow, storeOf } from '../catalogue-files/export-settings.ts'
import { readExport } from '../catalogue-files/magento/read/read-export.ts'
import type { DocumentFile } from '../catalogue-files/vsf-index/collect-documents.ts'
import { kindOfFile, readDocuments } from '../catalogue-files/vsf-index/read-documents.ts'
import { readIndex } from '../catalogue-files/vsf-index/read-index.ts'
import { startProgress } from './progress.ts'

const DOCUMENTS = /\.(?:ndjson|jsonl|json)$/i

/** Reads what is there; `media` is the folder of its pictures. Throws when it is neither. */
export async function readFolder(
  place: string,
  settings: ExportSettings,
): Promise<{ source: CatalogueSource; media: string }> {
  if (!existsSync(place)) throw new Error(`There is no ${place}.`)
  const isFolder = statSync(place).isDirectory()
  const folder = isFolder ? place : dirname(place)
  const products = isFolder ? join(place, 'products.csv') : place
  const media = join(folder, 'media')
  if (existsSync(products) && !DOCUMENTS.test(products)) {
    return { source: await readCsv(folder, products, settings), media }
  }
  const files = isFolder ? documentFilesIn(place) : [place]
  if (files.length === 0) {
    throw new Error(`There is neither a products.csv nor a file of documents in ${place}.`)
  }
  return { source: await readDocumentFiles(folder, files, settings), media }
}

async function readCsv(
  folder: string,
  products: string,
  settings: ExportSettings,
): Promise<CatalogueSource> {
  const stream = (name: string) => {
    const file = join(folder, name)
    return existsSync(file) ? createReadStream(file) : undefined
  }
  const files = {
    products: createReadStream(products),
    advancedPricing: stream('advanced_pricing.csv'),
    categories: stream('categories.csv'),
    attributes: stream('attributes.csv'),
  }
  return withProgress((onRow) => readExport(files, settings, onRow))
}

/** Files of the folder and of those in it, which may be named after stores. */
function documentFilesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const isNear = (name: string) => name.split(/[\\/]/).length <= 2
  return names.filter((name) => DOCUMENTS.test(name) && isNear(name)).map((n) => join(folder, n))
}

async function readDocumentFiles(
  folder: string,
  files: readonly string[],
  settings: ExportSettings,
): Promise<CatalogueSource> {
  const opened = files.toSorted().map((file): DocumentFile => {
    const name = basename(file)
    const store = dirname(file) === folder ? undefined : storeOf(basename(dirname(file)), settings)
    const read = () => readDocuments(createReadStream(file), kindOfFile(name))
    return { name, store, documents: { [Symbol.asyncIterator]: read } }
  })
  return withProgress((onRow) => readIndex(opened, settings, onRow))
}

/** Reports the progress of both passes: over the files, then over the products. */
async function withProgress(
  read: (onRow: OnRow) => Promise<CatalogueSource>,
): Promise<CatalogueSource> {
  const steps = { read: startProgress('rows read'), understood: startProgress('rows understood') }
  try {
    return await read((step, count) => steps[step].at(count))
  } finally {
    steps.understood.end()
  }
}
