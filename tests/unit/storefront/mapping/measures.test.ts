import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Variant } from '../../../../shared/catalog/product'
import { writeMeasure } from '../../../../shared/catalog/product-measure'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import {
  toMeasuresAndCare,
  withMeasures,
} from '../../../../worker/storefront/mapping/product/to-measures'

const ATTRIBUTES = [
  { attribute_code: 'width_cm', frontend_label: 'Breedte' },
  { attribute_code: 'weight_kg', frontend_label: 'Gewicht' },
  { attribute_code: 'depth_cm' },
  { attribute_code: 'wallpaper_height_m', frontend_label: 'Rollengte' },
  { attribute_code: 'wallpaper_pattern_repeat', frontend_label: 'Patroonherhaling' },
  { attribute_code: 'material', options: [{ value: 'oak', label: 'Eikenhout' }] },
  { attribute_code: 'care', options: [{ value: 'oil', label: 'Oliën' }] },
] as unknown as readonly WireAttribute[]

const known = (attributes: object) =>
  toMeasuresAndCare(
    z.parse(wireProduct, { id: 1, sku: 'T', type_id: 'simple', ...attributes } as never),
    ATTRIBUTES,
  )

it('measures are told in the words of the store, in one order', () => {
  expect(known({ weight_kg: '12.5', width_cm: '80' }).measures).toEqual([
    { name: 'width', label: 'Breedte', amount: 80 },
    { name: 'weight', label: 'Gewicht', amount: 12.5 },
  ])
})

it('a roll of wallpaper is measured in metres, and one without a pattern has no repeat', () => {
  const [length, ...more] =
    known({ wallpaper_height_m: 10.05, wallpaper_pattern_repeat: 0 }).measures ?? []
  expect(length && writeMeasure(length, (amount) => amount.toLocaleString('nl'))).toBe(
    '10,05\u00a0m',
  )
  expect(more).toEqual([])
})

it('a child that differs in a measure has its own among those of its parent', () => {
  const bed = z.parse(wireProduct, {
    ...{ id: 1, sku: 'BED', type_id: 'configurable', weight_kg: '40' },
    configurable_children: [
      { sku: 'BED-90', width_cm: '104', weight_kg: '40' },
      { sku: 'BED-160', width_cm: '174', weight_kg: '66' },
      { sku: 'BED-ANY' },
    ],
  } as never)
  const children = ['BED-90', 'BED-160', 'BED-ANY'].map((sku) => ({ sku }) as Variant)
  const [small, large, any] = withMeasures(children, bed, ATTRIBUTES)
  expect(any).toEqual({ sku: 'BED-ANY' })
  const told = (child: Variant | undefined) =>
    child?.measures?.map(({ name, amount }) => [name, amount])
  expect(told(small)).toEqual([
    ['width', 104],
    ['weight', 40],
  ])
  expect(told(large)).toEqual([
    ['width', 174],
    ['weight', 66],
  ])
})

it('what is no size and what has no name in this store is not told', () => {
  expect(known({ width_cm: 'wide', weight_kg: '-1', depth_cm: '40' })).toEqual({})
})

it('an outline is steps of a pen, or it is left out', () => {
  const outline_front = 'M63 242l-11 0 -1 -1z'
  const both = { outline_front, outline_side: 'M0 0l3 4z' }
  expect(known(both).outline).toEqual({ front: outline_front, side: 'M0 0l3 4z' })
  for (const wrong of ['M0 0"/><script>', 'url(#a)', 'M0 0'.repeat(2001)]) {
    expect(known({ ...both, outline_side: wrong })).toEqual({})
    expect(known({ ...both, outline_front: wrong })).toEqual({})
  }
  expect(known({ outline_side: 'M0 0l3 4z' })).toEqual({})
})

it('an outline that is the same from the side, or has none, is said once', () => {
  const outline_front = 'M63 242l-11 0 -1 -1z'
  for (const outline_side of [undefined, null, '', outline_front])
    expect(known({ outline_front, outline_side }).outline).toEqual({ front: outline_front })
})

it('care begins with what it is made of, and leaves out what nobody has words for', () => {
  expect(known({ material: ['oak'], care: ['oil', 'sing'] }).care).toEqual([
    { code: 'material', label: 'Eikenhout' },
    { code: 'oil', label: 'Oliën' },
  ])
  expect(known({ care: 'oil' }).care).toEqual([{ code: 'oil', label: 'Oliën' }])
})
