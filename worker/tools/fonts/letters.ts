const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('')

/** What names and texts of people may hold: the letters of western Europe and their signs. */
export const TEXT_LETTERS = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'ıŒœʻʼˆ˚˜',
  between(0x304, 0x304) + between(0x308, 0x308) + between(0x329, 0x329),
  between(0x2000, 0x206f),
  '€™↑↓−∕',
].join('')

/** What titles of heroes and stories are written with, in the languages of the stores. */
export const DISPLAY_LETTERS = [
  between(0x61, 0x7a),
  between(0x41, 0x5a),
  between(0x30, 0x39),
  ' \u00a0!"%&\'(),-./:;?·',
  '«»–—‘’“”„…',
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàáâäçèéêëíîïóôöùúûüßœŒÿ',
].join('')
