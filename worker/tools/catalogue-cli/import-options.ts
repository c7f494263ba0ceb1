// What `npm run import` is asked for on its command line.
import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { StoreCode } from '../../../shared/store-view/store-view.ts'
import { STORE_VIEWS } from '../../../shared/store-view/store-views.ts'
import type { ExportSettings } from '../catalogue-files/export-settings'
import { ROOT } from '../run/paths.ts'
import type { ReplaceLimits } from './confirm-replace.ts'

const USAGE = `npm run import -- FOLDER [options]

  FOLDER   holds products.csv, as Magento's System > Export writes it, with advanced_pricing.csv,
           categories.csv and media/ where there are any; or the documents of a Vue Storefront
           index as .ndjson, one a line, in folders named after stores where each has its own

  --replace        makes the files the whole catalogue; without it products are added and updated
  --max-left-out N    with --replace: rows that may be left out, 0 when nothing is said
  --max-removed N     with --replace: products and categories that may go without a question
  --yes               with --replace: all that the files do not name may go
  --store CODE=STORE   a store view or website of the files, and the store here that it stands for:
                   ${STORE_VIEWS.map(({ storeCode }) => storeCode).join(', ')}
  --tax NAME=CLASS   a tax class of the files: standard, reduced or zero
  --group NAME=ID    a customer group of the files
  --report FILE    where bad rows are listed, import-report.csv when left out
  --url ADDRESS    a deployed commerce Worker, and --key its ADMIN_KEY (or the variable ADMIN_KEY)`

export interface ImportOptions {
  folder: string
  mode: 'replace' | 'merge'
  limits: ReplaceLimits
  report: string
  deployed: { url?: string; key?: string }
  settings: Omit<ExportSettings, 'known'>
}

type TaxClass = ExportSettings['taxClasses'] extends ReadonlyMap<string, infer T> ? T : never

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  'max-left-out': { type: 'string', default: '0' },
  'max-removed': { type: 'string' },
  yes: { type: 'boolean', default: false },
  store: { type: 'string', multiple: true, default: [] },
  tax: { type: 'string', multiple: true, default: [] },
  group: { type: 'string', multiple: true, default: [] },
  report: { type: 'string', default: 'import-report.csv' },
  url: { type: 'string' },
  key: { type: 'string' },
} satisfies ParseArgsOptionsConfig

/** Reads the command line. Answers a sentence where it makes no sense. */
export function readImportOptions(args: string[]): ImportOptions | string {
  const words = parseWords(args)
  if (typeof words === 'string') return words
  const { values, positionals } = words
  const [folder] = positionals
  if (!folder) return USAGE
  const stores = toPairs('store', values.store, toStore)
  if (typeof stores === 'string') return stores
  const taxClasses = toPairs('tax', values.tax, toTaxClass)
  if (typeof taxClasses === 'string') return taxClasses
  const groups = toPairs('group', values.group, toGroup)
  if (typeof groups === 'string') return groups
  const leftOut = toCount(values['max-left-out'])
  if (leftOut === undefined) return `--max-left-out ${values['max-left-out']} is not understood`
  const removed = values.yes ? Number.POSITIVE_INFINITY : toCount(values['max-removed'])
  if (removed === undefined && values['max-removed'] !== undefined) {
    return `--max-removed ${values['max-removed']} is not understood`
  }
  const { url, key } = values
  return {
    folder: fromHere(folder),
    mode: values.replace ? 'replace' : 'merge',
    limits: { leftOut, removed },
    report: fromHere(values.report),
    deployed: { ...(url ? { url } : {}), ...(key ? { key } : {}) },
    settings: {
      stores,
      taxClasses: lowerKeys(taxClasses),
      groups: lowerKeys(groups),
      writtenAt: new Date(0).toISOString(),
    },
  }
}

function parseWords(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    if (error instanceof TypeError) return `${error.message}\n\n${USAGE}`
    throw error
  }
}

/** A path as it was meant where npm was called. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? ROOT, path)
}

function toPairs<T>(
  option: string,
  given: readonly string[],
  parse: (text: string) => T | undefined,
): Map<string, T> | string {
  const pairs = new Map<string, T>()
  for (const pair of given) {
    const at = pair.lastIndexOf('=')
    const value = at > 0 ? parse(pair.slice(at + 1)) : undefined
    if (value === undefined) return `--${option} ${pair} is not understood`
    pairs.set(pair.slice(0, at), value)
  }
  return pairs
}

function lowerKeys<T>(pairs: ReadonlyMap<string, T>): Map<string, T> {
  return new Map(Array.from(pairs, ([name, value]) => [name.toLowerCase(), value]))
}

function toStore(text: string): StoreCode | undefined {
  return STORE_VIEWS.find(({ storeCode }) => storeCode === text)?.storeCode
}

function toTaxClass(text: string): TaxClass | undefined {
  return text === 'standard' || text === 'reduced' || text === 'zero' ? text : undefined
}

function toCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function toGroup(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
