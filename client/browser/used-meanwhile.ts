// What somebody writes while another page is on its way stays theirs: the page that comes neither takes
// the focus from a field nor empties it.

let used = new WeakSet<Element>()

/** Notices from now on which fields get the focus or are typed into. */
export function watchUse(): void {
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea')) used.add(target)
  }
  for (const kind of ['focusin', 'input']) document.addEventListener(kind, notice, true)
}

/** A navigation begins: only what is used after this is used meanwhile. */
export function forgetUse(): void {
  used = new WeakSet()
}

/** Whether a field got the focus, or was typed into, since the last navigation began. */
export function isUsedMeanwhile(field: Element): boolean {
  return used.has(field)
}
