import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toLegalFacts } from '../../../../worker/storefront/mapping/product/to-legal-facts'

const ATTRIBUTES = [
  { attribute_code: 'safety_manufacturer', options: [{ value: 'elf', label: 'Elf VOF' }] },
  { attribute_code: 'safety_warnings', options: [{ value: 'fire', label: 'Keep from fire.' }] },
] as unknown as readonly WireAttribute[]

const facts = (fields: object, store: StoreCode = 'global_en') => {
  const wire = z.parse(wireProduct, { id: 1, sku: 'A', type_id: 'simple', ...fields })
  return toLegalFacts(wire, ATTRIBUTES, storeViewOf(store))
}

describe('what the law wants said beside a product', () => {
  it('is nothing where the merchant says nothing', () => {
    expect(facts({})).toEqual({})
  })

  it('is the unit price, of a roll of wallpaper by the square metre', () => {
    expect(facts({ unit_amount: 2, unit_code: 'kg' }).measure).toEqual({ amount: 2, unit: 'kg' })
    const roll = facts({ wallpaper_width_m: 0.5, wallpaper_height_m: 10 })
    expect(roll.measure).toEqual({ amount: 5, unit: 'm²' })
  })

  it('is the lowest price of the 30 days before a reduction, where the backend knows it', () => {
    expect(facts({ lowest_price_incl_tax: 89.95 }).lowestBefore).toBe(8_995)
  })

  it('is who makes it and what to mind, in the words of the store', () => {
    const said = { safety_manufacturer: 'elf', safety_address: 'Kade 1', safety_warnings: ['fire'] }
    expect(facts(said).safety).toEqual({
      manufacturer: 'Elf VOF',
      address: 'Kade 1',
      contact: '',
      responsible: '',
      warnings: ['Keep from fire.'],
    })
  })
})

describe('when a product comes', () => {
  it('is what the merchant says of it', () => {
    expect(facts({ delivery_days: '10-15' }).deliveryDays).toEqual({ min: 10, max: 15 })
  })

  it('is what a parcel takes in the store, for what goes by parcel', () => {
    expect(facts({ next_day_delivery: '1' }).deliveryDays).toEqual({ min: 2, max: 7 })
    expect(facts({ next_day_delivery: '1' }, 'nl_nl').deliveryDays).toEqual({ min: 1, max: 1 })
  })

  it('is not said of what nobody knows, nor of what is not sent', () => {
    expect(facts({}).deliveryDays).toBeUndefined()
    expect(facts({ type_id: 'virtual', delivery_days: '3' }).deliveryDays).toBeUndefined()
  })
})
