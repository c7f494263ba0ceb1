import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMeasures } from '../../../../client/product/measures/draw-measures'

const cm = fc.integer({ min: 2, max: 400 })

describe('a drawing with measures', () => {
  it('keeps everything it draws within its frame, whatever the sizes are', () => {
    fc.assert(
      fc.property(cm, cm, cm, fc.option(cm, { nil: undefined }), (width, depth, height, seat) => {
        const seatHeight = seat && seat < height ? seat : undefined
        const drawing = drawMeasures({ width, depth, height, ...(seatHeight && { seatHeight }) })
        for (const { x, y, ...size } of drawing?.outlines ?? []) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x + size.width).toBeLessThanOrEqual(drawing?.width ?? 0)
          expect(y + size.height).toBeLessThanOrEqual(drawing?.height ?? 0)
        }
        for (const { from, to } of drawing?.dimensions ?? []) {
          for (const { x, y } of [from, to]) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x).toBeLessThanOrEqual(drawing?.width ?? 0)
            expect(y).toBeLessThanOrEqual(drawing?.height ?? 0)
          }
        }
      }),
    )
  })

  it('draws each measure as long as it is, so that front and side have one scale', () => {
    const drawing = drawMeasures({ width: 164, depth: 88, height: 80, seatHeight: 44 })
    const drawn = drawing?.dimensions.map(({ name, from, to }) => [
      name,
      Math.round(to.x - from.x + to.y - from.y),
    ])
    expect(drawn).toEqual([
      ['width', 164],
      ['depth', 88],
      ['height', 80],
      ['seatHeight', 44],
    ])
  })

  it('lays down what lies, its longer side across', () => {
    const towel = drawMeasures({ width: 70, length: 140 })
    expect(towel?.outlines).toMatchObject([{ width: 140, height: 70, isRound: false }])
    expect(towel?.dimensions.map(({ name, cm: size }) => [name, size])).toEqual([
      ['length', 140],
      ['width', 70],
    ])
    expect(drawMeasures({ diameter: 45 })?.outlines).toMatchObject([{ width: 45, isRound: true }])
  })

  it('draws what stands in its own outline where that is known, and measures it as before', () => {
    const sizes = { width: 164, depth: 88, height: 80, seatHeight: 44 }
    const drawing = drawMeasures(sizes, { front: 'M0 0l300 0', side: 'M0 0l0 300' })
    expect(drawing?.outlines).toMatchObject([
      { width: 164, height: 80, lines: [], path: 'M0 0l300 0' },
      { width: 88, height: 80, lines: [], path: 'M0 0l0 300' },
    ])
    expect(drawing?.dimensions).toEqual(drawMeasures(sizes)?.dimensions)
  })

  it('draws a bed from its front and its side, which is called its length', () => {
    const bed = drawMeasures({ width: 174, length: 224, height: 108, lyingHeight: 53 })
    expect(bed?.outlines).toMatchObject([
      { width: 174, height: 108 },
      { width: 224, height: 108 },
    ])
    expect(bed?.dimensions.map(({ name }) => name)).toEqual([
      'width',
      'length',
      'height',
      'lyingHeight',
    ])
  })

  it('draws nothing where the sizes make no outline', () => {
    expect(drawMeasures({ height: 80, weight: 4 })).toBeNull()
    expect(drawMeasures({ height: 108, length: 224 })).toBeNull()
    expect(drawMeasures({ width: 80, depth: 40 })).toBeNull()
  })
})
