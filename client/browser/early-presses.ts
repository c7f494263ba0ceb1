// Runs before everything else, in a file of its own. What is pressed before its code is there is
// pressed again, once, when a part of the page was hydrated: React drops such presses.

/** Links, forms and what opens a popover work by themselves. */
const DEAF = 'button[type=button]:not([popovertarget])'

let pressed: HTMLElement | null | undefined
let dimmed: Animation | undefined
let isHydrated = false
const { dataset } = document.documentElement
dataset.live = ''

function forget(): void {
  dimmed?.cancel()
  pressed = null
}

addEventListener(
  'click',
  ({ target, isTrusted }) => {
    forget()
    pressed = (target as Element).closest<HTMLElement>(DEAF)
    // This leaves the element as React is going to find it.
    dimmed = pressed?.animate({ opacity: 0.5 }, { fill: 'forwards' })
    if (isHydrated && isTrusted) setTimeout(() => pressed && dispatchEvent(new Event('unheard')))
  },
  true,
)

// React stops what was pressed in a part that is not hydrated: what comes up to here was heard.
addEventListener('click', () => isHydrated && forget())

addEventListener('hydrated', () => {
  isHydrated = true
  // Not now: a press that hydrates its part is still under way.
  setTimeout(() => {
    const { activeElement, body } = document
    if (activeElement === pressed || activeElement === body) pressed?.click()
    else forget()
  })
})

// The code of what was pressed cannot be had.
addEventListener('missing', forget)

// Without the shop's code the page stays as it is.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) delete dataset.live
  },
  true,
)
