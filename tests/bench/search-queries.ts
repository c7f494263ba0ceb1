// The judged queries of search-queries/: what shoppers type, of which kind it is, and which products are
// meant. What is meant is said by what products are, never by what an engine finds.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StoreCode } from '../../shared/store-view/store-view.ts'
import type { JudgedProduct } from './search-documents.ts'

const FOLDER = resolve(import.meta.dirname, 'search-queries')

export interface JudgedQuery {
  store: StoreCode
  kind: string
  text: string
  isWanted: (product: JudgedProduct) => boolean
}

export function readQueries(store: StoreCode): JudgedQuery[] {
  return readLines(`${store}.txt`).map(([kind = '', text = '', wanted = '']) => ({
    store,
    kind,
    text,
    isWanted: toTest(wanted, store),
  }))
}

/** The groups of words that an operator of this shop would say are the same, by store. */
export function readSynonyms(): [store: string, words: string][] {
  return readLines('synonyms.txt').map(([store = '', words = '']) => [store, words])
}

function readLines(file: string): string[][] {
  const lines = readFileSync(resolve(FOLDER, file), 'utf8').split('\n')
  const said = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return said.map((line) => line.split(' | '))
}

/** `sku=A,B*`, `attribute=value,value`, or `says=words` to the end; a product fulfils all of them. */
function toTest(wanted: string, store: StoreCode): JudgedQuery['isWanted'] {
  const says = /^says=(.*)$/.exec(wanted)?.[1]
  if (says !== undefined) {
    const pattern = new RegExp(says, 'i')
    return ({ documents }) => pattern.test(documents[store].description)
  }
  const conditions = wanted.split(' ').map((condition) => {
    const [code = '', values = ''] = condition.split('=')
    return { code, values: values.split(',') }
  })
  return (product) =>
    conditions.every(({ code, values }) =>
      values.some((value) =>
        code === 'sku' ? isSku(product.sku, value) : product.attributes.get(code)?.has(value),
      ),
    )
}

function isSku(sku: string, pattern: string): boolean {
  return pattern.endsWith('*') ? sku.startsWith(pattern.slice(0, -1)) : sku === pattern
}
