/**
 * A link to a place on this page that was pressed before anything listened led there. It opens a
 * dialog now, and the jump is taken back. Called once, when the router has started.
 */
export function openEarlyDialog(): void {
  if (!('navigation' in window) || !location.hash) return
  const isJump = navigation.activation?.entry?.key !== navigation.currentEntry?.key
  const link = document.querySelector<HTMLElement>(`[aria-haspopup][href="${location.hash}"]`)
  const { activeElement, body } = document
  if (!isJump || !link || (activeElement !== link && activeElement !== body)) return
  addEventListener('popstate', () => press(link), { once: true })
  history.back()
}

/** Presses until its part of the page is hydrated: React stops what comes before that. */
function press(link: HTMLElement): void {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay, { capture: true, once: true })
  addEventListener('click', hear, { once: true })
  link.click()
  if (isHeard) return
  removeEventListener('click', hear)
  addEventListener('hydrated', () => setTimeout(() => press(link)), { once: true })
}
