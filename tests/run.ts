// `npm test`: everything that must hold before a change lands, and one line that sums it up.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildWhenChanged } from '../worker/local/build.ts'
import { ROOT } from '../worker/local/paths.ts'
import { findChromium } from './find-chromium.ts'

interface Count {
  passed: number
  failed: number
}

const RESULTS = resolve(ROOT, 'test-results')

const started = Date.now()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
buildWhenChanged()

const counts = [
  runSuite('check', 'node', ['tests/check.ts'], () => null),
  runSuite('unit', 'vitest', vitest('unit'), readVitest),
  runSuite('worker', 'vitest', vitest('worker'), readVitest),
  findChromium() && runSuite('browser', 'playwright', ['test'], readPlaywright),
]

const passed = counts.reduce((sum, count) => sum + (count ? count.passed : 0), 0)
const failed = counts.reduce((sum, count) => sum + (count ? count.failed : 1), 0)
console.info(`\nTook ${Math.round((Date.now() - started) / 1000)} s`)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function vitest(project: string): string[] {
  const file = `test-results/${project}.json`
  return [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]
}

/** Runs one suite. A suite that breaks before it can count is one failure. */
function runSuite(
  name: string,
  tool: string,
  args: string[],
  read: (name: string) => Count | null,
): Count {
  console.info(`\n── ${name} ──`)
  const PATH = `${resolve(ROOT, 'node_modules/.bin')}:${process.env.PATH}`
  const command = resolve(ROOT, 'node_modules/.bin', tool)
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  const count = read(name) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function readJson(file: string): unknown {
  const path = resolve(RESULTS, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function readVitest(name: string): Count | null {
  const report = readJson(`${name}.json`) as {
    numPassedTests: number
    numFailedTests: number
  } | null
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

function readPlaywright(): Count | null {
  const report = readJson('e2e.json') as {
    stats: { expected: number; unexpected: number; flaky: number }
  } | null
  if (!report) return null
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}
