import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that axe finds, on the whole page or in what a selector names. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // It opens a page of its own to sum up what frames of other origins say: half a second of a core.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`)
  expect(found).toEqual([])
}
