// Where the monkey reaches next: decided by its seed and by what it has not touched yet.
import type { Control } from './controls.ts'
import type { Value } from './press.ts'
import type { Step } from './steps.ts'

/** Steps away from the screen that the walk is about, before it comes back. */
const LEASH = 2
/** How often the network comes or goes, where it does. */
const NETWORK_CHANGES = 0.25

const WORDS = [
  'lamp',
  'qqxxzz',
  'Erin',
  "O'Brien",
  '<b>x</b>',
  'ä€😀',
  '1012 AB',
  'erin@example.com',
]
const NUMBERS = ['1', '2', '3', '0', '-1', '', '9999', '1.5']
const SLIDES = ['ArrowRight', 'ArrowLeft', 'Home', 'End']

export interface Situation {
  /** The screen that the walk is about. */
  home: string
  /** Path and query of the page that is open. */
  path: string
  controls: readonly Control[]
  canGoBack: boolean
  /** Null on a walk that never loses the network. */
  isOnline: boolean | null
}

/** What to do next; the same for the same situations and numbers. */
export type ChooseStep = (situation: Situation) => Step | null

/** Presses what it has pressed least; now and then a key, or Back. */
export function chooseBySeed(next: () => number): ChooseStep {
  const pressed = new Map<string, number>()
  const timesOf = (key: string) => pressed.get(key) ?? 0
  let away = 0

  function count(key: string): void {
    pressed.set(key, timesOf(key) + 1)
  }

  function pick<T>(from: readonly T[]): T {
    return from[Math.floor(next() * from.length)] as T
  }

  /** Those that have been pressed least, by a key. */
  function freshest(controls: readonly Control[], keyOf: (control: Control) => string) {
    const least = Math.min(...controls.map((control) => timesOf(keyOf(control))))
    return controls.filter((control) => timesOf(keyOf(control)) === least)
  }

  function valueFor({ role }: Control): Value {
    if (role === 'combobox') return Math.floor(next() * 3)
    if (role === 'spinbutton') return pick(NUMBERS)
    if (role === 'textbox' || role === 'searchbox') return pick(WORDS)
    return role === 'slider' ? pick(SLIDES) : null
  }

  function chooseControl(controls: readonly Control[]): Step {
    const kinds = [...new Set(freshest(controls, kindKey).map(kindKey))]
    const kind = pick(kinds)
    const alike = controls.filter((control) => kindKey(control) === kind)
    const control = pick(freshest(alike, nameKey))
    count(kind)
    count(nameKey(control))
    const { role, name, nth } = control
    return { do: 'press', role, name, nth, value: valueFor(control) }
  }

  return ({ home, path, controls, canGoBack, isOnline }) => {
    if (isOnline !== null && next() < NETWORK_CHANGES) {
      return { do: isOnline ? 'go offline' : 'go online' }
    }
    away = pathnameOf(path) === pathnameOf(home) ? 0 : away + 1
    if (away > LEASH || controls.length === 0) {
      away = 0
      return canGoBack && next() < 0.5 ? { do: 'back' } : { do: 'open', path: home }
    }
    const chance = next()
    if (chance < 0.05) return { do: 'key', key: 'Escape' }
    if (chance < 0.09) return { do: 'key', key: 'Enter' }
    if (chance < 0.12) return { do: 'key', key: 'Tab' }
    if (chance < 0.17 && canGoBack) return { do: 'back' }
    return chooseControl(controls)
  }
}

/** Does again what was written down. */
export function chooseAgain(steps: readonly Step[]): ChooseStep {
  const left = [...steps]
  return () => left.shift() ?? null
}

const kindKey = ({ kind }: Control) => kind
const nameKey = ({ role, name, nth }: Control) => `${role} ${name} ${nth}`

function pathnameOf(path: string): string {
  return path.split('?')[0] ?? path
}
