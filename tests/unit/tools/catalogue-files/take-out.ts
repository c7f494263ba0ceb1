// A shop's catalogue taken out as files and brought back, through the calls that a merchant uses.
import { expect } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ExportedPage, KnownProduct } from '../../../../shared/contract/admin/catalogue-export'
import {
  createProductWriter,
  PRODUCTS_HEAD,
  TIER_PRICES_HEAD,
  writeAttributesFile,
  writeCategoriesFile,
} from '../../../../worker/tools/catalogue-files/magento/write/write-catalogue-files'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, postJson } from '../../../fakes/commerce-shop'
import { read, SETTINGS } from './read-files'

const KEY = { authorization: `Bearer ${ADMIN_KEY}` }

const PRODUCTS_A_PART = 200

type Shop = Pick<CommerceShop, 'fetch'>

/** Loads a draft as `npm run import` does, and answers what the commit said. */
export async function load(shop: Shop, draft: CatalogueDraft, mode: 'replace' | 'merge') {
  const post = async (step: string, body: unknown) => {
    const answer = await postJson(shop, `/admin/import/${step}`, body, KEY)
    expect(answer, step).toMatchObject({ status: 200 })
    return (answer.body as { result: never }).result
  }
  const { runId } = await post('begin', { mode })
  const { products, ...rest } = draft
  await post('stage', { runId, draft: rest })
  for (let from = 0; from < products.length; from += PRODUCTS_A_PART) {
    const part = products.slice(from, from + PRODUCTS_A_PART)
    await post('stage', { runId, draft: { products: part } })
  }
  return (await post('commit', { runId })) as { changed: number; removed: number }
}

async function ask(shop: Shop, path: string) {
  const response = await shop.fetch(`/admin/export/${path}`, { headers: KEY })
  expect(response.status).toBe(200)
  return ((await response.json()) as { result: never }).result
}

const MAX_PAGES = 10_000

async function takePages(shop: Shop, limit: number): Promise<ExportedPage['products']> {
  const products: ExportedPage['products'] = []
  let after = ''
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page: ExportedPage = await ask(shop, `products?limit=${limit}${after}`)
    products.push(...page.products)
    if (page.next === null) return products
    after = `&after=${page.next}`
  }
  throw new Error(`The export has more than ${MAX_PAGES} pages`)
}

/** The files of an export, products in pages of that many. */
export async function takeOut(shop: Shop, limit = 7) {
  const known: Pick<CatalogueDraft, 'attributes' | 'categories'> = await ask(shop, 'catalogue')
  const write = createProductWriter(known.attributes)
  const files = { products: PRODUCTS_HEAD, advancedPricing: TIER_PRICES_HEAD }
  for (const { products, tierPrices } of (await takePages(shop, limit)).map(write)) {
    files.products += products
    files.advancedPricing += tierPrices
  }
  return {
    ...files,
    attributes: writeAttributesFile(known.attributes),
    categories: writeCategoriesFile(known.categories).text,
    known,
  }
}

/** Brings files back into a shop as they are. */
export async function bringBack(
  shop: Shop,
  { products: rows, known, ...files }: Awaited<ReturnType<typeof takeOut>>,
  mode: 'replace' | 'merge',
) {
  const skus: KnownProduct[] = await ask(shop, 'skus')
  async function* products() {
    yield skus
  }
  const settings = mode === 'merge' ? { ...SETTINGS, known: { ...known, products } } : SETTINGS
  const source = await read(rows, files, settings)
  expect(source.problems).toEqual([])
  const { attributes, categories } = source
  const draft = { attributes: [...attributes], categories: [...categories] }
  return load(shop, { ...draft, products: source.products }, mode)
}
