import type { FourWords } from './four-words'

/** Centimetres of body height, as European kidswear is sized. */
export const KIDS_SIZES = ['92', '98', '104', '110', '116', '122', '128', '134', '140'] as const

const MEASURED = [
  ...KIDS_SIZES,
  '120 × 170 cm',
  '160 × 230 cm',
  '200 × 290 cm',
  '240 × 340 cm',
  '140 × 200 cm',
  '200 × 200 cm',
  '240 × 220 cm',
  '140 × 250 cm',
  '140 × 280 cm',
]

const same = (text: string): FourWords => [text, text, text, text]

/** All sizes, smallest first within their kind; measures read the same in every language. */
export const SIZES: Record<string, FourWords> = {
  ...Object.fromEntries(MEASURED.map((size) => [sizeValue(size), same(size)])),
  small: ['Klein, 25 cm', 'Klein, 25 cm', 'Petit, 25 cm', 'Small, 25 cm'],
  medium: ['Middel, 35 cm', 'Mittel, 35 cm', 'Moyen, 35 cm', 'Medium, 35 cm'],
  large: ['Groot, 45 cm', 'Groß, 45 cm', 'Grand, 45 cm', 'Large, 45 cm'],
}

/** The value under which a measure is stored: `120 × 170 cm` is `120x170`. */
function sizeValue(size: string): string {
  return size.replace(' cm', '').replaceAll(' ', '').replace('×', 'x')
}
