// Back closes what lies above the page before it leaves the page, as shoppers on a phone expect.
// While a dialog or the menu is open, the history holds one more entry of the same address: Back
// only gives that one up. So does a link in a layer that leads to the very page below it. It needs
// the Navigation API; where there is none, Back leaves the page.
import { goTo } from './navigation'
import { watchLayers } from './watch-layers'

/** The menu of a phone lies above the page; the panels of a desktop hang beside the pointer. */
const PHONE = '(max-width: 1023px)'

interface Mark {
  isLayer?: boolean
}

/** Listens to dialogs and the menu, and to navigations before the router does. */
export function closeLayersOnBack(): void {
  if (!('navigation' in window)) return
  watchLayers(settle)
  navigation.addEventListener('navigate', keepFromRouter, { capture: true })
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    isGoingBack = false
    if (navigationType === 'traverse') closeTopmost()
  })
  for (const ended of ['navigatesuccess', 'navigateerror']) {
    navigation.addEventListener(ended, () => setTimeout(settle))
  }
  // Reloaded while something was open: nothing is open now.
  settle()
}

/** An entry is being added by this file: it asks for no page. */
let isMarking = false
/** The entry of a layer that was closed by its own button is being given up. */
let isGoingBack = false

function isMarked(): boolean {
  return (history.state as Mark | null)?.isLayer === true
}

/** Open layers, the topmost last: each stands further down in the document than what it covers. */
function openLayers(): HTMLElement[] {
  const menus = matchMedia(PHONE).matches ? ', [popover]:popover-open' : ''
  return [...document.querySelectorAll<HTMLElement>(`dialog:modal${menus}`)]
}

function closeTopmost(): void {
  const layer = openLayers().at(-1)
  if (layer) close(layer)
}

function close(layer: HTMLElement): void {
  if (layer instanceof HTMLDialogElement) layer.close()
  else layer.hidePopover()
}

/** Adds the entry when the first layer opens, and gives it up after the last has closed. */
function settle(): void {
  if (navigation.transition || isGoingBack) return
  const hasLayers = openLayers().length > 0
  if (hasLayers && !isMarked()) mark()
  if (!hasLayers && isMarked()) {
    isGoingBack = true
    history.back()
  }
}

function mark(): void {
  isMarking = true
  history.pushState({ isLayer: true } satisfies Mark, '')
  isMarking = false
}

/** Hides our entries from the router; a link pressed in a layer replaces the layer's entry. */
function keepFromRouter(event: NavigateEvent): void {
  const { destination, navigationType } = event
  const isSamePage = destination.sameDocument && destination.url === location.href
  const isGivenUp = navigationType === 'traverse' && isSamePage
  if (isMarking || isGivenUp) {
    event.stopImmediatePropagation()
    // The page stays where it is: what was open may have led to another place on it.
    if (isGivenUp && event.canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' })
    return
  }
  const isHere =
    event.userInitiated && !destination.sameDocument && destination.url === location.href
  const isMove = navigationType === 'push' || (navigationType === 'replace' && isHere)
  const isLink = isMove && event.canIntercept && !event.hashChange
  if (!isLink || !isMarked() || event.formData || event.downloadRequest !== null) return
  event.stopImmediatePropagation()
  event.preventDefault()
  if (isHere) openLayers().reverse().forEach(close)
  else goTo(destination.url, { replace: true })
}
