// A PDF of A4 sheets with lines and text, as plain as the format allows: two standard fonts, nothing
// embedded, no date, so that the same drawing gives the same bytes.

const A4 = '[0 0 595.276 841.89]'
const FIRST_SHEET = 5

/** Characters of WinAnsi that stand elsewhere in Unicode. */
const WIN_ANSI: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  œ: 0x9c,
}

/** The bytes of a document; every sheet is a content stream. Throws on a letter no font has. */
export function toPdf(sheets: readonly string[]): Uint8Array {
  const pages = sheets.map((_, index) => `${FIRST_SHEET + index * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${sheets.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...sheets.flatMap((sheet, index) => [page(FIRST_SHEET + index * 2 + 1), stream(sheet)]),
  ]
  return toBytes(assemble(objects))
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function page(content: number): string {
  const fonts = '/Font << /F1 3 0 R /F2 4 0 R >>'
  return `<< /Type /Page /Parent 2 0 R /MediaBox ${A4} /Resources << ${fonts} >> /Contents ${content} 0 R >>`
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** Every character is one byte, so lengths of text are offsets in the file. */
function assemble(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  return [
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  ].join('')
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = WIN_ANSI[letter] ?? letter.charCodeAt(0)
    if (code > 0xff) throw new Error(`No standard font has the letter ${letter}`)
    return code
  })
}
