import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readExport } from '../../../../worker/tools/catalogue-files/magento/read/read-export'
import { csv, type Row, read, SETTINGS, shirt } from './read-files'

describe('reading a Magento export', () => {
  it('makes a product of a row', async () => {
    const { products, categories, problems } = await read(
      csv([shirt({ categories: 'Default Category/Men/Tops', base_image: '/s/h/shirt.jpg' })]),
    )
    expect(problems).toEqual([])
    expect(products[0]).toMatchObject({
      sku: 'S',
      price: { all: 1000 },
      urlKey: { all: 'shirt' },
      categories: ['Men/Tops'],
      images: ['catalog/product/s/h/shirt.jpg'],
      stock: { qty: 3, isInStock: true },
    })
    expect(categories.map(({ path }) => path)).toEqual(['Men', 'Men/Tops'])
  })

  it.each([
    [{ sku: '' }, 'no sku'],
    [{ product_type: 'spaceship' }, 'unknown product type: spaceship'],
    [{ product_type: 'bundle' }, 'a bundle without choices'],
    [{ product_type: 'grouped' }, 'a grouped product without products'],
    [{ product_type: 'giftcard' }, 'a gift card without an amount'],
    [{ price: 'ten' }, 'bad price: ten'],
    [{ visibility: 'Sometimes' }, 'unknown visibility: Sometimes'],
    [{ qty: 'many' }, 'bad quantity: many'],
    [{ special_price: 'less' }, 'bad special price: less'],
    [{ tax_class_name: 'Luxury' }, 'unknown tax class: Luxury'],
    [{ created_at: 'yesterday' }, 'bad date: yesterday'],
    [{ product_type: 'configurable' }, 'a configurable product without variations'],
    [{ name: 'x'.repeat(600) }, 'name.all is over 512'],
    [{ name: 'Sh\uFFFDrt' }, 'not text in UTF-8'],
    [{ shop_labels: '[' }, 'bad shop_labels: ['],
  ] as [Row, string][])('leaves out a row with its line and reason: %j', async (facts, reason) => {
    const { products, problems } = await read(csv([shirt({ sku: 'GOOD' }), shirt(facts)]))
    expect(problems).toMatchObject([{ line: 3, reason, isLeftOut: true }])
    expect(products.map(({ sku }) => sku)).toEqual(['GOOD'])
  })

  it('takes measures for a filter from one number to another, in whatever unit', async () => {
    const rows = Array.from({ length: 240 }, (_, at) => {
      const size = 50 + Math.floor(at / 2)
      const measures = [`width=${size}`, `height=${size}.5 cm`, `depth=${size}.25`]
      return shirt({
        sku: `S${at}`,
        url_key: `s-${at}`,
        additional_attributes: [
          ...measures,
          `gtin=87123456${1000 + at}`,
          `article=${1000 + at}`,
        ].join(','),
      })
    })
    const { attributes, products } = await read(csv(rows))
    const found = Object.fromEntries(attributes.map((one) => [one.code, one]))
    expect(found.width).toMatchObject({ input: 'select', isFilterable: true })
    expect(found.width?.options).toHaveLength(120)
    expect(products[0]?.attributes).toMatchObject({
      width: ['50'],
      height: ['50.5'],
      depth: ['50.25'],
    })
    expect(found.height?.options[0]).toEqual({ value: '50.5', label: { all: '50.5 cm' } })
    expect([found.gtin?.input, found.article?.input]).toEqual(['text', 'text'])
  })

  it('names the first line of a duplicate sku, whatever its capitals', async () => {
    const { problems } = await read(csv([shirt(), shirt({ sku: 's' })]))
    expect(problems[0]?.reason).toBe('duplicate sku, first on line 2')
  })

  it('counts lines through quotes, carriage returns and a byte order mark', async () => {
    const rows = [shirt({ name: 'One\nshirt' }), shirt({ sku: 'T', price: 'x' })]
    const { problems } = await read(csv(rows, { eol: '\r\n', bom: '\uFEFF' }))
    expect(problems[0]?.line).toBe(4)
  })

  it('links a configurable product to its children and names unknown ones', async () => {
    const parent = shirt({
      sku: 'P',
      product_type: 'configurable',
      price: '',
      configurable_variations: 'sku=P-S,size=S|sku=P-X,size=X',
    })
    const child = shirt({ sku: 'P-S', price: '7.50', additional_attributes: 'size=S' })
    const { products, problems } = await read(csv([parent, child]))
    expect(products.find(({ sku }) => sku === 'P')).toMatchObject({
      price: { all: 750 },
      variations: { attributes: ['size'], skus: ['P-S'] },
    })
    expect(problems).toMatchObject([
      { line: 2, reason: 'a variation names an unknown sku: P-X', isLeftOut: false },
    ])
  })

  it('gives two products of one name two addresses', async () => {
    const { products } = await read(csv([shirt(), shirt({ sku: 'S2' })]))
    expect(products.map(({ urlKey }) => urlKey.all)).toEqual(['shirt', 'shirt-s2'])
  })

  it('says where an address belongs to the shop itself or to a category', async () => {
    const { products, problems } = await read(
      csv([
        shirt({ sku: 'A', url_key: 'cart' }),
        shirt({ sku: 'B', url_key: 'sofas' }),
        shirt({ sku: 'C', url_key: 'round', categories: 'Default Category/Sofas/Round' }),
        shirt({ sku: 'D', url_key: 'cart', visibility: 'Not Visible Individually' }),
      ]),
    )
    expect(products.map(({ urlKey }) => urlKey.all)).toEqual(['cart-a', 'sofas-b', 'round', 'cart'])
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, '/cart is a page of the shop itself: it is at /cart-a'],
      [3, '/sofas is a category: it is at /sofas-b'],
    ])
  })

  it('takes categories of several roots, and a comma within a name', async () => {
    const cell = 'Default Category/Men, Women,German Root/Herren/Hemden,Default Category/a\\,b'
    const { products, categories } = await read(csv([shirt({ categories: cell })]))
    expect(products[0]?.categories).toEqual(['Men, Women', 'Herren/Hemden', 'a,b'])
    expect(categories).toHaveLength(4)
  })

  it('does not write categories anew that the shop knows already', async () => {
    const known = [{ path: 'Men', name: { all: 'Men' }, urlKey: { all: 'men' }, position: 0 }]
    const { categories } = await read(
      csv([shirt({ categories: 'Default Category/Men/Tops' })]),
      {},
      { ...SETTINGS, known: { ...SETTINGS.known, categories: known as never } },
    )
    expect(categories.map(({ path }) => path)).toEqual(['Men/Tops'])
  })

  it('names the columns that it does not use', async () => {
    const { unused } = await read(csv([shirt({ weight: '2.5', use_config_min_qty: '1' })]))
    expect(unused).toEqual(['weight'])
  })

  it('does not take a picture from outside the folder', async () => {
    const names = [
      '../../etc/passwd.png',
      'https://example.com/a.png',
      '/.ssh/a.png',
      'a.svg',
      'b.png',
    ]
    const { products, pictures, problems } = await read(
      csv([shirt({ additional_images: names.join(',') })]),
    )
    expect(products[0]?.images).toEqual(['catalog/product/b.png'])
    expect(pictures).toEqual([{ file: 'b.png', path: 'catalog/product/b.png', line: 2, sku: 'S' }])
    expect(problems).toHaveLength(4)
  })
})

describe('a row of a store view', () => {
  const german = { sku: 'S', store_view_code: 'de_de' }

  it('has words and prices of its own', async () => {
    const own = { ...german, name: 'Hemd', price: '12', special_price: '9' }
    const { products } = await read(csv([shirt({ special_price: '8' }), own]))
    expect(products[0]).toMatchObject({
      name: { all: 'Shirt', de_de: 'Hemd' },
      price: { all: 1000, de_de: 1200 },
      specialPrice: { all: { price: 800 }, de_de: { price: 900 } },
    })
  })

  it('empties a text with the word that Magento has for it', async () => {
    const { products } = await read(
      csv([shirt({ meta_title: 'Buy' }), { ...german, meta_title: '__EMPTY__VALUE__' }]),
    )
    expect(products[0]?.metaTitle).toEqual({ all: 'Buy', de_de: '' })
  })

  it('counts for the store that a merchant says it stands for', async () => {
    const settings = { ...SETTINGS, stores: new Map([['german', 'nl_nl' as const]]) }
    const own = { sku: 'S', store_view_code: 'german', name: 'Hemd' }
    expect((await read(csv([shirt(), own]), {}, settings)).products[0]?.name).toEqual({
      all: 'Shirt',
      nl_nl: 'Hemd',
    })
    const { problems } = await read(csv([shirt(), own]))
    expect(problems[0]?.reason).toContain('unknown store view: german')
  })

  it('says what it cannot say, and of which product', async () => {
    const { problems } = await read(
      csv([
        shirt({ additional_attributes: 'fit=Slim' }),
        { ...german, additional_attributes: 'fit=Eng' },
        { sku: 'NONE', store_view_code: 'de_de', name: 'Nichts' },
      ]),
    )
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'attributes have no value of their own in de_de: fit'],
      [4, 'a store view row of a product that was not loaded'],
    ])
  })

  it('names custom options in its own words', async () => {
    const option = (name: string, one: string, two: string) =>
      `name=${name},type=radio,required=1,option_title=${one}|name=${name},type=radio,required=1,option_title=${two}`
    const { products } = await read(
      csv([
        shirt({ custom_options: option('Gift wrap', 'Paper', 'Box') }),
        { ...german, custom_options: option('Geschenk', 'Papier', 'Karton') },
      ]),
    )
    expect(products[0]?.customOptions).toMatchObject([
      {
        title: { all: 'Gift wrap', de_de: 'Geschenk' },
        values: [{ title: { all: 'Paper', de_de: 'Papier' } }, { title: { all: 'Box' } }],
      },
    ])
  })
})

describe('a file that is no export', () => {
  const refused = (text: string | Buffer) =>
    expect(readExport({ products: Readable.from([text]) }, SETTINGS)).rejects

  it('is refused as a whole with what is wrong with it', async () => {
    await refused('').toThrow('The file is empty')
    await refused('sku;product_type\nA;simple\n').toThrow('separated by semicolons')
    await refused('name,price\nA,1\n').toThrow('no column sku and no column product_type')
    await refused('sku,product_type\nA,"simple\n').toThrow('A quote is never closed')
    await refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])).toThrow('not text in UTF-8')
    await refused('sku,product_type,price,price\nA,simple,1,2\n').toThrow('the column price twice')
  })

  it('loses only the row in which a quote stands where none may be', async () => {
    const text = 'sku,product_type,price\nA,simple,1\nB,simple,"1"x\nC,simple,3\n'
    const { products, problems } = await read(text)
    expect(products.map(({ sku }) => sku)).toEqual(['A', 'C'])
    expect(problems).toMatchObject([{ line: 3, reason: 'bad price: "1"x' }])
  })

  it('does not swallow everything behind a quote that never ends', async () => {
    const endless = Readable.from(
      (function* () {
        yield 'sku,product_type\nA,"simple'
        for (;;) yield 'x'.repeat(100_000)
      })(),
    )
    await expect(readExport({ products: endless }, SETTINGS)).rejects.toThrow('never closed')
  })
})
