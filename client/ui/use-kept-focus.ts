import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard where it was when a press removes what was pressed: then the first control of the
 * element takes the focus. `content` names what is drawn in it.
 */
export function useKeptFocus<T extends HTMLElement>(content: string) {
  const root = useRef<T>(null)
  const drawn = useRef(content)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (drawn.current === content) return
    drawn.current = content
    const page = root.current?.ownerDocument
    const isLost = wasPressed.current && page?.activeElement === page?.body
    wasPressed.current = false
    if (isLost) root.current?.querySelector<HTMLElement>('summary, button')?.focus()
  }, [content])

  /** The same action, remembered as a press in this element. */
  function noting<Value>(act: ((value: Value) => void) | undefined) {
    if (!act) return undefined
    return (value: Value) => {
      wasPressed.current = true
      act(value)
    }
  }

  return { root, noting }
}
