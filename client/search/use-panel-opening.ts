import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openPhoneSheet } from '../browser/phone-sheet'
import { isUsedMeanwhile } from '../browser/used-meanwhile'
import { useLocation } from '../stores/location'

interface PanelOpening {
  isOpen: boolean
  /** What stands in the field. */
  text: string
  open: () => void
  close: () => void
  /** Closes it and gives up the focus, and with it the keyboard of a phone. */
  leave: () => void
}

/**
 * When the panel is open: from the focus or a letter in its field until the focus or a press goes
 * elsewhere, or to another page, which then also puts its own term into the field. A field that is
 * used while that page is on its way stays as it is. A phone shows field and panel as a sheet, which
 * Back closes.
 */
export function usePanelOpening(field: HTMLInputElement): PanelOpening {
  const { visits } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState(field.value)
  const hear = useEffectEvent(() => {
    setText(field.value)
    setOpen(true)
  })
  const leave = () => {
    setOpen(false)
    field.blur()
  }
  const onLeave = useEffectEvent(leave)

  useEffect(() => {
    // It may have been reached, and typed into, before this code came.
    setOpen(field.matches(':focus'))
    setText(field.value)
    const root = field.closest('search') ?? field
    const lookAt = ({ target }: Event) => {
      if (target instanceof Node && !root.contains(target)) setOpen(false)
    }
    const lookAfter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root.contains(relatedTarget)) setOpen(false)
    }
    const lookAtKey = (event: KeyboardEvent) => {
      // The field has keys of its own (use-combobox.ts).
      if (event.key !== 'Escape' || event.target === field) return
      field.focus()
      setOpen(false)
    }
    const notice = () => hear()
    const kinds = ['focus', 'input', 'pointerdown'] as const
    for (const kind of kinds) field.addEventListener(kind, notice)
    root.addEventListener('focusout', lookAfter as EventListener)
    root.addEventListener('keydown', lookAtKey as EventListener)
    field.ownerDocument.addEventListener('pointerdown', lookAt)
    return () => {
      for (const kind of kinds) field.removeEventListener(kind, notice)
      root.removeEventListener('focusout', lookAfter as EventListener)
      root.removeEventListener('keydown', lookAtKey as EventListener)
      field.ownerDocument.removeEventListener('pointerdown', lookAt)
    }
  }, [field])

  useEffect(() => {
    const root = field.closest('search')
    return isOpen && root ? openPhoneSheet(root, () => onLeave()) : undefined
  }, [field, isOpen])

  const lastVisit = useRef(visits)
  useEffect(() => {
    if (lastVisit.current === visits) return
    lastVisit.current = visits
    if (isUsedMeanwhile(field)) return
    field.value = field.defaultValue
    setText(field.value)
    onLeave()
  }, [field, visits])

  return {
    isOpen,
    text,
    open: () => setOpen(true),
    close: () => setOpen(false),
    leave,
  }
}
