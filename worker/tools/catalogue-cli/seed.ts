import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CatalogueDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import type { ShopRecords } from '../../../shared/contract/admin/shop-records'
import { STORE_VIEWS } from '../../../shared/store-view/store-views.ts'
import { ROOT } from '../run/paths.ts'
import { type AdminClient, createAdminClient } from './admin-client.ts'
import { inParallel } from './media-client.ts'

const DEMO = resolve(ROOT, 'worker/tools/demo')
const MEDIA = resolve(DEMO, 'media')
const PRODUCTS_A_PART = 200

/** A bound value of D1 holds two megabytes at most. */
const REVIEWS_A_PART = 2000

/** The bytes of a picture, by its name in `demo/media`. */
type ReadPicture = (name: string) => Uint8Array<ArrayBuffer>

type DemoModule = typeof import('../demo/create-demo-shop.ts')

/** Marks that this shop was empty, so that it is ours to fill, and that all of it has been filled. */
const BEGUN = 'begun'
const FINISHED = 'finished'
const SYNONYMS_SAID = 'synonyms'

/**
 * Fills an empty shop with the starter catalogue, or goes on where filling it was interrupted. A shop
 * that has products of its own is left alone.
 */
export async function seedWhenEmpty(
  commerceUrl: string,
  adminKey: string,
  readPicture: ReadPicture = (name) => readFileSync(resolve(MEDIA, name)),
): Promise<void> {
  const admin = createAdminClient(commerceUrl, adminKey)
  const done = await admin.filledSteps()
  if (done.has(FINISHED)) return
  const known = await admin.skus(0)
  if (known.length > 0 && !done.has(BEGUN)) return
  console.info('Filling the shop with the starter catalogue …')
  await admin.markFilled(BEGUN)
  const { createDemoShop, createDemoFiles } = await import('../demo/create-demo-shop.ts')
  const shop = createDemoShop(readIndex(), readdirSync(MEDIA))
  if (known.length === 0) await loadCatalogue(admin, shop, createDemoFiles(), readPicture)
  if (isStarter(shop, known)) {
    await loadRecords(admin, shop.products, done)
    await loadSynonyms(admin, done)
  }
  await admin.markFilled(FINISHED)
}

/** Whether the shop still holds only demo products. */
function isStarter({ products }: CatalogueDraft, known: readonly { sku: string }[]): boolean {
  const own = new Set(products.map(({ sku }) => sku))
  return known.every(({ sku }) => own.has(sku))
}

/** Products are there only with their pictures. */
async function loadCatalogue(
  admin: AdminClient,
  shop: CatalogueDraft,
  files: DemoFile[],
  readPicture: ReadPicture,
): Promise<void> {
  const [runId] = await Promise.all([
    stageCatalogue(admin, shop),
    loadFiles(admin, files, readPicture),
  ])
  await admin.commit(runId)
}

function readIndex(): Parameters<DemoModule['createDemoShop']>[0] {
  return JSON.parse(readFileSync(resolve(MEDIA, 'index.json'), 'utf8'))
}

async function stageCatalogue(admin: AdminClient, shop: CatalogueDraft): Promise<string> {
  const { products, ...rest } = shop
  const runId = await admin.begin('replace')
  await admin.stage(runId, rest)
  for (let from = 0; from < products.length; from += PRODUCTS_A_PART) {
    await admin.stage(runId, { products: products.slice(from, from + PRODUCTS_A_PART) })
  }
  return runId
}

/** What stands beside the catalogue, in parts that one call can take; what is there is left out. */
async function loadRecords(
  admin: AdminClient,
  products: ProductDraft[],
  done: ReadonlySet<string>,
): Promise<void> {
  const { createRecords } = await import('../demo/records/create-records.ts')
  const { reviews = [], ...rest } = createRecords(products)
  const parts: ShopRecords[] = [rest]
  for (let from = 0; from < reviews.length; from += REVIEWS_A_PART) {
    parts.push({ reviews: reviews.slice(from, from + REVIEWS_A_PART) })
  }
  for (const [index, part] of parts.entries()) {
    const step = `records-${index + 1}`
    if (done.has(step)) continue
    await admin.addRecords(part)
    await admin.markFilled(step)
  }
}

/** A store whose operator has said something about its words is left alone. */
async function loadSynonyms(admin: AdminClient, done: ReadonlySet<string>): Promise<void> {
  if (done.has(SYNONYMS_SAID)) return
  const { SYNONYMS } = await import('../demo/records/synonyms.ts')
  for (const { storeCode } of STORE_VIEWS) {
    const known = await admin.synonyms(storeCode)
    if (known.length === 0) await admin.putSynonyms(storeCode, SYNONYMS[storeCode])
  }
  await admin.markFilled(SYNONYMS_SAID)
}

type DemoFile = ReturnType<DemoModule['createDemoFiles']>[number]

async function loadFiles(
  admin: AdminClient,
  files: DemoFile[],
  readPicture: ReadPicture,
): Promise<void> {
  const names = readdirSync(MEDIA).filter((name) => name.endsWith('.webp'))
  await inParallel(names, (name) => admin.addMedia(`demo/${name}`, readPicture(name)))
  for (const { path, bytes } of files) await admin.addMedia(path, bytes)
}
