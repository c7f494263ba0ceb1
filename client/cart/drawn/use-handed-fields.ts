import { type RefObject, useLayoutEffect } from 'react'

/** What stood in the fields of an element that has gone, by their forms and names. */
export interface HandedFields {
  texts: ReadonlyMap<string, string>
  /** The field that was being typed into. */
  focused: string | null
}

/**
 * Hands what was typed into the fields of an element to those that take its place, and the keyboard
 * with it. Both are given the same `handed`.
 */
export function useHandedFields(
  root: RefObject<HTMLElement | null>,
  handed: RefObject<HandedFields | null>,
): void {
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    if (handed.current) write(element, handed.current)
    return () => {
      handed.current = read(element)
    }
  }, [root, handed])
}

const fieldsOf = (element: HTMLElement) => [...element.querySelectorAll('input')]
const keyOf = (field: HTMLInputElement) => `${field.form?.id} ${field.name}`

function read(element: HTMLElement): HandedFields {
  const typed = fieldsOf(element).filter(({ value, defaultValue }) => value !== defaultValue)
  const focused = fieldsOf(element).find((field) => field === element.ownerDocument.activeElement)
  return {
    texts: new Map(typed.map((field) => [keyOf(field), field.value])),
    focused: focused ? keyOf(focused) : null,
  }
}

function write(element: HTMLElement, { texts, focused }: HandedFields): void {
  for (const field of fieldsOf(element)) {
    const key = keyOf(field)
    const text = texts.get(key)
    if (text !== undefined) field.value = text
    const fold = field.closest('details')
    if (fold && (text !== undefined || key === focused)) fold.open = true
    if (key === focused) field.focus()
  }
}
