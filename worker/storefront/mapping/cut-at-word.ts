/** A text of at most so many letters, cut between two words. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text.slice(0, maxLength - 1).replace(/\s\S*$/, '')}…`
}
