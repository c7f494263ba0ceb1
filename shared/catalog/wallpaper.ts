// How many rolls a wall takes (spec 2, wallpaper calculator). Everything in whole millimetres, so
// that 10.05 m of paper is not a hair too short for three lengths of 3.35 m.

export interface WallpaperRoll {
  width: number
  length: number
  /** Length after which the pattern repeats; 0 for a paper that needs no matching. */
  repeat: number
}

/** Centimetres of a wall's width or height are written with at least this many characters (spec 5). */
const MIN_WALL_CHARACTERS = 3

/** Widest and highest wall that is worked out, in millimetres. */
const MAX_WALL = 1_000_000

/** Metres of the catalogue → millimetres; 0 for what is no length. */
export function metresToMillimetres(metres: number | undefined): number {
  return metres !== undefined && metres > 0 ? Math.round(metres * 1000) : 0
}

/**
 * Centimetres as written, with a comma or a point → millimetres; null when it is no length, is
 * beyond a hundred metres by far, or has fewer than three characters (spec 5, wall width and height).
 */
export function parseWallLength(text: string): number | null {
  const written = text.trim().replace(',', '.')
  if (written.length < MIN_WALL_CHARACTERS || !/^\d{1,6}(?:\.\d{1,2})?$/.test(written)) return null
  const length = Math.round(Number(written) * 10)
  return length > 0 && length <= MAX_WALL ? length : null
}

/** How much paper one length takes: the wall's height, up to the next beginning of the pattern. */
export function dropOf({ repeat }: WallpaperRoll, height: number): number {
  return repeat > 0 ? Math.ceil(height / repeat) * repeat : height
}

/**
 * How many rolls cover a wall. A length is never put together from two pieces; what is left of a
 * roll is waste. Null when one length is longer than a roll. Throws RangeError unless the wall and
 * the roll have a size.
 */
export function rollsFor(
  roll: WallpaperRoll,
  wall: { width: number; height: number },
): number | null {
  if (!(wall.width > 0 && wall.height > 0 && roll.width > 0 && roll.length > 0)) {
    throw new RangeError('A wall and a roll have a width and a height')
  }
  const lengthsOfRoll = Math.floor(roll.length / dropOf(roll, wall.height))
  if (lengthsOfRoll === 0) return null
  return Math.ceil(Math.ceil(wall.width / roll.width) / lengthsOfRoll)
}
