// `npm run fonts`: cuts the fonts of the shop to the letters and weights it writes with. What is cut
// lies in the tree, so that a build needs neither the tool nor minutes.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../run/paths.ts'
import { DISPLAY_LETTERS, TEXT_LETTERS } from './letters.ts'

const FROM = resolve(ROOT, 'node_modules/@fontsource-variable')
const TO = resolve(ROOT, 'shared/fonts')

/** The weights between which styles of the shop choose (`client/styles/fonts.css`). */
const WEIGHTS = { min: 400, max: 600 }
/** One cut for large titles, drawn for 72 pt: what is drawn for more loses its thin strokes on plain screens. */
const DISPLAY_CUT = { wght: 400, opsz: 72, SOFT: 0, WONK: 0 }

await cut('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', 'text.woff2', {
  letters: TEXT_LETTERS,
  variationAxes: { wght: WEIGHTS },
})
await cut('fraunces/files/fraunces-latin-full-normal.woff2', 'display.woff2', {
  letters: DISPLAY_LETTERS,
  variationAxes: DISPLAY_CUT,
})

interface Cut {
  letters: string
  variationAxes: Record<string, number | { min: number; max: number }>
}

async function cut(from: string, to: string, { letters, variationAxes }: Cut): Promise<void> {
  const whole = readFileSync(resolve(FROM, from))
  const made = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes })
  writeFileSync(resolve(TO, to), made)
  console.info(`${to}: ${made.length} of ${whole.length} bytes`)
}
