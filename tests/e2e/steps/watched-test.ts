// Every browser test is watched: an error in the console, a failed hydration (React reports it as an
// error of the page), a stopped script, or a part of the shop that does not load fails the test that
// saw it, in whatever tab.
import { type BrowserContext, test as base, expect, type Response } from '@playwright/test'

const PARTS = ['script', 'stylesheet', 'image', 'font', 'manifest']

export const test = base.extend<{ issues: string[] }>({
  issues: [
    async ({ context }, use) => {
      const issues: string[] = []
      listen(context, (issue) => issues.push(issue))
      await use(issues)
      expect(issues, 'issues of the browser').toEqual([])
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext, report: (issue: string) => void): void {
  context.on('weberror', (webError) => report(String(webError.error())))
  context.on('console', (message) => {
    // A page may be a 404 and a call may be refused: what must not fail is judged by its answer.
    const isStatus = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isStatus) report(message.text())
  })
  context.on('response', (response) => {
    if (isFailedPart(response)) report(`${response.status()} ${response.url()}`)
  })
}

function isFailedPart(response: Response): boolean {
  return response.status() >= 400 && PARTS.includes(response.request().resourceType())
}
