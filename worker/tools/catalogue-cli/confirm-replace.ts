// To replace a catalogue is to remove what its files do not name. What could not be read must not go
// with it: rows that were lost end the import, and what would go is told and asked for first.
import { createInterface } from 'node:readline/promises'
import type { CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import type { ExportSettings } from '../catalogue-files/export-settings'
import { skuKey } from '../catalogue-files/staging-db.ts'

export interface ReplaceLimits {
  /** Rows and documents that may be left out. */
  leftOut: number
  /** Products and categories that may go without a question; undefined asks, whatever their number. */
  removed: number | undefined
}

/** What replacing would do to products, by sku, and to categories, by path. */
export interface Replacement {
  leftOut: number
  gone: readonly string[]
  /** How many products and categories the shop has. */
  all: number
}

/** What the shop has and the files do not name. */
export async function findGone(
  { categories, products }: ExportSettings['known'],
  skus: ReadonlySet<string>,
  staged: readonly CategoryDraft[],
): Promise<Omit<Replacement, 'leftOut'>> {
  const keys = new Set(Array.from(skus, skuKey))
  const paths = new Set(staged.map(({ path }) => path))
  const gone: string[] = []
  let all = categories.length
  for await (const page of products()) {
    all += page.length
    gone.push(...page.map(({ sku }) => sku).filter((sku) => !keys.has(skuKey(sku))))
  }
  gone.push(...categories.map(({ path }) => path).filter((path) => !paths.has(path)))
  return { gone, all }
}

/** Asks a question that is answered by yes or no. */
export type Ask = (question: string) => Promise<boolean>

const NAMED = 5

/** Throws with what stands against replacing the catalogue. `ask` is undefined where nobody sits. */
export async function confirmReplace(
  { leftOut, gone, all }: Replacement,
  limits: ReplaceLimits,
  ask: Ask | undefined,
): Promise<void> {
  if (leftOut > limits.leftOut) {
    throw new Error(
      `${leftOut} rows were left out, and --replace would remove what they name. Mend them, or say --max-left-out ${leftOut}.`,
    )
  }
  if (gone.length === 0 || gone.length <= (limits.removed ?? 0)) return
  const rest = gone.length > NAMED ? ` and ${gone.length - NAMED} more` : ''
  const names = `${gone.slice(0, NAMED).join(', ')}${rest}`
  const told = `${gone.length} of ${all} products and categories of the shop are not in the files and would be removed: ${names}.`
  if (!ask || limits.removed !== undefined) {
    throw new Error(`${told}\nTo remove them, say --max-removed ${gone.length}, or --yes.`)
  }
  if (!(await ask(`${told}\nRemove them? (y/N) `))) throw new Error('Nothing was replaced.')
}

/** Asks on the terminal; undefined where there is none. */
export function terminalQuestion(): Ask | undefined {
  const { stdin: input, stdout: output } = process
  if (!input.isTTY || !output.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input, output })
    const answer = await lines.question(question)
    lines.close()
    return /^y(?:es)?$/i.test(answer.trim())
  }
}
