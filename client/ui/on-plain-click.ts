import type { MouseEvent } from 'react'

/**
 * For a link that does something better than leading away after hydration. With a key held it
 * stays a link, for a new tab for example.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
