import type { ElementHandle, Locator } from '@playwright/test'
import type { Control } from './controls.ts'

/** A press that takes longer than this is one that does not work. */
const PRESS_MS = 5000

/** What is typed into the search field, which has a list of its own. */
const TERMS = ['lamp', 'qqxxzz', 'st']

/** Said of what lies behind an open menu: a hand presses something else. */
const BEHIND = 'behind an open layer'

/** What is done to a control; the words or the place of an option, where it takes one. */
export type Value = string | number | null

/**
 * Presses a control as a hand does. Answers with an issue when something lies over it or it does
 * not take the press.
 */
export async function press(
  { role, locator }: Control,
  value: Value,
  isTouch: boolean,
): Promise<string | null> {
  const target = await locator
    .evaluateHandle(findTarget, BEHIND, { timeout: PRESS_MS })
    .catch(() => null)
  if (!target) return 'gone before it could be pressed'
  const cover = await target.evaluate((found) => (typeof found === 'string' ? found : null))
  if (cover === BEHIND) return null
  // A slider is moved by keys: of two on one track only the knobs are there for the hand.
  if (cover !== null && role !== 'slider') return `covered by ${cover}`
  const element = target.asElement() as ElementHandle<HTMLElement>
  const timeout = { timeout: PRESS_MS }
  try {
    if (role === 'combobox' && typeof value === 'number' && (await isSelect(locator))) {
      const options = await locator.locator('option').count()
      await locator.selectOption({ index: value % options }, timeout)
    } else if (role === 'slider' && typeof value === 'string') {
      await locator.press(value, timeout)
    } else if (typeof value === 'string') {
      await locator.fill(value, timeout)
    } else if (role === 'combobox') {
      await locator.fill(TERMS[Number(value) % TERMS.length] ?? '', timeout)
    } else if (isTouch) {
      await element.tap(timeout)
    } else {
      await element.click(timeout)
    }
  } catch (error) {
    return `not to be pressed: ${firstLines(error)}`
  }
  return null
}

function isSelect(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.localName === 'select')
}

function firstLines(error: unknown): string {
  return String(error).split('\n').slice(0, 12).join(' ')
}

/**
 * Runs in the browser: brings the control into view and answers with what a hand would hit, the
 * control or its label, or with what lies over both.
 */
function findTarget(control: HTMLElement | SVGElement, behind: string): Element | string {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const labels = 'labels' in control ? Array.from(control.labels as NodeListOf<Element>) : []
  const own = [control, ...labels]
  const hits = own.map(hitAt)
  const index = hits.findIndex((hit) => hit && own.some((one) => one.contains(hit)))
  const hit = hits.find((one) => one !== null) ?? null
  // The search of a phone lies above the page as long as the focus is in it.
  const layer = hit?.closest(':popover-open, search:focus-within')
  if (layer && !layer.contains(control)) return behind
  return own[index] ?? describe(hit)

  function hitAt(element: Element): Element | null {
    const box = element.getClientRects()[0]
    if (!box || box.width < 4 || box.height < 4) return null
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  }

  function describe(hit: Element | null): string {
    if (!hit) return 'nothing: it is out of reach'
    const text = hit.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40)
    return `<${hit.localName} class="${hit.classList.value}"> “${text}”`
  }
}
