/** A text that stays in one line, like the postcode `WC1N 3NG`. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
