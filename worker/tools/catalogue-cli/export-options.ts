// What `npm run export` is asked for on its command line.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { fromHere } from './import-options.ts'

const USAGE = `npm run export -- FOLDER [--force] [--no-media] [--url https://… --key …]

  FOLDER      is made, and gets products.csv, advanced_pricing.csv, categories.csv,
              attributes.csv and media/
  --force     writes into a folder that holds an export already
  --no-media  leaves the pictures out
  --url       a deployed commerce Worker, and --key its ADMIN_KEY (or the variable ADMIN_KEY)`

export interface ExportOptions {
  folder: string
  /** Whether an export that is there already may be written over. */
  force: boolean
  withMedia: boolean
  deployed: { url?: string; key?: string }
}

const OPTIONS = {
  force: { type: 'boolean', default: false },
  media: { type: 'boolean', default: true },
  url: { type: 'string' },
  key: { type: 'string' },
} satisfies ParseArgsOptionsConfig

/** Reads the command line. Answers a sentence where it makes no sense. */
export function readExportOptions(args: string[]): ExportOptions | string {
  const words = parseWords(args)
  if (typeof words === 'string') return words
  const [folder] = words.positionals
  if (!folder) return USAGE
  const { force, media, url, key } = words.values
  const deployed = { ...(url ? { url } : {}), ...(key ? { key } : {}) }
  return { folder: fromHere(folder), force, withMedia: media, deployed }
}

function parseWords(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, allowNegative: true, options: OPTIONS })
  } catch (error) {
    if (error instanceof TypeError) return `${error.message}\n\n${USAGE}`
    throw error
  }
}
