// What a browser does by itself when it loads a document, for a page that came without one.
import { isUsedMeanwhile } from './used-meanwhile'

/** Stands in the first HTML: a live region that comes together with its words is not read out. */
export const ARRIVAL_ID = 'arrival'

/** Says the title of the page that is drawn now to those who do not see it. */
export function sayTitle(title: string): void {
  const region = document.getElementById(ARRIVAL_ID)
  if (region) region.textContent = title
}

/**
 * Draws a page and moves the focus to its main part, so that the next Tab goes on from there. What
 * the page itself gives the focus to, such as a heading, keeps it, and so does a field that somebody
 * has turned to since the page was asked for. Going back, whatever had it keeps it.
 */
export function drawWithFocus(draw: () => void, mainId: string, isTraversal: boolean): void {
  const before = document.activeElement
  draw()
  const main = document.getElementById(mainId)
  const now = document.activeElement
  const isUsed = now === before && !!now && isUsedMeanwhile(now)
  const isLost = !now || now === document.body
  const isPlaced = now !== before && !!main?.contains(now)
  if (isLost || !(isTraversal || isPlaced || isUsed)) main?.focus({ preventScroll: true })
}
