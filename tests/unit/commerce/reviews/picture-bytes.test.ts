import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from '../../../../worker/commerce/reviews/picture-bytes'

const SECRET = '52.3702N 4.8952E'
const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const segment = (marker: number, body: string) => {
  const length = body.length + 2
  return String.fromCharCode(0xff, marker, length >> 8, length & 255) + body
}
const JPEG_HEAD = '\xff\xd8'
const SCAN = `${segment(0xda, '\x01')}some light\xff\x00and shade\xff\xd9`
const jpeg = (...segments: string[]) => bytesOf(JPEG_HEAD + segments.join('') + SCAN)

const chunk = (name: string, body: string) =>
  `${String.fromCharCode(0, 0, body.length >> 8, body.length & 255)}${name}${body}crc!`
const png = (...chunks: string[]) => bytesOf(`\x89PNG\r\n\x1a\n${chunks.join('')}`)

const part = (name: string, body: string) =>
  `${name}${String.fromCharCode(body.length & 255, body.length >> 8, 0, 0)}${body}`
const webp = (...parts: string[]) => bytesOf(`RIFF\0\0\0\0WEBP${parts.join('')}`)

describe('a picture that a shopper sends', () => {
  it('is known by its bytes, and by nothing else', () => {
    expect(cleanPicture(jpeg())?.contentType).toBe('image/jpeg')
    expect(cleanPicture(png(chunk('IDAT', 'light'), chunk('IEND', '')))?.ending).toBe('png')
    expect(cleanPicture(webp(part('VP8 ', 'light!')))?.ending).toBe('webp')
    for (const other of ['', 'GIF89a', '<svg onload="alert(1)"/>', '<!doctype html>', '%PDF-1.7']) {
      expect(cleanPicture(bytesOf(other))).toBe(null)
    }
  })

  it('loses where it was taken, what was written into it, and what hangs behind it', () => {
    const camera = jpeg(
      segment(0xe0, 'JFIF'),
      segment(0xe1, `Exif\0\0${SECRET}`),
      segment(0xe2, 'ICC_PROFILE'),
      segment(0xfe, SECRET),
      segment(0xdb, 'tables'),
    )
    const withTail = bytesOf(textOf(camera) + textOf(jpeg(segment(0xe1, SECRET))))
    const kept = textOf(cleanPicture(withTail)?.bytes ?? new Uint8Array())
    expect(kept).toBe(
      textOf(jpeg(segment(0xe0, 'JFIF'), segment(0xe2, 'ICC_PROFILE'), segment(0xdb, 'tables'))),
    )
    const drawing = png(chunk('tEXt', SECRET), chunk('IDAT', 'light'), chunk('IEND', ''))
    expect(cleanPicture(drawing)?.bytes).toEqual(png(chunk('IDAT', 'light'), chunk('IEND', '')))
    const small = cleanPicture(
      webp(part('VP8X', '\x0c\0\0\0widthh'), part('VP8 ', 'light!'), part('EXIF', `${SECRET}`)),
    )
    const told = textOf(small?.bytes ?? new Uint8Array())
    expect(told).not.toContain(SECRET)
    expect(told.charCodeAt(4)).toBe(told.length - 8)
    expect(told.charCodeAt(20)).toBe(0)
  })

  it('is refused where it breaks off, and never makes anything fail', () => {
    const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\0\0\0\0WEBP'].map(bytesOf)
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 64 }), (start, rest) => {
        const clean = cleanPicture(new Uint8Array([...start, ...rest]))
        expect(clean === null || clean.bytes.length <= start.length + rest.length).toBe(true)
      }),
    )
    expect(cleanPicture(jpeg().subarray(0, 6))).toBe(null)
  })
})
