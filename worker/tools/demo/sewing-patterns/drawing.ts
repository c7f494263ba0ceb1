// Drawing on an A4 sheet in millimetres from its upper left corner.

const POINTS_A_MM = 72 / 25.4
const SHEET_HEIGHT = 297
const LINE_HEIGHT = 1.45

export type Point = readonly [x: number, y: number]

/** A way to a point: straight, or bent by two others. */
export type Step = { to: Point; bend?: readonly [Point, Point] }

interface TextStyle {
  /** Points. */
  size?: number
  isBold?: boolean
}

export function drawText([x, y]: Point, words: string, style: TextStyle = {}): string {
  const { size = 9, isBold = false } = style
  const escaped = words.replace(/[\\()]/g, (sign) => `\\${sign}`)
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${at([x, y])} Td (${escaped}) Tj ET`
}

/** Text in lines of some characters at most; says where the next paragraph may begin. */
export function drawParagraph(
  [x, y]: Point,
  words: string,
  characters: number,
  style: TextStyle = {},
): { drawn: string; next: number } {
  const height = ((style.size ?? 9) / POINTS_A_MM) * LINE_HEIGHT
  const lines = toLines(words, characters)
  const drawn = lines.map((line, index) => drawText([x, y + index * height], line, style))
  return { drawn: drawn.join('\n'), next: y + lines.length * height }
}

export function drawLine(from: Point, to: Point, isDashed = false): string {
  return drawPath(from, [{ to }], isDashed)
}

export function drawBox([x, y]: Point, width: number, height: number, isDashed = false): string {
  const corners: Point[] = [
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]
  return drawPath(
    [x, y],
    corners.map((to) => ({ to })),
    isDashed,
  )
}

export function drawPath(from: Point, steps: readonly Step[], isDashed = false): string {
  const ways = steps.map(({ to, bend }) =>
    bend ? `${at(bend[0])} ${at(bend[1])} ${at(to)} c` : `${at(to)} l`,
  )
  return `${isDashed ? '[4 3]' : '[]'} 0 d 0.8 w ${at(from)} m ${ways.join(' ')} S`
}

function at([x, y]: Point): string {
  const points = (mm: number) => (mm * POINTS_A_MM).toFixed(2)
  return `${points(x)} ${points(SHEET_HEIGHT - y)}`
}

function toLines(words: string, characters: number): string[] {
  const lines = ['']
  for (const word of words.split(' ')) {
    const current = lines.at(-1) ?? ''
    if (current.length + word.length + 1 > characters) lines.push(word)
    else lines[lines.length - 1] = current ? `${current} ${word}` : word
  }
  return lines
}
