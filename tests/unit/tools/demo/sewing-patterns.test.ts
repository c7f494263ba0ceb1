import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isMediaPath } from '../../../../worker/commerce/content/media-path'
import { createDemoFiles, createDemoShop } from '../../../../worker/tools/demo/create-demo-shop'
import { drawText } from '../../../../worker/tools/demo/sewing-patterns/drawing'
import { toPdf } from '../../../../worker/tools/demo/sewing-patterns/pdf'

const INDEX = resolve(import.meta.dirname, '../../../../worker/tools/demo/media/index.json')
const shop = createDemoShop(JSON.parse(readFileSync(INDEX, 'utf8')))
const files = createDemoFiles()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('the sewing patterns', () => {
  it('are the files that downloadable products promise, and their samples', () => {
    const downloads = shop.products.flatMap((product) => product.downloads ?? [])
    const promised = downloads.flatMap(({ file, sample }) => [file, sample])
    expect(downloads.length).toBeGreaterThanOrEqual(4)
    expect(new Set(promised)).toEqual(new Set(files.map(({ path }) => path)))
    for (const { path } of files) expect(isMediaPath(path), path).toBe(true)
  })

  it('are the same on every run, and small', () => {
    expect(createDemoFiles()).toEqual(files)
    for (const { bytes } of files) expect(bytes.length).toBeLessThan(20_000)
  })

  it('have a sheet of measures, one in each language and the templates', () => {
    for (const { path, bytes } of files) {
      const sheets = toText(bytes).match(/\/Type \/Page /g)?.length
      if (path.includes('first-sheet')) expect(sheets, path).toBe(1)
      else expect(sheets, path).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('a PDF', () => {
  it('says where each of its objects lies, to the byte', () => {
    for (const { bytes } of files) {
      const pdf = toText(bytes)
      const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
      expect(pdf.slice(start, start + 4)).toBe('xref')
      const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) =>
        Number(at),
      )
      offsets.forEach((offset, index) => {
        expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
      })
    }
  })

  it('says how long each of its sheets is', () => {
    const pdf = toText(toPdf([drawText([10, 10], 'Größe · œuvre (5 × 5 cm)')]))
    const [, length, content] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(pdf) ?? []
    expect(content).toHaveLength(Number(length))
    expect(content).toContain('\\(5 \xd7 5 cm\\)')
  })

  it('refuses letters that its fonts do not have', () => {
    expect(() => toPdf([drawText([10, 10], '布')])).toThrow('布')
  })
})
