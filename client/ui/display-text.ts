/** As the display font can write it: it has no narrow no-break space, and another font's is hardly seen. */
export function displayText(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
