interface WatchedLink {
  /** The part of the page in which it counts, as a selector. */
  within: string
  /** As it stands in the document. */
  href: string
}

/**
 * Calls back when a link to this address is pressed; one that answers true has done something better than
 * to follow it. With a key held it stays a link. Answers what ends it.
 */
export function watchLink({ within, href }: WatchedLink, pressed: () => boolean): () => void {
  const press = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    if (metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element ? target.closest(`${within} a`) : null
    if (link?.getAttribute('href') === href && pressed()) event.preventDefault()
  }
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}
