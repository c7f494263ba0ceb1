// `npm run simulate -- --seed 7 --runs 1000`: what shoppers, networks and crashes do to the real code of
// cart and orders. `--trace` prints each run as it went.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'rolldown'
import { ROOT } from '../../worker/tools/run/paths.ts'

const BUNDLE = resolve(ROOT, 'node_modules/.cache/simulator')

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1000' },
    trace: { type: 'boolean', default: false },
  },
})

rmSync(BUNDLE, { recursive: true, force: true })
await build({
  input: resolve(ROOT, 'tests/simulator/simulate.ts'),
  cwd: ROOT,
  platform: 'node',
  external: /^[^./]/,
  logLevel: 'silent',
  // As vitest has it, so that a seed is the same run in both.
  transform: { define: { 'import.meta.env.SSR': 'true' } },
  plugins: [{ name: 'where-files-are', load: withoutFont, transform: nameOfFile }],
  output: { dir: BUNDLE, format: 'esm', entryFileNames: '[name].mjs', sourcemap: true },
})
const { simulate } = await import(pathToFileURL(resolve(BUNDLE, 'simulate.mjs')).href)
const { seed, runs, trace } = values
const failed = await simulate({ seed: Number(seed), runs: Number(runs), isTraced: trace })
process.exitCode = failed > 0 ? 1 : 0

/** Files that look for others beside themselves still find them from within a bundle. */
function nameOfFile(code: string, id: string): string | null {
  if (!code.includes('import.meta.url')) return null
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}

/** Only vite gives a file inline, and nobody here looks at a font. */
function withoutFont(id: string): string | null {
  return id.endsWith('.woff2?inline') ? "export default ''" : null
}
