// A part of the page that a phone shows above everything. It stays where it is in the document, so
// that what has the focus keeps it, and the keyboard of the phone stays open.

const NARROW = '(max-width: 1023px)'

/**
 * Lifts an element above the page of a phone; on a desktop it does nothing. `onLeft` is called when
 * something else puts it back, such as Back (`close-layers-on-back.ts`).
 * @returns puts it back
 */
export function openPhoneSheet(element: HTMLElement, onLeft: () => void): () => void {
  if (!matchMedia(NARROW).matches) return () => {}
  const hear = (event: Event) => {
    if (event.target === element && (event as ToggleEvent).newState === 'closed') onLeft()
  }
  element.popover = 'manual'
  element.showPopover()
  element.addEventListener('beforetoggle', hear)
  return () => {
    element.removeEventListener('beforetoggle', hear)
    if (element.matches(':popover-open')) element.hidePopover()
    element.removeAttribute('popover')
  }
}
