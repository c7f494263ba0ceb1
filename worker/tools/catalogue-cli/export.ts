// `npm run export -- FOLDER`: writes the catalogue of this machine's shop, or of a deployed one, as
// Magento's export would, with its pictures. Importing the folder again changes nothing.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { AttributeDraft } from '../../../shared/contract/admin/catalogue-draft.ts'
import {
  createProductWriter,
  PRODUCTS_HEAD,
  TIER_PRICES_HEAD,
  writeAttributesFile,
  writeCategoriesFile,
} from '../catalogue-files/magento/write/write-catalogue-files.ts'
import type { AdminClient } from './admin-client.ts'
import { readExportOptions } from './export-options.ts'
import { inParallel } from './media-client.ts'
import { withAdminClient } from './open-admin-client.ts'
import { startProgress } from './progress.ts'

const options = readExportOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(1)
}
const { folder, force, withMedia, deployed } = options
if (existsSync(join(folder, 'products.csv')) && !force) {
  console.error(`${folder} holds an export already: say --force to write over it`)
  process.exit(1)
}
const started = Date.now()
await withAdminClient(deployed, (admin) => exportTo(folder, admin))

async function exportTo(target: string, shop: AdminClient): Promise<void> {
  mkdirSync(target, { recursive: true })
  const { attributes, categories } = await shop.describe()
  const { text, pictures: categoryPictures } = writeCategoriesFile(categories)
  const pictures = new Map(categoryPictures.map(({ path, file }) => [path, file]))
  const written = await writeProducts(target, shop, attributes, pictures)
  writeFileSync(join(target, 'categories.csv'), text)
  writeFileSync(join(target, 'attributes.csv'), writeAttributesFile(attributes))
  const media = withMedia ? await writePictures(join(target, 'media'), shop, pictures) : undefined
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.info(`${written.count} products in ${categories.length} categories, ${attributes.length} attributes
${media ? `${media.count} pictures, ${media.missing} missing` : `${pictures.size} pictures left out`}
${seconds} s, written to ${target}`)
  if (written.formulas > 0) {
    console.info(
      `${written.formulas} cells begin with =, +, - or @: a spreadsheet may take them for formulas`,
    )
  }
}

async function writeProducts(
  target: string,
  shop: AdminClient,
  attributes: readonly AttributeDraft[],
  pictures: Map<string, string>,
): Promise<{ count: number; formulas: number }> {
  const toLines = createProductWriter(attributes)
  const products = await openFile(target, 'products.csv')
  const tierPrices = await openFile(target, 'advanced_pricing.csv')
  await products.write(PRODUCTS_HEAD)
  await tierPrices.write(TIER_PRICES_HEAD)
  const progress = startProgress('products')
  const sums = { count: 0, formulas: 0 }
  for (let after: string | null | undefined; after !== null; ) {
    const page = await shop.products(after ?? null)
    for (const lines of page.products.map(toLines)) {
      await products.write(lines.products)
      await tierPrices.write(lines.tierPrices)
      for (const { path, file } of lines.pictures) pictures.set(path, file)
      sums.formulas += lines.formulas
    }
    sums.count += page.products.length
    progress.at(sums.count)
    after = page.next
  }
  progress.end()
  await products.end()
  await tierPrices.end()
  return sums
}

/** A file that has its name only once it is whole. */
async function openFile(target: string, name: string) {
  const unfinished = join(target, `${name}.part`)
  const file = await open(unfinished, 'w')
  return {
    write: (text: string) => file.appendFile(text),
    async end(): Promise<void> {
      await file.close()
      renameSync(unfinished, join(target, name))
    },
  }
}

async function writePictures(
  target: string,
  shop: AdminClient,
  pictures: ReadonlyMap<string, string>,
): Promise<{ count: number; missing: number }> {
  const counts = { count: 0, missing: 0 }
  const progress = startProgress('pictures', pictures.size)
  await inParallel(pictures, async ([path, file]) => {
    const isInside = resolve(target, file).startsWith(resolve(target) + sep)
    const bytes = isInside ? await shop.getMedia(path) : undefined
    if (!bytes) counts.missing++
    else {
      mkdirSync(dirname(join(target, file)), { recursive: true })
      await writeFile(join(target, file), bytes)
      counts.count++
    }
    progress.at(counts.count + counts.missing)
  })
  progress.end()
  return counts
}
