import { describe, expect, it } from 'vitest'
import {
  lacksPickupPoint,
  listPickupPoints,
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
  listPickupPoints(PLACES, { country, text, distances: null }).map(({ id }) => id)

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

  it('all stay while nobody knows what the text is', () => {
    const search = { country: 'NL', text: 'Utr', distances: undefined }
    expect(listPickupPoints(PLACES, search).map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('are told from the nearest on, those of which nobody knows how far last', () => {
    const near = (distances: [string, number][]) =>
      listPickupPoints(PLACES, {
        country: 'NL',
        text: 'Utrecht',
        distances: new Map(distances),
      }).map(({ id, km }) => [id, km])
    expect(
      near([
        ['1', 44.2],
        ['2', 0.4],
        ['3', 1],
      ]),
    ).toEqual([
      ['2', 0.4],
      ['1', 44.2],
    ])
    expect(near([['2', 9]])).toEqual([
      ['2', 9],
      ['1', undefined],
    ])
  })

  it('one of them must be chosen by who collects, and by nobody else', () => {
    const chosen = (shippingCarrier: string, pickupPoint: string) =>
      lacksPickupPoint({ shippingCarrier, pickupPoint })
    expect(chosen('pickup', '')).toBe(true)
    expect(chosen('pickup', '1')).toBe(false)
    expect(chosen('flatrate', '')).toBe(false)
  })
})
