import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dropOf,
  metresToMillimetres,
  parseWallLength,
  rollsFor,
} from '../../../../shared/catalog/wallpaper'

const ROLL = { width: 530, length: 10_050, repeat: 0 }

describe('the wallpaper calculator (spec 2 and 5)', () => {
  it('counts the lengths that a wall is wide and that a roll holds', () => {
    // 400 / 53 = 8 lengths; 1005 / 250 = 4 on a roll.
    expect(rollsFor(ROLL, { width: 4_000, height: 2_500 })).toBe(2)
    // With a repeat of 64 cm a length takes 256 cm, and three of them fit.
    expect(rollsFor({ ...ROLL, repeat: 640 }, { width: 4_000, height: 2_600 })).toBe(3)
  })

  it('is exact where a roll just holds the lengths', () => {
    expect(rollsFor(ROLL, { width: 3 * 530, height: 3_350 })).toBe(1)
    expect(rollsFor(ROLL, { width: 3 * 530 + 1, height: 3_350 })).toBe(2)
    expect(rollsFor(ROLL, { width: 3 * 530, height: 3_351 })).toBe(2)
  })

  it('says when one length is longer than a roll', () => {
    expect(rollsFor(ROLL, { width: 1_000, height: 10_051 })).toBeNull()
    expect(rollsFor({ ...ROLL, repeat: 6_000 }, { width: 1_000, height: 7_000 })).toBeNull()
  })

  it('refuses walls and rolls without a size', () => {
    expect(() => rollsFor(ROLL, { width: 0, height: 1 })).toThrow(RangeError)
    expect(() => rollsFor({ ...ROLL, width: 0 }, { width: 1, height: 1 })).toThrow(RangeError)
    expect(() => rollsFor(ROLL, { width: Number.NaN, height: 1 })).toThrow(RangeError)
  })

  it('reads centimetres of at least three characters, with a comma or a point', () => {
    expect(parseWallLength('250')).toBe(2_500)
    expect(parseWallLength(' 250,5 ')).toBe(2_505)
    expect(parseWallLength('1.5')).toBe(15)
    for (const text of ['', '25', 'abc', '-250', '1e9', '000', '99999999', '2.5.0']) {
      expect(parseWallLength(text)).toBeNull()
    }
  })

  it('reads the metres of the catalogue', () => {
    expect(metresToMillimetres(0.53)).toBe(530)
    expect(metresToMillimetres(10.05)).toBe(10_050)
    expect(metresToMillimetres(undefined)).toBe(0)
    expect(metresToMillimetres(-1)).toBe(0)
  })

  const size = fc.integer({ min: 1, max: 20_000 })
  const roll = fc.record({ width: size, length: size, repeat: fc.nat({ max: 2_000 }) })
  const wall = fc.record({ width: size, height: size })

  it('always gives enough paper, and one roll less is never enough', () => {
    fc.assert(
      fc.property(roll, wall, (paper, { width, height }) => {
        const rolls = rollsFor(paper, { width, height })
        const perRoll = Math.floor(paper.length / dropOf(paper, height))
        expect(rolls === null).toBe(perRoll === 0)
        if (rolls === null) return
        expect(rolls * perRoll * paper.width).toBeGreaterThanOrEqual(width)
        expect((rolls - 1) * perRoll * paper.width).toBeLessThan(width)
      }),
    )
  })

  it('never asks for fewer rolls for a bigger wall', () => {
    fc.assert(
      fc.property(roll, wall, size, size, (paper, small, more, higher) => {
        const big = { width: small.width + more, height: small.height + higher }
        const [few, many] = [rollsFor(paper, small), rollsFor(paper, big)]
        if (few === null) expect(many).toBeNull()
        else if (many !== null) expect(many).toBeGreaterThanOrEqual(few)
      }),
    )
  })
})
