import { type RefObject, useEffect } from 'react'
import { usePageChange } from '../../stores/use-page-change'

/** Closes the menu when a page is gone to, and when the focus has left it: it would hide what has focus. */
export function useMenuClosing(menu: RefObject<HTMLElement | null>): void {
  usePageChange(() => closeAll(menu.current), 'visits')
  useEffect(() => {
    const element = menu.current
    const look = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) closeAll(element)
    }
    element?.addEventListener('focusout', look)
    return () => element?.removeEventListener('focusout', look)
  }, [menu])
}

function closeAll(menu: HTMLElement | null): void {
  if (!menu) return
  for (const open of menu.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
  if (menu.matches(':popover-open')) menu.hidePopover()
}
