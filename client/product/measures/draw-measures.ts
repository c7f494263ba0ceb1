import type { MeasureName, ProductOutline } from '../../../shared/catalog/product-measure'

interface Point {
  x: number
  y: number
}

export interface Outline extends Point {
  width: number
  height: number
  isRound: boolean
  /** Points of lines within it, as SVG writes them. */
  lines: string[]
  /** What is drawn instead of a rectangle, on a square of OUTLINE_GRID. */
  path?: string
}

export interface Dimension {
  name: MeasureName
  from: Point
  to: Point
  isUpright: boolean
  cm: number
}

/** What a drawing consists of, in centimetres of the product. */
export interface Drawing {
  width: number
  height: number
  outlines: Outline[]
  dimensions: Dimension[]
  /** A hundredth of the drawing's width: by it lines and letters are as large in each drawing. */
  unit: number
}

type Sizes = Partial<Record<MeasureName, number>>

/** How much of a seat's depth its back takes, and of its height its feet. */
const BACK = 0.24
const FEET = 0.14

/**
 * A drawing with measures from the sizes of a product: what stands is seen from its front and its
 * side, in its own outline where that is known, what lies from above. Null where the sizes make no
 * outline.
 */
export function drawMeasures(sizes: Sizes, outline?: ProductOutline): Drawing | null {
  const { width, depth, height, length, diameter, seatHeight, lyingHeight } = sizes
  if (diameter) return fromAbove(diameter, diameter, 'diameter')
  const long = depth ?? length
  if (!width || !long) return null
  if (height) {
    const longName = depth ? 'depth' : 'length'
    return standing({ width, long, longName, height, seatHeight, lyingHeight }, outline)
  }
  return length ? fromAbove(width, length, 'length') : null
}

function fromAbove(width: number, length: number, other: 'diameter' | 'length'): Drawing {
  // What is long lies on its side: a towel fills the drawing as a table cloth does.
  const [wide, high] = [Math.max(width, length), Math.min(width, length)]
  const isRound = other === 'diameter'
  const unit = (wide * 1.6) / 100
  const left = unit * 20
  const top = unit * 4
  const names: [MeasureName, MeasureName] =
    width < length ? ['length', 'width'] : ['width', 'length']
  const below = line(isRound ? 'diameter' : names[0], wide, left, top + high + unit * 4, false)
  const beside = line(names[1], high, left - unit * 4, top, true)
  return {
    width: left + wide + unit * 20,
    height: top + high + unit * 11,
    outlines: [{ x: left, y: top, width: wide, height: high, isRound, lines: [] }],
    dimensions: isRound ? [below] : [below, beside],
    unit,
  }
}

interface Standing {
  width: number
  /** What its side shows: of a bed it is called its length. */
  long: number
  longName: 'depth' | 'length'
  height: number
  seatHeight: number | undefined
  lyingHeight: number | undefined
}

function standing(
  { width, long, longName, height, seatHeight, lyingHeight }: Standing,
  outline?: ProductOutline,
): Drawing {
  // Letters of high and narrow things must not outgrow them.
  const unit = Math.max((width + long) * 1.9, height * 1.5) / 100
  const left = unit * 20
  const top = unit * 4
  const floor = top + height
  const side = left + width + unit * 24
  const front: Outline = { x: left, y: top, width, height, isRound: false, lines: [] }
  const profile: Outline = { ...front, x: side, width: long }
  const dimensions = [
    line('width', width, left, floor + unit * 4, false),
    line(longName, long, side, floor + unit * 4, false),
    line('height', height, left - unit * 4, top, true),
  ]
  if (outline) {
    front.path = outline.front
    profile.path = outline.side
  } else if (seatHeight) {
    front.lines = seatFromFront(front, floor, seatHeight)
    profile.lines = seatFromSide(profile, floor, seatHeight)
  }
  const fromFloor = (name: MeasureName, cm: number) =>
    line(name, cm, side - unit * 4, floor - cm, true)
  if (seatHeight) dimensions.push(fromFloor('seatHeight', seatHeight))
  if (lyingHeight) dimensions.push(fromFloor('lyingHeight', lyingHeight))
  return {
    width: side + long + unit * 10,
    height: floor + unit * 11,
    outlines: [front, profile],
    dimensions,
    unit,
  }
}

function line(name: MeasureName, cm: number, x: number, y: number, isUpright: boolean): Dimension {
  const to = isUpright ? { x, y: y + cm } : { x: x + cm, y }
  return { name, from: { x, y }, to, isUpright, cm }
}

function seatFromFront({ x, width }: Outline, floor: number, seatHeight: number): string[] {
  const [seat, feet] = [floor - seatHeight, floor - seatHeight * FEET * 2]
  return [`${x},${seat} ${x + width},${seat}`, `${x},${feet} ${x + width},${feet}`]
}

function seatFromSide({ x, y, width }: Outline, floor: number, seatHeight: number): string[] {
  const [seat, feet, back] = [floor - seatHeight, floor - seatHeight * FEET * 2, x + width * BACK]
  return [`${back},${y} ${back},${seat} ${x + width},${seat}`, `${x},${feet} ${x + width},${feet}`]
}
