// A file is a picture by what it begins with, whatever it is called.

/** As many bytes of a file as tell what it is. */
export const SIGNATURE_BYTES = 16

/** Media types of what has a size of its own in pixels. */
export const PIXELS = /^image\/(?!svg)/

/** How the kinds begin, a character a byte. */
const SIGNATURES: readonly RegExp[] = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(?:avif|avis|mif1|msf1|miaf)/s,
]

/** Whether a file that begins with these bytes is a JPEG, PNG, GIF, WebP or AVIF. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  return SIGNATURES.some((signature) => signature.test(start))
}
