// How well the shop's search finds what is meant, beside MiniSearch and Orama: nDCG of the first ten
// products, by kind of query and by store, over the demo shop.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import { STORE_VIEWS } from '../../shared/store-view/store-views.ts'
import { createDemoShop } from '../../worker/tools/demo/create-demo-shop.ts'
import { ROOT } from '../../worker/tools/run/paths.ts'
import { ADMIN_KEY } from '../fakes/admin-key.ts'
import { type CommerceShop, openCommerceShop, postJson } from '../fakes/commerce-shop.ts'
import { printTable } from './print-table.ts'
import { type JudgedProduct, toJudgedProducts } from './search-documents.ts'
import { createMiniSearch, createOrama, PAGE, type SearchEngine } from './search-engines.ts'
import { type JudgedQuery, readQueries, readSynonyms } from './search-queries.ts'

const STORES = STORE_VIEWS.map(({ storeCode }) => storeCode)
const DEMO = resolve(ROOT, 'worker/tools/demo/media')

interface Judgement {
  query: JudgedQuery
  /** By engine, from 0 to 1. */
  gains: Record<string, number>
}

/** Prints the figures; `detail` also prints every query that another engine answers better. */
export async function judgeQuality(detail: boolean): Promise<void> {
  const draft = createDemoShop(
    JSON.parse(readFileSync(resolve(DEMO, 'index.json'), 'utf8')),
    readdirSync(DEMO),
  )
  const products = toJudgedProducts(draft, STORES)
  const shop = await openCommerceShop(draft)
  await putSynonyms(shop)
  const engines = [
    createOwn(shop),
    createMiniSearch(products, STORES),
    await createOrama(products, STORES),
  ]
  const queries = STORES.flatMap(readQueries)
  const judgements: Judgement[] = []
  for (const query of queries) judgements.push(await judge(query, products, engines))
  const names = engines.map(({ name }) => name)
  console.info(`${queries.length} queries, nDCG@${PAGE}`)
  printTable(averages(judgements, names, ({ kind }) => kind))
  printTable(averages(judgements, names, ({ store }) => store))
  printTable(averages(judgements, names, () => 'all'))
  if (detail) printTable(beaten(judgements, names))
}

async function putSynonyms(shop: CommerceShop): Promise<void> {
  const headers = { authorization: `Bearer ${ADMIN_KEY}` }
  for (const [store, said] of Map.groupBy(readSynonyms(), ([code]) => code)) {
    const groups = said.map(([, words]) => words.split(', '))
    const { status } = await postJson(shop, '/admin/synonyms', { store, groups }, headers)
    if (status !== 200) throw new Error(`The synonyms of ${store} are refused with ${status}`)
  }
}

function createOwn(shop: CommerceShop): SearchEngine {
  return {
    name: 'ours',
    find: async (store: StoreCode, text: string) => {
      const body = {
        store,
        type: 'product',
        size: PAGE,
        searchQuery: {
          _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }],
          _searchText: text,
        },
        _sourceInclude: ['sku'],
      }
      const { body: answer } = await postJson(shop, '/api/catalog/search', body)
      return (answer as { items: { sku: string }[] }).items.map(({ sku }) => sku)
    },
  }
}

async function judge(
  query: JudgedQuery,
  products: readonly JudgedProduct[],
  engines: readonly SearchEngine[],
): Promise<Judgement> {
  const wanted = new Set(products.filter(query.isWanted).map(({ sku }) => sku))
  if (wanted.size === 0) throw new Error(`Nothing is meant by ${query.store} "${query.text}"`)
  const gains: Record<string, number> = {}
  for (const { name, find } of engines) {
    gains[name] = gainOf(await find(query.store, query.text), wanted)
  }
  return { query, gains }
}

/** nDCG: a product counts more the further up it stands, and all of the best order count 1. */
function gainOf(found: readonly string[], wanted: ReadonlySet<string>): number {
  const worth = (place: number) => 1 / Math.log2(place + 2)
  const own = found.reduce((sum, sku, place) => sum + (wanted.has(sku) ? worth(place) : 0), 0)
  const best = Math.min(PAGE, wanted.size)
  const most = Array.from({ length: best }, (_, place) => worth(place))
  return own / most.reduce((sum, gain) => sum + gain, 0)
}

function averages(
  judgements: readonly Judgement[],
  engines: readonly string[],
  groupOf: (query: JudgedQuery) => string,
) {
  const groups = Map.groupBy(judgements, ({ query }) => groupOf(query))
  return [...groups].map(([group, own]) => {
    const average = (engine: string) =>
      own.reduce((sum, { gains }) => sum + (gains[engine] ?? 0), 0) / own.length
    const figures = engines.map((engine) => [engine, average(engine).toFixed(2)])
    return { queries: group, number: own.length, ...Object.fromEntries(figures) }
  })
}

function beaten(judgements: readonly Judgement[], [own = '', ...others]: readonly string[]) {
  const isBeaten = ({ gains }: Judgement) =>
    (gains[own] ?? 0) < 0.8 ||
    others.some((other) => (gains[other] ?? 0) > (gains[own] ?? 0) + 0.01)
  return judgements.filter(isBeaten).map(({ query: { store, kind, text }, gains }) => ({
    store,
    kind,
    text,
    ...Object.fromEntries(Object.entries(gains).map(([name, gain]) => [name, gain.toFixed(2)])),
  }))
}
