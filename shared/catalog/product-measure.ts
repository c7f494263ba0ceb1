/** How big and how heavy a product is, and how it is looked after (spec 3). */

/** What is measured, by its attribute: in centimetres, the weight in kilograms, a roll of wallpaper in metres. */
export const MEASURES = {
  width: 'width_cm',
  depth: 'depth_cm',
  height: 'height_cm',
  length: 'length_cm',
  diameter: 'diameter_cm',
  seatHeight: 'seat_height_cm',
  lyingHeight: 'lying_height_cm',
  weight: 'weight_kg',
  rollWidth: 'wallpaper_width_m',
  rollLength: 'wallpaper_height_m',
  patternRepeat: 'wallpaper_pattern_repeat',
} as const

export type MeasureName = keyof typeof MEASURES

export interface ProductMeasure {
  name: MeasureName
  /** In the words of the store. */
  label: string
  /** Centimetres; of the weight kilograms, of a roll metres. */
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

/** What the code of an attribute ends with; other lengths are metres. */
const UNITS = ['cm', 'kg']

/** A measure with its unit: `44 cm`, `12,5 kg`, `10,05 m`; `write` writes numbers as the store does. */
export function writeMeasure(
  { name, amount }: ProductMeasure,
  write: (amount: number) => string,
): string {
  const code = MEASURES[name]
  const unit = UNITS.find((one) => code.endsWith(`_${one}`)) ?? 'm'
  return `${write(amount)}\u00a0${unit}`
}
