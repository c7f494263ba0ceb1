/** Calls back after a dialog or a popover has opened or closed. Returns how to stop. */
export function watchLayers(changed: () => void): () => void {
  // These events fire just before it has.
  const changedSoon = () => setTimeout(changed)
  const kinds = ['beforetoggle', 'close'] as const
  for (const kind of kinds) document.addEventListener(kind, changedSoon, { capture: true })
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, changedSoon, { capture: true })
  }
}

/** What stands outside of it can neither be pressed nor heard; null when none is open. */
export function topmostDialog(): Element | null {
  // Each stands further down in the document than what it covers.
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}
