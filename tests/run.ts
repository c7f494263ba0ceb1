// `npm test`: everything that must hold before a change lands, and one line that sums it up.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWhenChanged } from '../worker/tools/run/build.ts'
import { ROOT } from '../worker/tools/run/paths.ts'
import { findChromium } from './find-chromium.ts'
import { type Count, RESULTS, readPlaywright, readVitest } from './read-results.ts'

interface Suite {
  name: string
  tool: string
  args: string[]
  /** What it counted, once it is through. */
  read: () => Count | null
  /** Prints while it runs, not when it is done. */
  isLive?: boolean
}

const NOTHING: Count = { passed: 0, failures: [], skipped: 0 }
const CHECK: Suite = { name: 'check', tool: 'node', args: ['tests/check.ts'], read: () => null }
const PLAYWRIGHT: Suite = {
  name: 'browser',
  tool: 'playwright',
  args: ['test'],
  read: readPlaywright,
  isLive: true,
}

const started = Date.now()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const hasChromium = findChromium()
await buildWhenChanged()

// Two rows; the browser needs both cores. The unit tests have two workers and come last: they take the
// core that the other row leaves, where it stood idle for 160 of 580 seconds.
console.info('Running check, unit and worker tests …')
const rows = await Promise.all([
  runRow([CHECK, vitest('alone')]),
  runRow([vitest('worker'), vitest('faults'), vitest('unit')]),
])
const browser = (await hasChromium) && (await runSuite(PLAYWRIGHT))
const counts = [...rows.flat(), browser || { ...NOTHING, failures: ['no Chromium was found'] }]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failures = counts.flatMap((count) => count.failures)
const failed = failures.length
const skipped = counts.reduce((sum, count) => sum + count.skipped, 0)
// Once more at the end, where somebody who reads the last lines of a long log looks for them.
for (const name of counts.flatMap(({ unsteady = [] }) => unsteady))
  console.info(`Held at the second try: ${name}`)
for (const name of failures) console.info(`Failed: ${name}`)
console.info(`\nTook ${Math.round((Date.now() - started) / 1000)} s`)
if (skipped > 0) console.info(`${skipped} skipped`)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function runRow(suites: readonly Suite[]): Promise<Count[]> {
  const counts: Count[] = []
  for (const suite of suites) counts.push(await runSuite(suite))
  return counts
}

function vitest(project: string): Suite {
  const outputFile = `--outputFile=test-results/${project}.json`
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', outputFile]
  return { name: project, tool: 'vitest', args, read: () => readVitest(project) }
}

/** Runs one suite. A suite that breaks before it can count is one failure. */
async function runSuite({ name, tool, args, read, isLive }: Suite): Promise<Count> {
  const PATH = `${resolve(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const suite = spawn(resolve(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    env: { ...process.env, PATH },
    stdio: isLive ? 'inherit' : 'pipe',
  })
  const output: Buffer[] = []
  for (const stream of [suite.stdout, suite.stderr]) stream?.on('data', (part) => output.push(part))
  if (isLive) console.info(`\n── ${name} ──`)
  const [status] = await once(suite, 'close')
  if (!isLive) console.info(`\n── ${name} ──\n${Buffer.concat(output)}`)
  const count = read() ?? { ...NOTHING, passed: status === 0 ? 1 : 0 }
  if (status === 0 || count.failures.length > 0) return count
  return { ...count, failures: [`${name} ended with ${status} besides its tests`] }
}
