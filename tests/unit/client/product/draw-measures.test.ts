import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Drawing, drawMeasures } from '../../../../client/product/measures/draw-measures'
import type { ProductOutline } from '../../../../shared/catalog/product-measure'

const cm = fc.integer({ min: 2, max: 400 })

const drawn = (drawing: Drawing | null) =>
  drawing?.dimensions.map(({ name, from, to, isUpright }) => [
    name,
    isUpright ? 'upright' : 'across',
    Math.round(to.x - from.x + to.y - from.y),
  ])

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
    expect(drawn(drawing)).toEqual([
      ['width', 'across', 164],
      ['depth', 'across', 88],
      ['height', 'upright', 80],
      ['seatHeight', 'upright', 44],
    ])
  })

  it('hangs what is drawn from its front only, its length upright though it is the longer side', () => {
    const curtain = drawMeasures({ width: 140, length: 250 }, { front: 'M0 0h300' })
    expect(curtain?.outlines).toMatchObject([{ width: 140, height: 250, path: 'M0 0h300' }])
    expect(drawn(curtain)).toEqual([
      ['width', 'across', 140],
      ['length', 'upright', 250],
    ])
  })

  it('draws once what is round, with how far it is across', () => {
    for (const outline of [
      undefined,
      { front: 'M0 0h300' },
      { front: 'M0 0h300', side: 'M0 0v9' },
    ]) {
      const vase = drawMeasures({ diameter: 21, height: 29 }, outline)
      expect(vase?.outlines).toMatchObject([{ width: 21, height: 29, isRound: false }])
      expect(vase?.outlines[0].path).toBe(outline?.front)
      expect(drawn(vase)).toEqual([
        ['diameter', 'across', 21],
        ['height', 'upright', 29],
      ])
    }
  })

  it('draws once what looks the same from its front and its side, and only that', () => {
    const once = (sizes: object, outline?: ProductOutline) =>
      drawMeasures(sizes, outline)?.outlines.length === 1
    const lantern = { width: 19, depth: 19, height: 32 }
    expect(once(lantern)).toBe(true)
    expect(once(lantern, { front: 'M0 0h300' })).toBe(true)
    expect(once(lantern, { front: 'M0 0h300', side: 'M0 0v300' })).toBe(false)
    expect(once({ ...lantern, depth: 20 }, { front: 'M0 0h300' })).toBe(false)
    expect(once({ ...lantern, seatHeight: 20 })).toBe(false)
  })

  it('measures the seat of a round stool beside its only view', () => {
    const stool = drawMeasures({ diameter: 39, height: 69, seatHeight: 68 })
    expect(stool?.outlines).toHaveLength(1)
    expect(stool?.outlines[0].lines).not.toEqual([])
    expect(drawn(stool)).toContainEqual(['seatHeight', 'upright', 68])
  })

  it('has letters and margins of one size, whatever the proportions are', () => {
    fc.assert(
      fc.property(cm, cm, cm, (width, long, height) => {
        const outline = { front: 'M0 0h300' }
        for (const drawing of [
          drawMeasures({ width, length: long }),
          drawMeasures({ width, length: long }, outline),
          drawMeasures({ width, depth: long, height }),
          drawMeasures({ diameter: width, height }),
          drawMeasures({ diameter: width }),
        ]) {
          const { width: wide, height: high, unit } = drawing ?? { width: 0, height: 0, unit: 1 }
          expect(wide / unit).toBeCloseTo(100)
          expect(high / unit).toBeLessThanOrEqual(67.001)
        }
      }),
    )
  })

  it('leaves room for words at the left of one view and of two', () => {
    fc.assert(
      fc.property(cm, cm, cm, (width, depth, height) => {
        for (const sizes of [
          { width, depth, height },
          { diameter: width, height },
        ]) {
          const drawing = drawMeasures(sizes)
          const { x = 0 } = drawing?.outlines[0] ?? {}
          expect(x / (drawing?.unit ?? 1)).toBeGreaterThan(16.9)
        }
      }),
    )
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
