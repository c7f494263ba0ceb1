import { describe, expect, it } from 'vitest'
import { csv, read, SETTINGS, shirt } from './read-files'

const parts = [shirt({ sku: 'A', price: '20' }), shirt({ sku: 'B', price: '30', name: 'Other' })]

async function readOne(facts: Record<string, string>, files = {}) {
  const { products, problems } = await read(csv([...parts, shirt({ sku: 'X', ...facts })]), files)
  return { product: products.find(({ sku }) => sku === 'X'), problems }
}

describe('types of products', () => {
  it('a grouped product proposes how many of each, and costs what the cheapest costs', async () => {
    const { product, problems } = await readOne({
      product_type: 'grouped',
      price: '',
      associated_skus: 'A=2.0000,B=0.0000,GONE=1',
    })
    expect(product).toMatchObject({
      typeId: 'grouped',
      price: { all: 2000 },
      associated: [
        { sku: 'A', qty: 2 },
        { sku: 'B', qty: 0 },
      ],
    })
    expect(problems[0]?.reason).toBe('the group names an unknown sku: GONE')
  })

  it('a bundle gathers its choices by their name', async () => {
    const record = (name: string, sku: string, more: string) =>
      `name=${name},type=radio,required=1,sku=${sku},price=0.0000,default_qty=2.0000,price_type=fixed${more}`
    const { product } = await readOne({
      product_type: 'bundle',
      price: '',
      bundle_price_type: 'dynamic',
      bundle_values: [
        record('Legs', 'A', ',default=1'),
        record('Legs', 'B', ',default=0,can_change_qty=1'),
        record('Top, "oiled"', 'B', ',name_de_de=Platte'),
      ].join('|'),
    })
    expect(product).toMatchObject({
      price: { all: 2 * 2000 + 2 * 3000 },
      stock: { isManaged: false },
      bundle: {
        priceType: 'dynamic',
        options: [
          {
            title: { all: 'Legs' },
            selections: [
              { sku: 'A', qty: 2, isDefault: true, isQtyChangeable: false },
              { sku: 'B', qty: 2, isDefault: false, isQtyChangeable: true },
            ],
          },
          { title: { all: 'Top, "oiled"', de_de: 'Platte' }, selections: [{ sku: 'B' }] },
        ],
      },
    })
  })

  it('a bundle whose required choice cannot be had is left out', async () => {
    const { product, problems } = await readOne({
      product_type: 'bundle',
      bundle_values: 'name=Legs,type=radio,required=1,sku=GONE',
    })
    expect(product).toBeUndefined()
    expect(problems.at(-1)?.reason).toBe('a bundle without a choice for Legs')
  })

  it('a downloadable product has files or https addresses, and nothing else', async () => {
    const { product, problems } = await readOne({
      product_type: 'downloadable',
      downloadable_links:
        'group_title=Links,title=Pattern,price=0,downloads=unlimited,url=https://example.com/p.pdf|title=Sheet,file=/s/h/sheet.pdf,sample=/s/h/part.pdf|title=Bad,url=ftp://example.com/x|title=Up,file=../../x.pdf',
    })
    expect(product?.downloads).toEqual([
      { title: { all: 'Pattern' }, file: 'https://example.com/p.pdf' },
      {
        title: { all: 'Sheet' },
        file: 'downloads/s/h/sheet.pdf',
        sample: 'downloadable/s/h/part.pdf',
      },
    ])
    expect(problems.map(({ reason }) => reason)).toEqual([
      'not a file or an https address: Bad',
      'not a file or an https address: Up',
    ])
  })

  it('a gift card has amounts, or an open one', async () => {
    const { product } = await readOne({
      product_type: 'giftcard',
      price: '',
      giftcard_amount: '25.00,50',
      giftcard_allow_open_amount: '1',
      giftcard_open_amount_min: '10',
      giftcard_open_amount_max: '500.0000',
    })
    expect(product).toMatchObject({
      typeId: 'amgiftcard',
      price: { all: 1000 },
      giftCard: { amounts: [2500, 5000], openAmount: { min: 1000, max: 50_000 } },
    })
  })

  it('virtual products are kept as such', async () => {
    expect((await readOne({ product_type: 'virtual' })).product?.typeId).toBe('virtual')
  })
})

describe('what goes with a product', () => {
  it('is linked in its three ways', async () => {
    const { product } = await readOne({
      related_skus: 'A,B',
      upsell_skus: 'B',
      crosssell_skus: 'A, A',
      shop_color_relations: 'A',
    })
    expect(product).toMatchObject({
      related: ['A', 'B'],
      upSells: ['B'],
      crossSells: ['A'],
      colorRelations: ['A'],
    })
  })

  it('costs less from a quantity up, in a group or a store', async () => {
    const advancedPricing = csv([
      tier('X', '5', '8.00'),
      tier('X', '10', '25', { tier_price_value_type: 'Discount' }),
      tier('X', '2', '9', { tier_price_customer_group: 'VIP', tier_price_website: 'german' }),
      tier('X', '2', '9', { tier_price_customer_group: 'Strangers' }),
      tier('GONE', '2', '9'),
    ])
    const { products, problems } = await read(
      csv([shirt({ sku: 'X', tier_prices: 'group=General,qty=3,price=9.50' })]),
      { advancedPricing },
      {
        ...SETTINGS,
        stores: new Map([['german', 'de_de' as const]]),
        groups: new Map([['vip', 9]]),
      },
    )
    expect(products[0]?.tierPrices).toEqual([
      { customerGroupId: 1, qty: 3, price: 950 },
      { qty: 5, price: 800 },
      { qty: 10, price: 750 },
      { customerGroupId: 9, store: 'de_de', qty: 2, price: 900 },
    ])
    expect(problems.map(({ reason }) => reason)).toEqual([
      'unknown customer group: Strangers',
      'a tier price of an unknown product',
    ])
  })

  it('asks for custom options, except for files', async () => {
    const { product, problems } = await readOne({
      custom_options:
        'name=Name,type=field,required=1,price=2.5,price_type=fixed,max_characters=20|name=Box,type=radio,required=0,price=10,price_type=percent,option_title=Red|name=Box,type=radio,required=0,option_title=Blue|name=Photo,type=file,required=0',
    })
    expect(product?.customOptions).toMatchObject([
      { type: 'field', isRequired: true, maxCharacters: 20, surcharge: { cents: 250 } },
      { values: [{ surcharge: { percent: 10 } }, { title: { all: 'Blue' } }] },
    ])
    expect(problems[0]?.reason).toBe('a custom option cannot be kept: Photo')
  })

  it('has pictures with words, in each language', async () => {
    const { products } = await read(
      csv([
        shirt({
          base_image: '/a.jpg',
          base_image_label: 'Front',
          additional_images: '/b.jpg,/c.jpg',
          additional_image_labels: ',"Back, open"',
        }),
        { sku: 'S', store_view_code: 'de_de', base_image_label: 'Vorne' },
      ]),
    )
    expect(products[0]?.imageLabels).toEqual({
      'catalog/product/a.jpg': { all: 'Front', de_de: 'Vorne' },
      'catalog/product/c.jpg': { all: 'Back, open' },
    })
  })

  it('is special between two days, the last of which belongs to it', async () => {
    const { product } = await readOne({
      special_price: '8',
      special_price_from_date: '2026-11-01',
      special_price_to_date: '11/30/26',
    })
    expect(product?.specialPrice?.all).toEqual({
      price: 800,
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-30T23:59:59.999Z',
    })
  })

  it('keeps what must stay on the shelf off the stock, unless the shop decides', async () => {
    const stock = { qty: '10', out_of_stock_qty: '4', min_cart_qty: '2', max_cart_qty: '6' }
    expect((await readOne(stock)).product?.stock).toMatchObject({ qty: 6, minQty: 2, maxQty: 6 })
    const usual = { use_config_min_qty: '1', use_config_min_sale_qty: '1' }
    expect((await readOne({ ...stock, ...usual })).product?.stock).toMatchObject({
      qty: 10,
      minQty: 1,
    })
    const later = { qty: '-2', allow_backorders: '1', is_in_stock: '1' }
    expect((await readOne(later)).product?.stock).toMatchObject({ qty: -2, hasBackorders: true })
  })
})

describe('attributes', () => {
  const known = [
    {
      code: 'color',
      label: { all: 'Colour' },
      input: 'select' as const,
      isFilterable: true,
      isVisible: true,
      position: 3,
      options: [{ value: 'c1', label: { all: 'Black', de_de: 'Schwarz' } }],
    },
  ]

  it('that the shop knows keep their options, and get those they lack', async () => {
    const { products, attributes } = await read(
      csv([
        shirt({ additional_attributes: 'color=Schwarz' }),
        shirt({ sku: 'T', name: 'T', additional_attributes: 'color=Teal' }),
      ]),
      {},
      { ...SETTINGS, known: { ...SETTINGS.known, attributes: known } },
    )
    expect(products.map((product) => product.attributes.color)).toEqual([['c1'], ['teal']])
    expect(attributes[0]).toMatchObject({
      position: 3,
      options: [{ value: 'c1' }, { value: 'teal', label: { all: 'Teal' } }],
    })
  })

  it('that nobody knows are of the kind that their values show', async () => {
    const row = (sku: string, cell: string) =>
      shirt({ sku, name: sku, additional_attributes: cell })
    const { attributes } = await read(
      csv([
        row('A', 'eco=Yes,climate=Cool|Hot,fit=Slim,has_options=0'),
        row('B', `eco=No,climate=Hot,fit=Slim,story=${'long '.repeat(30)}`),
      ]),
    )
    expect(attributes.map(({ code, input }) => [code, input])).toEqual([
      ['eco', 'boolean'],
      ['climate', 'multiselect'],
      ['fit', 'select'],
      ['story', 'text'],
    ])
  })
})

describe('the files beside the products', () => {
  it('describe categories in all languages', async () => {
    const categories = csv([
      { name: 'Men', path: '', store_view_code: '', url_key: 'men', position: '3', active: '0' },
      {
        name: 'Tops',
        path: 'Men',
        store_view_code: '',
        display_mode: 'PAGE',
        image: '/_shop/a/tops.webp',
      },
      { name: 'Oberteile', path: '', store_view_code: 'de_de', source_path: 'Men/Tops' },
      { name: 'Ghost', path: '', store_view_code: 'de_de' },
    ])
    const found = await read(csv([shirt({ categories: 'Default Category/Men/Tops' })]), {
      categories,
    })
    expect(found.categories).toMatchObject([
      { path: 'Men', isActive: false, position: 3 },
      { path: 'Men/Tops', name: { all: 'Tops', de_de: 'Oberteile' }, displayMode: 'PAGE' },
    ])
    expect(found.pictures).toMatchObject([{ file: '_shop/a/tops.webp', path: 'a/tops.webp' }])
    expect(found.problems).toMatchObject([{ sku: 'categories.csv: Ghost' }])
  })

  it('say of what kind attributes are', async () => {
    const blank = { option_value: '', store_view_code: '', frontend_input: '' }
    const attributes = csv([
      { ...blank, attribute_code: 'fit', label: 'Fit', frontend_input: 'multiselect' },
      { ...blank, attribute_code: 'fit', label: 'Passform', store_view_code: 'de_de' },
      { ...blank, attribute_code: 'fit', label: 'Slim', option_value: 's' },
      { ...blank, attribute_code: 'Bad', label: 'Bad', frontend_input: 'select' },
    ])
    const found = await read(csv([shirt({ additional_attributes: 'fit=Slim' })]), { attributes })
    expect(found.attributes).toMatchObject([
      {
        code: 'fit',
        input: 'multiselect',
        label: { de_de: 'Passform' },
        options: [{ value: 's' }],
      },
    ])
    expect(found.products[0]?.attributes).toEqual({ fit: ['s'] })
    expect(found.problems).toMatchObject([
      { line: 5, sku: 'attributes.csv: Bad', reason: 'code: Not an attribute code' },
    ])
  })
})

function tier(sku: string, qty: string, price: string, more: Record<string, string> = {}) {
  return {
    sku,
    tier_price_website: 'All Websites [EUR]',
    tier_price_customer_group: 'ALL GROUPS',
    tier_price_qty: qty,
    tier_price: price,
    tier_price_value_type: 'Fixed',
    ...more,
  }
}
