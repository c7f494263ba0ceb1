// Everything on a page that can be pressed, found as a shopper's tools find it: by role.
import type { Locator, Page } from '@playwright/test'

export const ROLES = [
  'button',
  'link',
  'checkbox',
  'radio',
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'slider',
  'tab',
] as const

export type ControlRole = (typeof ROLES)[number] | 'summary'

export interface Control {
  role: ControlRole
  name: string
  /** Its place among the controls of the same role and name. */
  nth: number
  /** What is built alike: the links of forty-eight cards are one kind. */
  kind: string
  locator: Locator
}

type Found = Pick<Control, 'name' | 'kind'> | null

/** The controls that can be pressed now: behind an open dialog there are none. */
export async function findControls(page: Page): Promise<Control[]> {
  const lists = ROLES.map((role) => listControls(page.getByRole(role), role))
  const all = await Promise.all([...lists, listControls(page.locator('summary'), 'summary')])
  return all.flat()
}

async function listControls(all: Locator, role: ControlRole): Promise<Control[]> {
  const counts = new Map<string, number>()
  const found = await all.evaluateAll(describeControls, role)
  return found.flatMap((control, index) => {
    if (!control) return []
    const nth = counts.get(control.name) ?? 0
    counts.set(control.name, nth + 1)
    return [{ ...control, role, nth, locator: all.nth(index) }]
  })
}

/** Runs in the browser. Null for what cannot be pressed with a finger. */
function describeControls(elements: (HTMLElement | SVGElement)[], role: string): Found[] {
  const dialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
  return elements.map((element) => {
    const isBehind = dialog !== undefined && !dialog.contains(element)
    const isOff = element.matches(':disabled, [aria-disabled=true]')
    if (isBehind || isOff || element.closest('[inert]') || leadsAway(element)) return null
    const labels = 'labels' in element ? Array.from(element.labels as NodeListOf<Element>) : []
    if (![element, ...labels].some(hasRoom)) return null
    return { name: nameOf(element, labels), kind: kindOf(element) }
  })

  /** Mail, telephone and other people's sites are not ours to judge. */
  function leadsAway(element: Element): boolean {
    if (!(element instanceof HTMLAnchorElement)) return false
    const isOurs = element.hostname === 'localhost' || element.hostname.endsWith('.localhost')
    return !element.protocol.startsWith('http') || !isOurs
  }

  function hasRoom(element: Element): boolean {
    const { width, height, bottom } = element.getBoundingClientRect()
    // The way past the menu waits above the page until the keyboard comes.
    const isFixed = getComputedStyle(element).position === 'fixed'
    const isInReach = bottom + (isFixed ? 0 : window.scrollY) > 0
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return width >= 4 && height >= 4 && isInReach && isSeen
  }

  function nameOf(element: Element, labels: Element[]): string {
    const words = element.getAttribute('aria-label') ?? labels.map(textOf).join(' ')
    return (words || textOf(element) || element.getAttribute('name') || '').slice(0, 80)
  }

  function textOf(element: Element): string {
    const text = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    return text || (element.querySelector('img')?.alt ?? '')
  }

  function kindOf(element: Element): string {
    const kind = [role]
    let above: Element | null = element
    for (let level = 0; above && level < 4; level++) {
      kind.push(`${above.localName}.${above.classList.value}`)
      above = above.parentElement
    }
    return kind.join(' < ')
  }
}
