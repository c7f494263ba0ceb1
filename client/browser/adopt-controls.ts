// What a shopper typed and chose before hydration, or the browser filled in by itself, is
// shown by the document and unknown to the screens: React takes over the elements as they are, and
// its state as the server drew it. Here the events that the screens missed are fired again.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = ':is(input, select, textarea):enabled'

/**
 * Fires events for every control whose value is no longer the server's. Call it once, after
 * hydration; the screens handle them as usual, for example by refusing a size that is sold out.
 */
export function adoptControls(root: HTMLElement): void {
  // All values are read before the first event: its handler may reset the other controls.
  const written = changedControls(root).map((control) => [control, control.value] as const)
  // Not within the effect that calls: there, React would see all events before any state that they
  // change, and what a control does when it is left would miss what was written into it.
  queueMicrotask(() => {
    for (const [control, value] of written) {
      if (isBox(control)) pressAgain(control)
      else writeAgain(control, value)
    }
  })
}

/**
 * Whether something stands in a control that the server did not write there. Only before the page
 * is hydrated.
 */
export function hasChanges(root: ParentNode): boolean {
  return changedControls(root).length > 0
}

function changedControls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(CONTROLS)].filter(isChanged)
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

function isChanged(control: Control): boolean {
  if ('options' in control) {
    const drawn = control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0]
    return control.value !== drawn?.value
  }
  if (!isBox(control)) return control.value !== control.defaultValue
  // Of the radios of one group only the checked one has changed.
  return control.checked !== control.defaultChecked && (control.checked || control.type[0] === 'c')
}

function pressAgain(box: HTMLInputElement): void {
  box.checked = box.defaultChecked
  box.click()
}

/**
 * React passes on what differs from what it last saw: first it sees what the server wrote. Then the
 * value comes as the keyboard gives it, past what React has put on the element.
 */
function writeAgain(control: Control, value: string) {
  if ('defaultValue' in control) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  const isLeft = control !== document.activeElement
  for (const event of ['input', 'change', ...(isLeft ? ['focusout'] : [])]) {
    control.dispatchEvent(new Event(event, { bubbles: true }))
  }
}
