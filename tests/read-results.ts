// What the test runners have written down of their tests.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ROOT } from '../worker/tools/run/paths.ts'

export interface Count {
  passed: number
  skipped: number
  /** What failed: its name, and below it what was seen. */
  failures: string[]
  /** What held only at its second try, by name. */
  unsteady?: string[]
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs: { title: string; file: string; tests: BrowserTest[] }[]
}

type BrowserReport = BrowserSuite & { stats: { expected: number; skipped: number } }

interface BrowserTest {
  projectName: string
  status: string
  results: { attachments: { name: string; path?: string }[] }[]
}

const SNAPSHOT_LINES = 80

export const RESULTS = resolve(ROOT, 'test-results')

function readJson<Report>(file: string): Report | null {
  const path = resolve(RESULTS, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** What vitest counted in a project; null if it broke before it could count. */
export function readVitest(project: string): Count | null {
  const report = readJson<VitestReport>(`${project}.json`)
  if (!report) return null
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that broke while it was loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`]
    return failed.map((test) => `${file}: ${test.fullName}\n${startOf(test.failureMessages?.[0])}`)
  })
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests }
}

/** What Playwright counted; null if it broke before it could count. */
export function readPlaywright(): Count | null {
  const report = readJson<BrowserReport>('e2e.json')
  if (!report) return null
  const ended = (status: string) =>
    specsOf(report).flatMap(({ title, file, tests }) =>
      tests
        .filter((run) => run.status === status)
        .map((run) => ({ run, name: `${file} [${run.projectName}]: ${title}` })),
    )
  const unsteady = ended('flaky').map(({ name }) => name)
  return {
    passed: report.stats.expected + unsteady.length,
    failures: ended('unexpected').map(({ run, name }) =>
      [name, shownBy(run)].filter(Boolean).join('\n'),
    ),
    unsteady,
    skipped: report.stats.skipped,
  }
}

function specsOf({ specs = [], suites = [] }: Partial<BrowserSuite>): BrowserSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** What the page showed when a test failed for the last time, as a reader of screens has it. */
function shownBy({ results }: BrowserTest): string {
  const attachments = results.at(-1)?.attachments ?? []
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('# Page snapshot')
  return snapshot.trim().split('\n').slice(0, SNAPSHOT_LINES).join('\n')
}

/** What went wrong and where, without the stack of the test runner. */
function startOf(message = ''): string {
  return message.split('\n').slice(0, 12).join('\n')
}
