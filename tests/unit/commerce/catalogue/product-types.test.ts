import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { CARD_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import { groupTokenOf } from '../../../../worker/commerce/customers/group-token'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { search } from '../search/query'
import { productDraft } from './small-shop'

const title = (nl: string, en: string) => ({ all: en, nl_nl: nl })
const soldOut = {
  qty: 0,
  isInStock: false,
  isManaged: true,
  hasBackorders: false,
  minQty: 1,
  maxQty: 10,
}

const BASE = productDraft('BASE', { price: { all: 20_000 } })
const BASE_OAK = productDraft('BASE-OAK', { price: { all: 30_000 }, stock: soldOut })
const MATTRESS = productDraft('MATTRESS', { price: { all: 15_000 } })
const selection = (sku: string, rest = {}) => ({
  sku,
  qty: 1,
  isDefault: false,
  isQtyChangeable: false,
  ...rest,
})

const BED = productDraft('BED', {
  typeId: 'bundle',
  price: { all: 35_000 },
  bundle: {
    priceType: 'dynamic',
    options: [
      {
        title: title('Onderstel', 'Base'),
        type: 'radio',
        isRequired: true,
        selections: [selection('BASE', { isDefault: true }), selection('BASE-OAK')],
      },
      {
        title: title('Matras', 'Mattress'),
        type: 'select',
        isRequired: false,
        selections: [
          selection('MATTRESS', {
            isQtyChangeable: true,
            surcharge: { type: 'percent', percent: 10 },
          }),
        ],
      },
    ],
  },
})

const DINING_SET = productDraft('SET', {
  typeId: 'grouped',
  associated: [
    { sku: 'BASE', qty: 4 },
    { sku: 'BASE-OAK', qty: 0 },
  ],
})

const SHIRT = productDraft('SHIRT', {
  customOptions: [
    {
      title: title('Naam', 'Name'),
      type: 'field',
      isRequired: false,
      maxCharacters: 12,
      surcharge: { type: 'fixed', cents: 495 },
    },
    {
      title: title('Verpakking', 'Wrapping'),
      type: 'radio',
      isRequired: true,
      values: [
        { title: title('Geen', 'None') },
        { title: title('Feestelijk', 'Festive'), surcharge: { type: 'percent', percent: 5 } },
      ],
    },
  ],
  tierPrices: [
    { qty: 3, price: 9_000 },
    { qty: 3, price: 8_000, customerGroupId: 2 },
    { qty: 5, price: 7_000, store: 'de_de' },
    { qty: 1, price: 6_000, customerGroupId: 3 },
  ],
})

const CARD = productDraft('CARD', {
  typeId: 'amgiftcard',
  giftCard: { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 50_000 } },
})

const PATTERN = productDraft('PATTERN', {
  typeId: 'downloadable',
  downloads: [
    { title: title('Patroon', 'Pattern'), file: 'demo/pattern.pdf', sample: 'demo/sample.webp' },
  ],
})

const PRODUCTS: ProductDraft[] = [BASE, BASE_OAK, MATTRESS, BED, DINING_SET, SHIRT, CARD, PATTERN]
const DRAFT: CatalogueDraft = { attributes: [], categories: [], products: PRODUCTS }

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(DRAFT)
})

async function read(sku: string, store: 'nl_nl' | 'de_de' = 'nl_nl') {
  const filters = [{ attribute: 'sku', value: { eq: sku } }]
  const { items } = await search(shop, { filters, store })
  return wireProduct.parse(items[0])
}

describe('a bundle', () => {
  it('says what it may be put together from, in the words of the store', async () => {
    const bed = await read('BED')
    expect(bed).toMatchObject({ type_id: 'bundle', price_type: 0 })
    expect(bed.bundle_options).toMatchObject([
      {
        option_id: '1',
        title: 'Onderstel',
        type: 'radio',
        required: true,
        product_links: [
          { id: '1', linked_product_sku: 'BASE', qty: 1, is_default: true },
          { id: '2', linked_product_sku: 'BASE-OAK', is_default: false },
        ],
      },
      {
        option_id: '2',
        product_links: [{ id: '3', can_change_quantity: true, price: 10, price_type: '1' }],
      },
    ])
    expect((await read('BED', 'de_de')).bundle_options?.[0]?.title).toBe('Base')
    expect(bed.product_links).toEqual([])
  })

  it('is in stock while every required option has a selection that is', async () => {
    expect((await read('BED')).stock?.is_in_stock).toBe(true)
    const products = PRODUCTS.map((draft) =>
      draft.sku === 'BASE' ? { ...draft, stock: soldOut } : draft,
    )
    shop = await openCommerceShop({ ...DRAFT, products })
    expect((await read('BED')).stock?.is_in_stock).toBe(false)
    shop = await openCommerceShop(DRAFT)
  })
})

describe('a grouped product', () => {
  it('proposes its parts in their numbers, and is in stock when one of them is', async () => {
    const set = await read('SET')
    expect(set.product_links).toMatchObject([
      { link_type: 'associated', linked_product_sku: 'BASE', qty: 4 },
      { link_type: 'associated', linked_product_sku: 'BASE-OAK', qty: 0 },
    ])
    expect(set.stock?.is_in_stock).toBe(true)
  })
})

describe('custom options', () => {
  it('have ids, limits and surcharges, and their values run on from 1', async () => {
    expect((await read('SHIRT')).custom_options).toMatchObject([
      {
        option_id: '1',
        title: 'Naam',
        type: 'field',
        is_require: false,
        max_characters: 12,
        price: 4.95,
        price_type: 'fixed',
      },
      {
        option_id: '2',
        is_require: true,
        values: [
          { option_type_id: 1, title: 'Geen' },
          { option_type_id: 2, title: 'Feestelijk', price: 5, price_type: 'percent' },
        ],
      },
    ])
  })
})

describe('tier prices', () => {
  it('are those of everybody in this store, and never those of a group', async () => {
    expect((await read('SHIRT')).tier_prices).toEqual([
      { customer_group_id: 32_000, qty: 3, value: 90 },
    ])
    expect((await read('SHIRT', 'de_de')).tier_prices).toHaveLength(2)
  })
})

describe('the group of a customer', () => {
  const signFor = (groupId: number, now = Date.now()) =>
    groupTokenOf(shop.sales, { id: 1, email: 'erin@example.com', groupId }, now)
  const filters = [{ attribute: 'sku', value: { eq: 'SHIRT' } }]
  const readFor = async (groupId: number) => {
    const { items } = await search(shop, { filters, groupToken: await signFor(groupId) })
    return items[0] ?? {}
  }

  it('is what this shop has signed, and never a number that was sent', async () => {
    const anHourAgo = Date.now() - 61 * 60_000
    const forged = (await signFor(3)).replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A'))
    for (const asked of [
      { groupId: '3' },
      { groupId: '3', groupToken: 'x' },
      { groupToken: forged },
      { groupToken: await signFor(3, anHourAgo) },
    ]) {
      const { items } = await search(shop, { filters, ...asked })
      expect(items[0]?.price_incl_tax).toBe(100)
    }
  })

  it('has its own tier prices beside those of everybody, and no others', async () => {
    const quantities = (item: Record<string, unknown>) =>
      wireProduct.parse(item).tier_prices?.map(({ qty, value }) => [qty, value])
    expect(quantities(await readFor(2))).toEqual([
      [3, 90],
      [3, 80],
    ])
    expect(quantities(await readFor(0))).toEqual([[3, 90]])
  })

  it('pays the tier price of a single piece, in lists too', async () => {
    const [guest, member] = [await readFor(0), await readFor(3)]
    expect(member).toMatchObject({
      price_incl_tax: 60,
      final_price_incl_tax: 60,
      special_price_incl_tax: 0,
      original_price_incl_tax: guest.original_price_incl_tax,
    })
    const { items } = await search(shop, {
      filters: [{ attribute: 'sku', value: { eq: 'SHIRT' } }],
      groupToken: await signFor(3),
      _sourceInclude: CARD_FIELDS,
    })
    expect(items[0]?.price_incl_tax).toBe(60)
  })
})

describe('a gift card', () => {
  it('has its amounts, and the range of an open one', async () => {
    expect(await read('CARD')).toMatchObject({
      am_giftcard_prices: [{ value: 25 }, { value: 50 }],
      am_allow_open_amount: true,
      am_open_amount_min: 10,
      am_open_amount_max: 500,
    })
  })
})

describe('a downloadable product', () => {
  it('shows a sample, and never where the bought file is', async () => {
    const pattern = await read('PATTERN')
    expect(pattern.downloadable_links).toMatchObject([
      { title: 'Patroon', sample_url: '/media/demo/sample.webp' },
    ])
    expect(JSON.stringify(pattern)).not.toContain('pattern.pdf')
  })
})

it('loading the same catalogue again changes nothing', async () => {
  const again = await writeCatalogue(shop, DRAFT, 'replace')
  expect(again).toMatchObject({ ok: true, value: { changed: 0, removed: 0 } })
})
