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
  path?: string | undefined
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
  outlines: [front: Outline, ...others: Outline[]]
  dimensions: Dimension[]
  /** A hundredth of the drawing's width: by it lines and letters are as large in each drawing. */
  unit: number
}

type Sizes = Partial<Record<MeasureName, number>>

interface Side {
  name: MeasureName
  cm: number
}

/** In units: how wide one view may be, or two together, and how high. The rest is for words. */
const ONE_VIEW = 58
const TWO_VIEWS = 48
const HIGHEST = 52
/** In units: from one view to the next. */
const BETWEEN = 22

/** How much of a seat's depth its back takes, and of its height its feet. */
const BACK = 0.24
const FEET = 0.14

/**
 * A drawing with measures from the sizes of a product: what stands is seen from its front and its
 * side, in its own outline where that is known, and once where both are the same. What has no height
 * is seen from above, but hangs where its front is drawn. Null where the sizes make no outline.
 */
export function drawMeasures(sizes: Sizes, outline?: ProductOutline): Drawing | null {
  const across = sideOf(sizes, 'diameter') ?? sideOf(sizes, 'width')
  const height = sideOf(sizes, 'height')
  const length = sideOf(sizes, 'length')
  if (!across) return null
  if (height) return standing(across, height, sizes, outline)
  if (across.name === 'diameter') return circle(across)
  if (!length) return null
  if (outline) return drawViews(across, length, null, outline)
  // What is long lies on its side: a towel fills the drawing as a table cloth does.
  return across.cm < length.cm ? drawViews(length, across) : drawViews(across, length)
}

function sideOf(sizes: Sizes, name: MeasureName): Side | null {
  const cm = sizes[name]
  return cm ? { name, cm } : null
}

function circle(across: Side): Drawing {
  const drawing = drawViews(across, across)
  drawing.outlines[0].isRound = true
  drawing.dimensions.pop()
  return drawing
}

function standing(
  across: Side,
  height: Side,
  sizes: Sizes,
  outline?: ProductOutline,
): Drawing | null {
  const { seatHeight } = sizes
  const isRound = across.name === 'diameter'
  const long = sideOf(sizes, 'depth') ?? sideOf(sizes, 'length')
  if (!isRound && !long) return null
  const isAlike = across.cm === long?.cm && !(outline ? outline.side : seatHeight)
  const drawing = drawViews(across, height, isRound || isAlike ? null : long, outline)
  const [front, profile] = drawing.outlines
  const floor = front.y + height.cm
  if (seatHeight && !outline) {
    front.lines = seatFromFront(front, floor, seatHeight)
    if (profile) profile.lines = seatFromSide(profile, floor, seatHeight)
  }
  const x = front.x + front.width + drawing.unit * (BETWEEN - 4)
  for (const side of [sideOf(sizes, 'seatHeight'), sideOf(sizes, 'lyingHeight')]) {
    if (side) drawing.dimensions.push(line(side, x, floor - side.cm, true))
  }
  return drawing
}

/** The front, with its side at the right where there is one, both as high as `up` is long. */
function drawViews(across: Side, up: Side, long?: Side | null, outline?: ProductOutline): Drawing {
  const total = across.cm + (long?.cm ?? 0)
  const unit = Math.max(total / (long ? TWO_VIEWS : ONE_VIEW), up.cm / HIGHEST)
  // Each view has words at its left: two with theirs are in the middle when 2 units further right.
  const left = unit * (long ? 52 - BETWEEN / 2 : 50) - total / 2
  const second = left + across.cm + unit * BETWEEN
  const top = unit * 4
  const floor = top + up.cm
  const view = (x: number, width: number, path?: string): Outline => {
    return { x, y: top, width, height: up.cm, isRound: false, lines: [], path }
  }
  const below = (side: Side, x: number) => line(side, x, floor + unit * 4, false)
  const drawing: Drawing = {
    width: unit * 100,
    height: floor + unit * 11,
    outlines: [view(left, across.cm, outline?.front)],
    dimensions: [below(across, left)],
    unit,
  }
  if (long) {
    drawing.outlines.push(view(second, long.cm, outline?.side ?? outline?.front))
    drawing.dimensions.push(below(long, second))
  }
  drawing.dimensions.push(line(up, left - unit * 4, top, true))
  return drawing
}

function line({ name, cm }: Side, x: number, y: number, isUpright: boolean): Dimension {
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
