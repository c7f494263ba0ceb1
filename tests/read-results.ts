// What the test runners have written down of their tests.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ROOT } from '../worker/tools/run/paths.ts'

export interface Count {
  passed: number
  /** What failed, by name. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

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
  return { passed: report.numPassedTests, failures }
}

/** What Playwright counted; null if it broke before it could count. */
export function readPlaywright(): Count | null {
  const report = readJson<BrowserSuite & { stats: { expected: number } }>('e2e.json')
  if (!report) return null
  // What holds only at the second try does not hold.
  const failures = specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${file} [${projectName}]: ${title}`),
  )
  return { passed: report.stats.expected, failures }
}

function specsOf({ specs = [], suites = [] }: Partial<BrowserSuite>): BrowserSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** What went wrong and where, without the stack of the test runner. */
function startOf(message = ''): string {
  return message.split('\n').slice(0, 12).join('\n')
}
