import { describe, expect, it } from 'vitest'
import {
  findPickupPoints,
  lacksPickupPoint,
  type PickupPoint,
} from '../../../../shared/checkout/pickup-point'

const place = (id: string, country: string, city: string, postcode: string): PickupPoint => ({
  id,
  name: `Shop ${id}`,
  street: 'Meent 76',
  postcode,
  city,
  country,
  hours: [],
})
const PLACES = [
  place('1', 'NL', 'Rotterdam', '3011 JN'),
  place('2', 'NL', 'Utrecht', '3511 NR'),
  place('3', 'BE', 'Antwerpen', '2000'),
]
const found = (country: string, text: string) =>
  findPickupPoints(PLACES, country, text).map(({ id }) => id)

describe('the places where an order is collected', () => {
  it('are those of the country of the address', () => {
    expect(found('NL', '')).toEqual(['1', '2'])
    expect(found('BE', ' ')).toEqual(['3'])
    expect(found('DE', '')).toEqual([])
  })

  it.each([
    ['ROTTER', ['1']],
    ['3511nr', ['2']],
    ['meent 76', ['1', '2']],
    ['Antwerpen', []],
  ])('are found by place and postcode: %s', (text, ids) => {
    expect(found('NL', text)).toEqual(ids)
  })

  it('one of them must be chosen by who collects, and by nobody else', () => {
    const chosen = (shippingCarrier: string, pickupPoint: string) =>
      lacksPickupPoint({ shippingCarrier, pickupPoint })
    expect(chosen('pickup', '')).toBe(true)
    expect(chosen('pickup', '1')).toBe(false)
    expect(chosen('flatrate', '')).toBe(false)
  })
})
