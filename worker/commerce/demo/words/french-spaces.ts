const NARROW = '\u202f'
const WIDE = '\u00a0'

/**
 * French with the spaces that no line breaks at: a narrow one before ; ! ? and in large
 * numbers, a whole one before : % € and inside « ». The texts here are typed with plain spaces.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])|(?<=(?<!\d |\d)\d{1,3}) (?=\d{3}(?! ?\d))/g, NARROW)
    .replace(/ (?=[:%€»])|(?<=«) /g, WIDE)
}
