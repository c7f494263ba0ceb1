// What a shopper typed and chose before the page came alive, or the browser filled in by itself, is
// shown by the document and unknown to the screens: React takes over the elements as they are, and
// its state as the server drew it. Here the screens hear of it, by the events they missed.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROLS = 'input:not([type="hidden"]), select, textarea'

/**
 * Tells the screens about every control that no longer says what the server wrote. Call it once,
 * when they listen: what they answer, such as refusing a size that is sold out, is theirs.
 */
export function adoptControls(root: HTMLElement): void {
  const found = [...root.querySelectorAll<Control>(CONTROLS)].filter(({ disabled }) => !disabled)
  // All of them are read before the first is told: an answer may draw the others anew.
  for (const tell of found.flatMap(toldAgain)) tell()
}

function toldAgain(control: Control): (() => void)[] {
  if (control instanceof HTMLSelectElement) return chosenAgain(control)
  if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
    return pressedAgain(control)
  }
  return writtenAgain(control)
}

function chosenAgain(select: HTMLSelectElement): (() => void)[] {
  const { value } = select
  const drawn = [...select.options].find((option) => option.defaultSelected) ?? select.options[0]
  if (value === drawn?.value) return []
  return [
    () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
  ]
}

/** Of radios that belong together only the pressed one has something to tell. */
function pressedAgain(box: HTMLInputElement): (() => void)[] {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked || (box.type === 'radio' && !checked)) return []
  return [
    () => {
      box.checked = defaultChecked
      box.click()
    },
  ]
}

/** React passes on what differs from what it last saw: first it sees what the server wrote. */
function writtenAgain(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  const { value, defaultValue } = field
  if (value === defaultValue) return []
  return [
    () => {
      field.value = defaultValue
      writePastReact(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const isLeft = field !== document.activeElement
      if (isLeft) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    },
  ]
}

/** As the keyboard does: through the element's class, not through what React put on the element. */
function writePastReact(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
