import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdminClient } from '../../../../worker/tools/catalogue-cli/admin-client'
import { importFolder } from '../../../../worker/tools/catalogue-cli/import-folder'
import type { ImportOptions } from '../../../../worker/tools/catalogue-cli/import-options'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'
import { search } from '../../commerce/search/query'
import { csv, type Row, SETTINGS, shirt } from '../catalogue-files/read-files'

const SHIRTS = 40
const GIF = Buffer.from('GIF89a and then some')
const rows = Array.from({ length: SHIRTS }, (_, n) => shirt({ sku: `S${n}`, name: `Café ${n}` }))
const { known: _, ...settings } = SETTINGS

let folder: string
let shop: CommerceShop

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  shop = await openCommerceShop(SMALL_SHOP)
  vi.stubGlobal('fetch', ({ pathname, search: query }: URL, init: RequestInit) =>
    shop.fetch(pathname + query, init),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

function bring(rest: Partial<ImportOptions> = {}, ask?: (question: string) => Promise<boolean>) {
  const admin = createAdminClient('http://commerce.test', ADMIN_KEY)
  const limits = { leftOut: 0, removed: undefined }
  const report = join(folder, 'report.csv')
  const given = { folder, mode: 'merge', limits, report, deployed: {}, settings, ...rest } as const
  return importFolder(admin, given, ask)
}

const replaceAll = { mode: 'replace', limits: { leftOut: 0, removed: 1000 } } as const
const report = () => readFileSync(join(folder, 'report.csv'), 'utf8').replaceAll('"', '')
const skus = async () =>
  (await search(shop, { size: 100 })).items.map((item) => String(item.sku)).sort()

it('writes nothing where it could not report on it', async () => {
  write('products.csv', csv(rows))
  await expect(bring({ report: join(folder, 'nowhere/report.csv') })).rejects.toThrow('ENOENT')
  expect(await skus()).not.toContain('S0')
})

describe('replacing the catalogue', () => {
  beforeEach(async () => {
    write('products.csv', csv(rows))
    await bring(replaceAll)
    expect(await skus()).toHaveLength(SHIRTS)
  })

  const cutOff = Buffer.from(csv(rows))
  it.each([
    ['cut off within a row', cutOff.subarray(0, cutOff.lastIndexOf('Café 30'))],
    ['of another encoding', Buffer.from(csv(rows), 'latin1')],
    ['of another encoding with two bytes a character', Buffer.from(csv(rows), 'utf16le').swap16()],
    ['with semicolons', Buffer.from(csv(rows).replaceAll('","', '";"').replaceAll(',', ';'))],
  ])('removes nothing for a file %s', async (_, file) => {
    write('products.csv', file)
    await expect(bring(replaceAll)).rejects.toThrow()
    expect(await skus()).toHaveLength(SHIRTS)
  })

  it('tells how many rows were left out, and takes the limit a merchant says', async () => {
    write('products.csv', csv([...rows.slice(1), shirt({ sku: 'S0', price: 'ten' })]))
    await expect(bring(replaceAll)).rejects.toThrow('1 rows were left out')
    expect(await bring({ ...replaceAll, limits: { leftOut: 1, removed: 1000 } })).toBe(false)
    expect(await skus()).not.toContain('S0')
    expect(report()).toContain('41,S0,left out,bad price: ten')
  })

  it('asks before it removes what a file does not name, cut off between two rows', async () => {
    write('products.csv', csv(rows.slice(0, 30)))
    const questions: string[] = []
    const answer = (yes: boolean) => async (question: string) => {
      questions.push(question)
      return yes
    }
    await expect(bring({ mode: 'replace' }, answer(false))).rejects.toThrow('Nothing was replaced')
    expect(await skus()).toHaveLength(SHIRTS)
    expect(await bring({ mode: 'replace' }, answer(true))).toBe(true)
    expect(await skus()).toHaveLength(30)
    expect(questions[0]).toContain(
      '10 of 40 products and categories of the shop are not in the files and would be removed: S30, S31, S32, S33, S34 and 5 more.',
    )
    await bring({ mode: 'replace' }, answer(false))
    expect(questions).toHaveLength(2)
  })

  it('needs a word of a script, which nobody can ask', async () => {
    write('products.csv', csv(rows.slice(0, 38)))
    await expect(bring({ mode: 'replace' })).rejects.toThrow('say --max-removed 2, or --yes')
    const limited = (removed: number) =>
      bring({ mode: 'replace', limits: { leftOut: 0, removed } }, async () => true)
    await expect(limited(1)).rejects.toThrow('--max-removed 2')
    expect(await limited(2)).toBe(true)
    expect(await skus()).toHaveLength(38)
  })
})

describe('one odd row', () => {
  const long = (count: number) => 'x'.repeat(count)

  it.each([
    [{ description: long(5_000_000) }, 'left out,the row is over 4000000 characters'],
    [{ name: long(600) }, 'left out,name.all is over 512'],
    [{ sku: long(70) }, 'left out,not a usable sku'],
    [{ description: long(190_000), short_description: long(190_000) }, 'left out,its texts are'],
    [{ categories: `Default Category/${long(600)}` }, 'loaded, but,too long a name of a category'],
    [{ price: '1e300' }, 'left out,bad price'],
    [{ custom_options: 'name=A,type=field,price=1e300' }, 'left out,'],
    [{ base_image: `${long(500)}.jpg` }, 'loaded, but,not the name of a picture'],
    [{ base_image: `${long(300)}.jpg` }, 'loaded, but,not in media/'],
  ] as [Row, string][])('is reported, and the rest goes on', async (facts, reason) => {
    write('products.csv', csv([shirt({ sku: 'ODD', url_key: 'odd', ...facts }), ...rows]))
    const isWhole = await bring()
    expect(isWhole).toBe(reason.startsWith('loaded'))
    expect(report()).toContain(reason)
    expect(report().length).toBeLessThan(1000)
    expect(await skus()).toContain('S39')
  })

  it('may have a name that is too long for an address', async () => {
    write('products.csv', csv([shirt({ sku: 'L', name: long(300) })]))
    expect(await bring()).toBe(true)
  })

  it('of an index, too', async () => {
    const product = (sku: string, rest = {}) =>
      JSON.stringify({ id: 1, sku, type_id: 'simple', name: sku, price: 5, visibility: 4, ...rest })
    const huge = product('HUGE', { description: long(9_000_000) })
    write('product.ndjson', [huge, product('RICH', { price: 1e300 }), product('OK')].join('\n'))
    expect(await bring()).toBe(false)
    expect(report()).toContain('a line of over 8 MB')
    expect(report()).toContain('Not a price: 1e+300')
    expect(await skus()).toContain('OK')
    expect(await skus()).not.toContain('RICH')
  })
})

describe('the pictures of a folder', () => {
  const imagesOf = async (sku: string) => {
    const { items } = await search(shop, { size: 100 })
    const found = items.find((item) => item.sku === sku)
    return ((found?.media_gallery ?? []) as { image: string }[]).map(({ image }) => image)
  }

  it('are left out when there is no picture in the file', async () => {
    write('media/good.gif', GIF)
    write('media/bad.jpg', 'a page of the hotel network')
    write('products.csv', csv([shirt({ base_image: 'bad.jpg', additional_images: 'good.gif' })]))
    expect(await bring()).toBe(true)
    expect(report()).toContain('the file is no picture: bad.jpg')
    expect(await imagesOf('S')).toEqual(['catalog/product/good.gif'])
  })

  it('are followed where links lead within it, and told where they lead out', async () => {
    write('media/a/real.gif', GIF)
    write('secret.gif', GIF)
    symlinkSync('a/real.gif', join(folder, 'media/inside.gif'))
    symlinkSync('../secret.gif', join(folder, 'media/outside.gif'))
    symlinkSync('..', join(folder, 'media/up'))
    symlinkSync('loop.gif', join(folder, 'media/loop.gif'))
    const names = ['inside.gif', 'outside.gif', 'up/secret.gif', 'loop.gif']
    write('products.csv', csv([shirt({ additional_images: names.join(',') })]))
    expect(await bring()).toBe(true)
    expect(await imagesOf('S')).toEqual(['catalog/product/inside.gif'])
    expect(report()).toContain('a link that leads out of media/: outside.gif')
    expect(report()).toContain('a link that leads out of media/: up/secret.gif')
    expect(report()).toContain('not in media/: loop.gif')
  })

  it('are seen when other bytes have the same name', async () => {
    write('media/a.gif', GIF)
    write('products.csv', csv([shirt({ base_image: 'a.gif' })]))
    await bring()
    const [before] = await imagesOf('S')
    write('media/a.gif', Buffer.concat([GIF, GIF]))
    await bring()
    expect(await imagesOf('S')).not.toEqual([before])
  })
})
