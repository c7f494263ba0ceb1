import type { Localized } from '../words/localized'
import { drawBox, drawLine, drawParagraph, drawText, type Point } from './drawing'

/** A pattern as it is written down: what is needed, how it is made, and what is cut. */
export interface SewingPattern {
  /** Of its file. */
  name: string
  title: Localized
  needs: readonly Localized[]
  steps: readonly Localized[]
  /** Rectangles in centimetres that need no template, and how often each is cut. */
  rectangles: readonly { label: Localized; width: number; height: number; times: number }[]
  /** Measures that depend on a size; the first row names them. */
  table?: { head: readonly Localized[]; rows: readonly (readonly string[])[] }
  /** Content of the sheets at full size, with what stands at their head. */
  templates: readonly { label: Localized; drawn: string }[]
}

const LEFT = 18
const TEST_SQUARE = 50
/** A centimetre of the plan on paper. */
const PLAN_SCALE = 1.6
const CHARACTERS = 96
const STEP = 7

const SQUARE: Localized = [
  'Dit vierkant is 5 × 5 cm. Klopt het niet, print dan opnieuw op 100 procent.',
  'Dieses Quadrat misst 5 × 5 cm. Stimmt es nicht, bitte erneut in 100 Prozent drucken.',
  'Ce carré mesure 5 × 5 cm. Sinon, réimprimez à 100 %.',
  'This square is 5 × 5 cm. If it is not, print again at 100 per cent.',
]
const NEEDS: Localized = ['Je hebt nodig', 'Du brauchst', 'Il vous faut', 'You need']
const HOW: Localized = ['Zo maak je het', 'So geht es', 'Réalisation', 'How to make it']

/** All sheets of a pattern: what is cut, the instructions in four languages, and the templates. */
export function toSheets(pattern: SewingPattern): string[] {
  return [
    overview(pattern),
    ...([0, 1, 2, 3] as const).map((language) => instructions(pattern, language)),
    ...pattern.templates.map(({ label, drawn }) =>
      [...fourLines([LEFT, 14], label), drawn].join('\n'),
    ),
  ]
}

/** What anybody may look at: the first sheet. */
export function toFirstSheet(pattern: SewingPattern): string[] {
  return [overview(pattern)]
}

function overview(pattern: SewingPattern): string {
  return [
    drawText([LEFT, 20], 'Wilm & Erin', { size: 10, isBold: true }),
    ...pattern.title.map((words, index) =>
      drawText([LEFT, 32 + index * 8], words, { size: index === 0 ? 16 : 12, isBold: index === 0 }),
    ),
    drawBox([LEFT, 66], TEST_SQUARE, TEST_SQUARE),
    ...fourLines([LEFT + TEST_SQUARE + 6, 78], SQUARE),
    ...plan(pattern, 128),
    ...table(pattern, pattern.rectangles.length > 0 ? 215 : 135),
  ].join('\n')
}

function instructions({ title, needs, steps }: SewingPattern, language: 0 | 1 | 2 | 3): string {
  const drawn = [drawText([LEFT, 24], title[language], { size: 16, isBold: true })]
  let y = 38
  const translate = (words: string, style = {}) => {
    const part = drawParagraph([LEFT, y], words, CHARACTERS, { size: 10.5, ...style })
    drawn.push(part.drawn)
    y = part.next + 2.5
  }
  translate(NEEDS[language], { isBold: true })
  for (const need of needs) translate(`• ${need[language]}`)
  y += STEP
  translate(HOW[language], { isBold: true })
  steps.forEach((step, index) => {
    translate(`${index + 1}. ${step[language]}`)
  })
  return drawn.join('\n')
}

/** The rectangles side by side to scale, with their measures in them. */
function plan({ rectangles }: SewingPattern, y: number): string[] {
  let x = LEFT
  return rectangles.flatMap(({ label, width, height, times }) => {
    const corner: Point = [x, y]
    const drawn = [
      drawBox(corner, width * PLAN_SCALE, height * PLAN_SCALE),
      drawText([x + 2, y + 5], `${times} ×  ${width} × ${height} cm`, { isBold: true, size: 8 }),
      ...label.map((words, index) => drawText([x + 2, y + 10 + index * 4], words, { size: 7 })),
    ]
    x += width * PLAN_SCALE + 6
    return drawn
  })
}

function table({ table }: SewingPattern, y: number): string[] {
  if (!table) return []
  const column = 174 / table.head.length
  const cells = (words: readonly string[], row: number, isBold = false) =>
    words.map((word, index) => drawText([LEFT + index * column, row], word, { size: 7.5, isBold }))
  const heads = ([0, 1, 2, 3] as const).flatMap((language) =>
    cells(
      table.head.map((words) => words[language]),
      y + language * 4,
      true,
    ),
  )
  const first = y + 20
  return [
    ...heads,
    drawLine([LEFT, y + 15], [LEFT + 174, y + 15]),
    ...table.rows.flatMap((row, index) => cells(row, first + index * 5)),
  ]
}

function fourLines([x, y]: Point, words: Localized): string[] {
  return words.map((sentence, index) => drawText([x, y + index * 5], sentence, { size: 8.5 }))
}
