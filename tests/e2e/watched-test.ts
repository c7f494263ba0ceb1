// Every browser test is watched: an error in the console, a failed hydration (React reports it as an
// error of the page), a stopped script, or a part of the shop that does not load fails the test that
// saw it, in whatever tab.
import { type BrowserContext, test as base, expect, type Response } from '@playwright/test'

const PARTS = ['script', 'stylesheet', 'image', 'font', 'manifest']

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      listen(context, (complaint) => complaints.push(complaint))
      await use(complaints)
      expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on('weberror', (webError) => complain(String(webError.error())))
  context.on('console', (message) => {
    // A page may be a 404 and a call may be refused: what must not fail is judged by its answer.
    const isStatus = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isStatus) complain(message.text())
  })
  context.on('response', (response) => {
    if (isFailedPart(response)) complain(`${response.status()} ${response.url()}`)
  })
}

function isFailedPart(response: Response): boolean {
  return response.status() >= 400 && PARTS.includes(response.request().resourceType())
}
