import type { Locator } from '@playwright/test'

/**
 * What of a region does not fit where it stands: out of the window, cut by a box around it, over a
 * neighbour, or broken where one line is meant. Rings around what is chosen count with their element.
 */
export function findMisfits(region: Locator, { isOneLine = false } = {}): Promise<string[]> {
  return region.evaluate(measure, isOneLine)
}

/** Runs in the page, so it holds all that it needs. */
function measure(region: Element, isOneLine: boolean): string[] {
  interface Piece {
    name: string
    element: Element
    box: DOMRect
    lines: number
  }

  const pieces = [...textsOf(region), ...partsOf(region)]
  const faults = pieces.flatMap((piece) => [
    ...(isOutside(piece) ? [`out of the window: ${piece.name}`] : []),
    ...(isCut(piece) ? [`cut: ${piece.name}`] : []),
    ...(isOneLine && piece.lines > 1 ? [`on ${piece.lines} lines: ${piece.name}`] : []),
  ])
  const over = pieces.flatMap((one, place) =>
    pieces.slice(place + 1).flatMap((other) => (areOver(one, other) ? [[one, other]] : [])),
  )
  return [...faults, ...over.map((pair) => `over each other: ${pair.map(({ name }) => name)}`)]

  function textsOf(root: Element): Piece[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Piece[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      found.push({ name: node.nodeValue, element, box: range.getBoundingClientRect(), lines })
    }
    return found
  }

  function partsOf(root: Element): Piece[] {
    const parts = root.querySelectorAll('img, svg, input:not([type="range"])')
    return [...parts].filter(isSeen).map((element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      const ring =
        outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset)
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = new DOMRect(x - ring, y - ring, width + 2 * ring, height + 2 * ring)
      const name = `${element.tagName} ${element.getAttribute('name') ?? ''}`
      return { name, element, box, lines: 1 }
    })
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 1 &&
      height > 1
    )
  }

  function isOutside({ box }: Piece): boolean {
    return box.left < 0 || box.right > document.documentElement.clientWidth
  }

  function isCut({ element, box }: Piece): boolean {
    if (element instanceof HTMLInputElement && element.scrollWidth > element.clientWidth)
      return true
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (around === document.body) return false
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      const isCutAside = box.left < edge.left - 0.5 || box.right > edge.right + 0.5
      const isCutBelow = box.top < edge.top - 0.5 || box.bottom > edge.bottom + 0.5
      if (overflowX !== 'visible' && isCutAside) return true
      if (/hidden|clip/.test(overflowY) && isCutBelow) return true
    }
    return false
  }

  function areOver(one: Piece, other: Piece): boolean {
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    const areNested = one.element.contains(other.element) || other.element.contains(one.element)
    return width > 1 && height > 1 && !areNested
  }
}
