import { describe, expect, it } from 'vitest'
import { lowestBefore, type PastPrice } from '../../../../shared/catalog/lowest-price'
import type { SourcePrice } from '../../../../shared/catalog/price'

const day = (text: string) => `2026-${text}T00:00:00.000Z`
const NOW = Date.parse(day('06-15'))

const plain = (price: number): SourcePrice => ({ price, special: null, from: null, to: null })
const reduced = (price: number, special: number, from: string | null = null): SourcePrice => ({
  price,
  special,
  from: from && day(from),
  to: null,
})
const until = (text: string, price: SourcePrice): PastPrice => ({ ...price, until: day(text) })

describe('the lowest price of the 30 days before a reduction began', () => {
  it('is nothing while nothing is reduced', () => {
    expect(lowestBefore(NOW, plain(100), [])).toBeNull()
    expect(lowestBefore(NOW, reduced(100, 80, '07-01'), [])).toBeNull()
  })

  it('is the regular price where nothing else was asked', () => {
    expect(lowestBefore(NOW, reduced(100, 80, '06-01'), [])).toBe(100)
    expect(lowestBefore(NOW, reduced(100, 80), [])).toBe(100)
  })

  it('is the lowest of those days, not of the 30 days before today', () => {
    const past = [until('03-20', plain(70)), until('05-20', plain(90))]
    expect(lowestBefore(NOW, reduced(100, 80, '06-01'), past)).toBe(90)
    expect(lowestBefore(NOW, reduced(100, 80, '07-20'), past)).toBeNull()
    const later = Date.parse(day('08-15'))
    expect(lowestBefore(later, reduced(100, 80, '06-01'), past)).toBe(90)
  })

  it('counts an earlier offer that ended within those days', () => {
    const offer = { ...reduced(100, 60, '05-01'), to: day('05-10') }
    expect(lowestBefore(NOW, reduced(100, 80, '06-01'), [until('05-31', offer)])).toBe(60)
    expect(lowestBefore(NOW, reduced(100, 80, '06-12'), [until('05-31', offer)])).toBe(100)
  })

  it('takes a price that is lowered step by step for one reduction', () => {
    const first = until('06-10', reduced(100, 90, '06-01'))
    expect(lowestBefore(NOW, reduced(100, 80, '06-10'), [first])).toBe(100)
  })

  it('takes a price that went up in between for a new one', () => {
    const first = until('06-10', reduced(100, 70, '06-01'))
    expect(lowestBefore(NOW, reduced(100, 80, '06-10'), [first])).toBe(70)
  })

  it('begins with the import that brought a reduction without a date', () => {
    expect(lowestBefore(NOW, reduced(100, 80), [until('06-05', plain(95))])).toBe(95)
  })
})
