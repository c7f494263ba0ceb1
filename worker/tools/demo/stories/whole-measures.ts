/** Within a measure, like `160 × 230 cm`: before its unit and around its sign. */
const SPACES = /(?<=\d) (?=×)|(?<=×) (?=\d)|(?<=\d) (?=(?:cm|m|mm|kg)\b)/g

/** With measures that no line breaks in two: neither at a space nor behind a dash. */
export function withWholeMeasures(text: string): string {
  return text.replaceAll(SPACES, '\u00a0').replace(/(?<=\d–)(?=\d)/g, '\u2060')
}
