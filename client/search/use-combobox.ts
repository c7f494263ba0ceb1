import { useEffect, useEffectEvent, useState } from 'react'

interface Combobox {
  field: HTMLInputElement
  listId: string
  isOpen: boolean
  /** Names of the options, each its own, in their order. */
  options: readonly string[]
  onOpen: () => void
  onClose: () => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Makes the plain search field a combobox with a list below it (ARIA 1.2): arrows, Home and End move
 * through the options, Enter follows one, Escape closes. The focus stays in the field.
 * @returns the index of the active option, -1 for none
 */
export function useCombobox(combobox: Combobox): number {
  const { field, listId, isOpen, options, onOpen, onClose } = combobox
  const count = options.length
  // By its name: an answer that comes in between may put another option in its place.
  const [chosen, setChosen] = useState<string | null>(null)
  const active = isOpen && chosen !== null ? options.indexOf(chosen) : -1
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.metaKey || event.ctrlKey) return
    if (event.key === 'Enter') {
      if (active >= 0) follow(event, field, optionId(listId, active))
      return
    }
    if (event.key === 'Escape') {
      // A search field would be emptied, too.
      if (isOpen) event.preventDefault()
      return onClose()
    }
    if (!isOpen && event.key.startsWith('Arrow')) return onOpen()
    const next = placeAfter(event.key, active, count)
    if (next === null) return
    event.preventDefault()
    setChosen(options[next] ?? null)
  })
  const onInput = useEffectEvent(() => setChosen(null))

  useEffect(() => {
    const hearKey = (event: KeyboardEvent) => onKey(event)
    const hearInput = () => onInput()
    field.addEventListener('keydown', hearKey)
    field.addEventListener('input', hearInput)
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    return () => {
      field.removeEventListener('keydown', hearKey)
      field.removeEventListener('input', hearInput)
    }
  }, [field])

  useEffect(() => {
    const isShown = isOpen && count > 0
    field.setAttribute('aria-expanded', String(isShown))
    setOrRemove(field, 'aria-controls', isShown ? listId : null)
    setOrRemove(field, 'aria-activedescendant', active < 0 ? null : optionId(listId, active))
    const option = field.ownerDocument.getElementById(optionId(listId, active))
    option?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isOpen, count, active])

  return active
}

/**
 * Where a key leads among so many options; -1 is the field itself, null means that the key is not
 * for the list. Home and End belong to the text as long as no option is active.
 */
export function placeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  if (active >= 0 && key === 'Home') return 0
  if (active >= 0 && key === 'End') return count - 1
  return null
}

function follow(event: KeyboardEvent, field: HTMLElement, id: string): void {
  event.preventDefault()
  field.ownerDocument.getElementById(id)?.click()
}

function setOrRemove(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
