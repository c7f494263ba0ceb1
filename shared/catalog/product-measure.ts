/** How big and how heavy a product is, and how it is looked after (spec 3). */

/** What is measured, in centimetres but the weight, which is in kilograms. */
export const MEASURES = {
  width: 'width_cm',
  depth: 'depth_cm',
  height: 'height_cm',
  length: 'length_cm',
  diameter: 'diameter_cm',
  seatHeight: 'seat_height_cm',
  lyingHeight: 'lying_height_cm',
  weight: 'weight_kg',
} as const

export type MeasureName = keyof typeof MEASURES

export interface ProductMeasure {
  name: MeasureName
  /** In the words of the store. */
  label: string
  /** Centimetres; of the weight kilograms. */
  amount: number
}

/** How a product looks from two sides: paths of an SVG on a square of OUTLINE_GRID, to be stretched. */
export interface ProductOutline {
  front: string
  /** Left out where it looks the same from there, or hangs and has none. */
  side?: string
}

export const OUTLINE_GRID = 300

/** What something is made of, or one thing that its care asks for. */
export interface CareNote {
  /** By which its icon is found, for example `wash-30`; `material` for what it is made of. */
  code: string
  label: string
}

/** A measure with its unit: `44 cm`, `12,5 kg`; `write` writes numbers as the store does. */
export function writeMeasure(
  { name, amount }: ProductMeasure,
  write: (amount: number) => string,
): string {
  const unit = MEASURES[name].endsWith('_kg') ? 'kg' : 'cm'
  return `${write(amount)}\u00a0${unit}`
}
