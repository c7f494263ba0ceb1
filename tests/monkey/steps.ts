import type { Control, ControlRole } from './controls.ts'
import type { Value } from './press.ts'

/** One thing that the monkey does. Written down, it can be done again. */
export type Step =
  | { do: 'open'; path: string }
  | { do: 'press'; role: ControlRole; name: string; nth: number; value: Value }
  | { do: 'key'; key: 'Escape' | 'Enter' | 'Tab' }
  | { do: 'back' | 'go offline' | 'go online' }

/** A step as a person would tell it. */
export function tellStep(step: Step): string {
  if (step.do === 'open') return `open ${step.path}`
  if (step.do === 'back') return 'go back'
  if (step.do === 'key') return `press ${step.key}`
  if (step.do !== 'press') return step.do
  const which = step.nth > 0 ? ` (number ${step.nth + 1})` : ''
  const value = step.value === null ? '' : ` with ${JSON.stringify(step.value)}`
  return `press ${step.role} “${step.name}”${which}${value}`
}

/** The control of a step among those that are there now. */
export function findControl(
  controls: readonly Control[],
  { role, name, nth }: Pick<Control, 'role' | 'name' | 'nth'>,
): Control | undefined {
  return controls.find((one) => one.role === role && one.name === name && one.nth === nth)
}
