import { describe, expect, it } from 'vitest'
import { moveBy, WHOLE, zoomAt } from '../../../../client/product/gallery/picture-view'

const STAGE = { x: 400, y: 800 }

describe('how an enlarged picture is looked at', () => {
  it('keeps what lies under the finger where it is', () => {
    const at = { x: 100, y: -200 }
    const view = zoomAt(WHOLE, 2, at, STAGE)
    // A point of the picture is drawn at its place times the scale, plus how far it was moved.
    expect({ x: at.x * 2 + view.x, y: at.y * 2 + view.y }).toEqual(at)
  })

  it('is never smaller than the screen, nor more than four times as large', () => {
    expect(zoomAt(WHOLE, 0, { x: 50, y: 50 }, STAGE)).toEqual(WHOLE)
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, STAGE).scale).toBe(4)
  })

  it('moves up to its edge and no further', () => {
    const view = zoomAt(WHOLE, 2, { x: 0, y: 0 }, STAGE)
    expect(moveBy(view, { x: 150, y: -10 }, STAGE)).toEqual({ scale: 2, x: 150, y: -10 })
    expect(moveBy(view, { x: 999, y: -999 }, STAGE)).toEqual({ scale: 2, x: 200, y: -400 })
    expect(moveBy(WHOLE, { x: 30, y: 30 }, STAGE)).toEqual(WHOLE)
  })

  it('lies in the middle again when it is made small', () => {
    const moved = moveBy(zoomAt(WHOLE, 3, { x: 0, y: 0 }, STAGE), { x: 300, y: 0 }, STAGE)
    expect(zoomAt(moved, 1, { x: 80, y: 0 }, STAGE)).toEqual(WHOLE)
  })
})
