import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is open above the page. */
export interface Layer {
  selector: string
  name: string
}

/** A page whose heading has not come by then is blank to whoever waits for it. */
const STILL_COMING_MS = 5000
/** It is looked for again below, and told. */
const noHeading = () => undefined

/** What is wrong with a page as it stands: blank, without a heading, or a layer without a name. */
export async function judgePage(page: Page): Promise<string[]> {
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: STILL_COMING_MS })
    .catch(noHeading)
  const { words, headings, layers } = await page.evaluate(() => ({
    words: document.body.innerText.trim().length,
    headings: document.querySelectorAll('h1').length,
    layers: document.querySelectorAll('dialog[open]').length,
  }))
  if (words === 0) return ['blank page: no words']
  const issues = headings === 0 ? ['blank page: no first heading'] : []
  const named = await page.getByRole('dialog', { name: /\S/ }).count()
  return named < layers ? [...issues, 'an open dialog has no name'] : issues
}

/** The layers that are open now. */
export function findLayers(page: Page): Promise<Layer[]> {
  return page.evaluate(() =>
    ['dialog[open]', ':popover-open'].flatMap((selector) =>
      Array.from(document.querySelectorAll(selector), (layer) => {
        const title = document.getElementById(layer.getAttribute('aria-labelledby') ?? '')
        const name = title?.textContent ?? layer.getAttribute('aria-label') ?? layer.id
        return { selector, name }
      }),
    ),
  )
}

/** What axe has to say about the layers that are open. */
export async function judgeLayer(page: Page, { selector, name }: Layer): Promise<string[]> {
  // It may close while it is looked at: a menu does so when the pointer leaves it.
  const violations = await new AxeBuilder({ page })
    .include(selector)
    .analyze()
    .then((result) => result.violations)
    .catch((error: Error) => {
      if (error.message.includes('No elements found')) return []
      throw error
    })
  return violations.map(
    ({ id, nodes }) => `axe in “${name}”: ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  )
}
