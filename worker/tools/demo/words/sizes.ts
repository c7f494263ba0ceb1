import type { Localized } from './localized'

/** Centimetres of body height, as European kidswear is sized. */
export const KIDS_SIZES = ['92', '98', '104', '110', '116', '122', '128', '134', '140'] as const

/** The same, from the day on which a child walks. */
export const TODDLER_SIZES = ['80', '86', ...KIDS_SIZES] as const

const BABY_SIZES = ['50', '56', '62', '68', '74', '80', '86'] as const

/** Width × length, smallest first within their kind. */
const MEASURED = [
  '30 × 50 cm',
  '45 × 45 cm',
  '40 × 60 cm',
  '50 × 50 cm',
  '60 × 60 cm',
  '40 × 80 cm',
  '60 × 70 cm',
  '50 × 80 cm',
  '60 × 100 cm',
  '80 × 150 cm',
  '120 × 170 cm',
  '160 × 230 cm',
  '200 × 290 cm',
  '240 × 340 cm',
  '130 × 180 cm',
  '150 × 220 cm',
  '140 × 180 cm',
  '90 × 200 cm',
  '140 × 200 cm',
  '140 × 220 cm',
  '160 × 260 cm',
  '160 × 200 cm',
  '180 × 200 cm',
  '200 × 200 cm',
  '240 × 220 cm',
  '260 × 220 cm',
  '160 × 90 cm',
  '200 × 95 cm',
  '240 × 100 cm',
  '140 × 250 cm',
  '140 × 280 cm',
  '140 × 300 cm',
  '200 × 250 cm',
  '200 × 280 cm',
  '200 × 300 cm',
  '30 × 40 cm',
  '50 × 70 cm',
  '70 × 100 cm',
]

/** Across, of what is round. */
const ROUND = ['Ø 50 cm', 'Ø 70 cm', 'Ø 90 cm', 'Ø 120 cm', 'Ø 140 cm', 'Ø 160 cm', 'Ø 200 cm']

/** Shoe sizes and sizes of heads. */
const SMALL = ['23-26', '27-30', '31-34', '46-48 cm', '50-52 cm', '54-56 cm']

const same = (text: string): Localized => [text, text, text, text]
const withValues = (sizes: readonly string[]) =>
  Object.fromEntries(sizes.map((size) => [sizeValue(size), same(size)]))

/** All sizes, smallest first within their kind; measures read the same in every language. */
export const SIZES: Record<string, Localized> = {
  ...withValues([...BABY_SIZES, ...KIDS_SIZES, ...SMALL, ...MEASURED, ...ROUND]),
  small: ['Klein, 25 cm', 'Klein, 25 cm', 'Petit, 25 cm', 'Small, 25 cm'],
  medium: ['Middel, 35 cm', 'Mittel, 35 cm', 'Moyen, 35 cm', 'Medium, 35 cm'],
  large: ['Groot, 45 cm', 'Groß, 45 cm', 'Grand, 45 cm', 'Large, 45 cm'],
}

/** The value under which a measure is stored: `120 × 170 cm` is `120x170`, `Ø 50 cm` is `d50`. */
function sizeValue(size: string): string {
  return size.replace(' cm', '').replaceAll(' ', '').replace('×', 'x').replace('Ø', 'd')
}
