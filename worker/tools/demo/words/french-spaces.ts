const NARROW = '\u202f'
const WIDE = '\u00a0'

/**
 * French with the spaces that no line breaks at: a narrow one before ; ! ? and in large
 * numbers, a whole one before : % €, inside « » and around the h of a time. The texts here are
 * typed with plain spaces.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])|(?<=(?<!\d |\d)\d{1,3}) (?=\d{3}(?! ?\d))/g, NARROW)
    .replace(/ (?=[:%€»])|(?<=«) |(?<=\d) (?=h \d)|(?<=\d h) (?=\d)/g, WIDE)
}
