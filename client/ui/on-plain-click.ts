import type { MouseEvent } from 'react'

/** Whether a press follows a link here: with a key held it opens a tab or a window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}

/**
 * For a link that does something better than leading away after hydration. With a key held it
 * stays a link, for a new tab for example.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
}
