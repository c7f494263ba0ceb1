// Pictures that shoppers send: told by their bytes, and freed of what cameras write into them, which may
// be where somebody lives.

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A picture as it is kept. */
export interface CleanPicture {
  ending: 'jpg' | 'png' | 'webp'
  contentType: string
  bytes: Uint8Array
}

/** A JPEG, PNG or WebP without what cameras add; null for anything else, and for one that breaks off. */
export function cleanPicture(bytes: Uint8Array): CleanPicture | null {
  if (beginsWith(bytes, JPEG)) return made('jpg', 'image/jpeg', withoutJpegNotes(bytes))
  if (beginsWith(bytes, PNG)) return made('png', 'image/png', withoutPngNotes(bytes))
  const isWebp = text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP'
  return isWebp ? made('webp', 'image/webp', withoutWebpNotes(bytes)) : null
}

function made(
  ending: CleanPicture['ending'],
  contentType: string,
  bytes: Uint8Array | null,
): CleanPicture | null {
  return bytes && { ending, contentType, bytes }
}

const START_OF_SCAN = 0xda
const COMMENT = 0xfe
/** Colour profile and Adobe's transform: without them the colours change. */
const KEPT_APPLICATION_PARTS = [0xe0, 0xe2, 0xee]

/** Leaves out the application segments and comments that stand before the picture itself. */
function withoutJpegNotes(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === START_OF_SCAN) {
      const scan = untilEnd(bytes.subarray(at))
      return scan && joined([...kept, scan])
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (end > bytes.length || end < at + 4) return null
    const isApplication = marker >= 0xe0 && marker <= 0xef
    const isNote = isApplication && !KEPT_APPLICATION_PARTS.includes(marker)
    if (!isNote && marker !== COMMENT) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

const END_OF_IMAGE = 0xd9

/** Up to the end of the picture, null without one; telephones append films and previews. */
function untilEnd(scan: Uint8Array): Uint8Array | null {
  for (let at = scan.indexOf(0xff); at !== -1; at = scan.indexOf(0xff, at + 1)) {
    if (scan[at + 1] === END_OF_IMAGE) return scan.subarray(0, at + 2)
  }
  return null
}

const PNG_NOTES = ['eXIf', 'iTXt', 'tEXt', 'tIME', 'zTXt']

function withoutPngNotes(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, PNG.length)]
  const view = viewOf(bytes)
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = text(bytes, at + 4, 4)
    if (!PNG_NOTES.includes(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return joined(kept)
    at = end
  }
  return null
}

const WEBP_NOTES = ['EXIF', 'XMP ']
const WEBP_NOTE_FLAGS = 0b1100

function withoutWebpNotes(bytes: Uint8Array): Uint8Array | null {
  const kept = [bytes.subarray(0, 12)]
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > bytes.length) return null
    const name = text(bytes, at, 4)
    if (!WEBP_NOTES.includes(name)) kept.push(bytes.subarray(at, end))
    at = end
  }
  if (kept.length === 1) return null
  const clean = joined(kept)
  viewOf(clean).setUint32(4, clean.length - 8, true)
  if (text(clean, 12, 4) === 'VP8X') clean[20] = (clean[20] ?? 0) & ~WEBP_NOTE_FLAGS
  return clean
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
