import type { Product, Variant } from '../../../../shared/catalog/product'
import {
  type CareNote,
  MEASURES,
  type MeasureName,
  type ProductMeasure,
  type ProductOutline,
} from '../../../../shared/catalog/product-measure'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { textsOfAttribute } from './to-attribute-texts'

/** Its measures, how it is drawn and its care, each where the merchant says something of it. */
export function toMeasuresAndCare(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
): Pick<Product, 'measures' | 'outline' | 'care'> {
  const measures = toMeasures(wire, attributes)
  const outline = toOutline(wire)
  const care = toCare(wire, attributes)
  return {
    ...(measures.length > 0 && { measures }),
    ...(outline && { outline }),
    ...(care.length > 0 && { care }),
  }
}

/** The children; those that differ in a measure from the product that they belong to with all of theirs. */
export function withMeasures(
  variants: readonly Variant[],
  wire: WireProduct,
  attributes: readonly WireAttribute[],
): Variant[] {
  const shared = toMeasures(wire, attributes)
  return variants.map((variant) => {
    const child = wire.configurable_children?.find(({ sku }) => sku === variant.sku) ?? {}
    const own = toMeasures(child, attributes).filter(
      ({ name, amount }) => !shared.some((one) => one.name === name && one.amount === amount),
    )
    return own.length > 0 ? { ...variant, measures: merge(shared, own) } : variant
  })
}

function merge(shared: ProductMeasure[], own: ProductMeasure[]): ProductMeasure[] {
  const all = [...own, ...shared]
  return (Object.keys(MEASURES) as MeasureName[]).flatMap(
    (name) => all.find((measure) => measure.name === name) ?? [],
  )
}

/** Nothing but steps of a pen, and not more than a page should carry. */
const PATH = /^[MmLlHhVvZz\d\s.,-]{1,8000}$/

function toOutline(wire: WireProduct): ProductOutline | null {
  const { outline_front: front, outline_side: side } = wire as Record<string, unknown>
  if (!isPath(front)) return null
  if (!side || side === front) return { front }
  return isPath(side) ? { front, side } : null
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && PATH.test(value)
}

/** Its measures in one order, those of which the store has a word. */
export function toMeasures(wire: object, attributes: readonly WireAttribute[]): ProductMeasure[] {
  return (Object.keys(MEASURES) as MeasureName[]).flatMap((name) => {
    const code = MEASURES[name]
    const known = attributes.find(({ attribute_code }) => attribute_code === code)
    const amount = Number((wire as Record<string, unknown>)[code])
    if (!known?.frontend_label || !Number.isFinite(amount) || amount <= 0) return []
    return [{ name, label: known.frontend_label, amount }]
  })
}

/** What it is made of comes first: that is what the rest follows from. */
function toCare(wire: WireProduct, attributes: readonly WireAttribute[]): CareNote[] {
  const materials = textsOfAttribute(wire, 'material', attributes).join(', ')
  const steps = [(wire as Record<string, unknown>).care].flat().map(String)
  const options = attributes.find(({ attribute_code }) => attribute_code === 'care')?.options
  return [
    ...(materials ? [{ code: 'material', label: materials }] : []),
    ...steps.flatMap((code) => {
      const label = options?.find(({ value }) => value === code)?.label
      return label ? [{ code, label }] : []
    }),
  ]
}
