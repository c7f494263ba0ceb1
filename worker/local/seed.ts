import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { CatalogueDraft, ProductDraft } from '../commerce/catalogue/draft'
import { type AdminDoor, openAdminDoor } from './admin-door.ts'
import { eachOf } from './each-of.ts'
import { ROOT } from './paths.ts'

const DEMO = resolve(ROOT, 'worker/commerce/demo')
const MEDIA = resolve(DEMO, 'media')
const PRODUCTS_A_PART = 200

/** A bound value of D1 holds two megabytes at most. */
const REVIEWS_A_PART = 2000

type DemoModule = typeof import('../commerce/demo/create-demo-shop')
type RecordsModule = typeof import('../commerce/demo/records/create-records')

/** Fills an empty shop with the starter catalogue. A shop that has products is left alone. */
export async function seedWhenEmpty(commerceUrl: string, adminKey: string): Promise<void> {
  const door = openAdminDoor(commerceUrl, adminKey)
  if ((await door.skus(0)).length > 0) return
  console.info('Filling the shop with the starter catalogue …')
  const { module } = await runnerImport<DemoModule>(resolve(DEMO, 'create-demo-shop.ts'))
  const shop = module.createDemoShop(readIndex(), readdirSync(MEDIA))
  const files = module.createDemoFiles()
  // Whoever stops the first start half-way starts anew: products are there only with their pictures.
  const [runId] = await Promise.all([stageCatalogue(door, shop), loadFiles(door, files)])
  await door.commit(runId)
  await loadRecords(door, shop.products)
}

function readIndex(): Parameters<DemoModule['createDemoShop']>[0] {
  return JSON.parse(readFileSync(resolve(MEDIA, 'index.json'), 'utf8'))
}

async function stageCatalogue(door: AdminDoor, shop: CatalogueDraft): Promise<string> {
  const { products, ...rest } = shop
  const runId = await door.begin('replace')
  await door.stage(runId, rest)
  for (let from = 0; from < products.length; from += PRODUCTS_A_PART) {
    await door.stage(runId, { products: products.slice(from, from + PRODUCTS_A_PART) })
  }
  return runId
}

async function loadRecords(door: AdminDoor, products: ProductDraft[]): Promise<void> {
  const { module } = await runnerImport<RecordsModule>(resolve(DEMO, 'records/create-records.ts'))
  const { reviews = [], ...rest } = module.createRecords(products)
  await door.loadRecords(rest)
  for (let from = 0; from < reviews.length; from += REVIEWS_A_PART) {
    await door.loadRecords({ reviews: reviews.slice(from, from + REVIEWS_A_PART) })
  }
}

type DemoFile = ReturnType<DemoModule['createDemoFiles']>[number]

async function loadFiles(door: AdminDoor, files: DemoFile[]): Promise<void> {
  const names = readdirSync(MEDIA).filter((name) => name.endsWith('.webp'))
  await eachOf(names, (name) => door.addMedia(`demo/${name}`, readFileSync(resolve(MEDIA, name))))
  for (const { path, bytes } of files) await door.addMedia(path, bytes)
}
