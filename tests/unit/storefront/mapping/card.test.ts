import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toCard } from '../../../../worker/storefront/mapping/product/to-card'

const ATTRIBUTES = [
  { attribute_code: 'color', options: [{ value: 'clay', label: 'Clay', swatch: '#b4694f' }] },
] as unknown as readonly WireAttribute[]

const card = (wire: object, values: Record<string, string[]> = {}) =>
  toCard(
    z.parse(wireProduct, {
      id: 1,
      sku: 'RUG',
      type_id: 'simple',
      name: 'Rug, sand',
      url_path: 'rug-sand',
      image: '/rug.webp',
      ...wire,
    } as never),
    ATTRIBUTES,
    storeViewOf('global_en'),
    { values },
  )

const relation = (sku: string, rest: object = {}) => ({
  link_type: 'colorrelation',
  linked_product_sku: sku,
  linked_product: { name: `Rug, ${sku}`, url_path: `rug-${sku}` },
  image: `${sku}.webp`,
  ...rest,
})

const child = (sku: string, color: string, isInStock = true) => ({
  sku,
  color,
  image: `${sku}.webp`,
  hover_image: `${sku}-2.webp`,
  status: 1,
  price_incl_tax: 10,
  stock: { is_in_stock: isInStock },
})

const TWO_COLORS = {
  type_id: 'configurable',
  image: 'RUG-C.webp',
  hover_image: 'room.webp',
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'color',
      label: 'Colour',
      values: [
        { value_index: 'clay', label: 'Clay' },
        { value_index: 'sage', label: 'Sage' },
      ],
    },
  ],
  configurable_children: [child('RUG-S', 'sage'), child('RUG-C', 'clay')],
}

describe('the child on the card of a configurable product (spec 2)', () => {
  it('is the one its page opens with: in its picture and in its link', () => {
    expect(card(TWO_COLORS)).toMatchObject({
      link: '/rug-sand?childSku=RUG-C',
      images: ['RUG-C.webp', 'RUG-C-2.webp'],
    })
    const soldOut = [child('RUG-S', 'sage'), child('RUG-C', 'clay', false)]
    expect(card({ ...TWO_COLORS, configurable_children: soldOut })).toMatchObject({
      link: '/rug-sand?childSku=RUG-S',
      images: ['RUG-S.webp', 'RUG-S-2.webp'],
    })
  })

  it('has the colour that the list is narrowed to', () => {
    expect(card(TWO_COLORS, { color: ['sage'] })).toMatchObject({
      link: '/rug-sand?childSku=RUG-S',
      images: ['RUG-S.webp', 'RUG-S-2.webp'],
    })
  })

  it('is not in the link of what has no children', () => {
    expect(card({}).link).toBe('/rug-sand')
  })
})

describe('the colours on a card (spec 2)', () => {
  it('are the products it is related to, itself first, each with its link', () => {
    const { colors } = card({ product_links: [relation('clay'), relation('sage')] })
    expect(colors.map(({ color, link, image }) => [color, link, image])).toEqual([
      ['Rug, sand', '/rug-sand', 'rug.webp'],
      ['Rug, clay', '/rug-clay', 'clay.webp'],
      ['Rug, sage', '/rug-sage', 'sage.webp'],
    ])
  })

  it('are called by their colour where it is known', () => {
    const linked_product = { name: 'Rug, clay', url_path: 'rug-clay', color: 'clay' }
    const { colors } = card({ product_links: [relation('clay', { linked_product })] })
    expect(colors.map(({ color, swatch }) => [color, swatch])).toEqual([
      ['Rug, sand', null],
      ['Clay', '#b4694f'],
    ])
  })

  it('are children of it where it has some in several colours', () => {
    const { colors } = card(TWO_COLORS)
    expect(colors).toEqual([
      { color: 'Clay', swatch: '#b4694f', image: 'RUG-C.webp', link: '/rug-sand?childSku=RUG-C' },
      { color: 'Sage', swatch: null, image: 'RUG-S.webp', link: '/rug-sand?childSku=RUG-S' },
    ])
  })

  it('leave out what is switched off, has no page or no picture, and other kinds of links', () => {
    const links = [
      relation('a', { enabled: false }),
      relation('b', { linked_product: null }),
      relation('c', { image: null }),
      relation('d', { link_type: 'related' }),
    ]
    expect(card({ product_links: links }).colors).toEqual([])
  })

  it('are as many as are shown, and the card says whether there are more', () => {
    const others = (length: number) =>
      card({ product_links: Array.from({ length }, (_, index) => relation(`${index}`)) })
    const [four, five] = [others(3), others(4)]
    expect([four.colors.length, four.hasMoreColors]).toEqual([4, false])
    expect([five.colors.length, five.hasMoreColors]).toEqual([4, true])
  })
})

describe('what can be bought from a card with one press', () => {
  it('is a product that asks for nothing', () => {
    const option = (is_require: boolean) => ({
      custom_options: [{ option_id: 1, title: 'Name', type: 'field', is_require }],
    })
    expect(card({}).asksFirst).toBe(false)
    expect(card({ type_id: 'virtual' }).asksFirst).toBe(false)
    expect(card(option(false)).asksFirst).toBe(false)
    expect(card(option(true)).asksFirst).toBe(true)
    for (const type_id of ['configurable', 'grouped', 'bundle', 'amgiftcard']) {
      expect(card({ type_id }).asksFirst).toBe(true)
    }
  })
})

describe('the price on a card', () => {
  const giftCard = {
    type_id: 'amgiftcard',
    price_incl_tax: 1,
    am_giftcard_prices: [{ value: 50 }, { value: 25 }],
  }

  it('of a gift card is the lowest amount that can be bought, and where prices begin', () => {
    expect(card(giftCard)).toMatchObject({ price: { regular: 2_500 }, isFromPrice: true })
    const open = { am_allow_open_amount: true, am_open_amount_min: 10, am_open_amount_max: 500 }
    expect(card({ ...giftCard, ...open })).toMatchObject({ price: { regular: 1_000 } })
    const only = { ...giftCard, am_giftcard_prices: [{ value: 25 }] }
    expect(card(only)).toMatchObject({ price: { regular: 2_500 }, isFromPrice: false })
    expect(card({ price_incl_tax: 10 })).toMatchObject({ price: { regular: 1_000 } })
  })

  it('of a set is what its page opens with, else one "from" which it goes up', () => {
    const set = { type_id: 'grouped', price_incl_tax: 149.95 }
    const told = { ...set, opening_price_incl_tax: 1498.8 }
    expect(card(told)).toMatchObject({ price: { regular: 149_880 }, isFromPrice: false })
    expect(card(set)).toMatchObject({ price: { regular: 14_995 }, isFromPrice: true })
  })

  it('of a product with children is that of the cheapest that can be bought', () => {
    const soldOut = { ...child('RUG-S', 'sage', false), price_incl_tax: 5 }
    const dearer = { ...child('RUG-X', 'clay'), price_incl_tax: 12 }
    const children = [soldOut, child('RUG-C', 'clay'), dearer]
    const wire = { ...TWO_COLORS, price_incl_tax: 5, configurable_children: children }
    expect(card(wire)).toMatchObject({ price: { regular: 1_000 }, isFromPrice: true })
  })
})
