import { type PointerEvent, useEffect, useRef } from 'react'

/** A mouse that only passes by opens nothing, and one that slips out for a moment closes nothing. */
const OPEN_AFTER = 120
const CLOSE_AFTER = 200

/** Opens and closes a panel by mouse. Finger and keyboard have the button. */
export function useMenuHover(panelId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (event: PointerEvent<HTMLElement>, isOpening: boolean) => {
    clearTimeout(timer.current)
    const panel = event.currentTarget.querySelector<HTMLElement>(`#${panelId}`)
    if (event.pointerType !== 'mouse' || !panel || isInDrawer(event.currentTarget)) return
    timer.current = setTimeout(
      () => panel.togglePopover(isOpening),
      isOpening ? OPEN_AFTER : CLOSE_AFTER,
    )
  }
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => later(event, true),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => later(event, false),
  }
}

/** On a phone the menu itself is a popover, and its panels open by a press only. */
function isInDrawer(element: HTMLElement): boolean {
  return element.closest(':popover-open') !== null
}
