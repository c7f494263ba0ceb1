import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { screenNameOf } from '../../../../client/app/screens'
import { BundlePage } from '../../../../client/product/bundle/bundle-page'
import { GiftCardPage } from '../../../../client/product/gift-card/gift-card-page'
import { GroupedPage } from '../../../../client/product/grouped/grouped-page'
import { ProductPage } from '../../../../client/product/product-page'
import { ReviewSection } from '../../../../client/product/reviews/review-section'
import { TailoredPage } from '../../../../client/product/tailored/tailored-page'
import { RefusedFormProvider } from '../../../../client/stores/forms/refused-form'
import { loadLateParts } from '../../../../client/stores/late-part'
import type { Bundle } from '../../../../shared/catalog/bundle'
import type { GroupedPart } from '../../../../shared/catalog/grouped-part'
import { NO_NEIGHBOURS } from '../../../../shared/catalog/neighbours'
import type { Product, ProductTypeData } from '../../../../shared/catalog/product'
import type { RefusedForm } from '../../../../shared/content/refused-form'
import { NO_REVIEWS } from '../../../../shared/reviews/review'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { NO_TYPE_DATA } from '../../../fixtures/no-type-data'
import { sofa } from './sofa'

// As the storefront does before it draws anything.
await loadLateParts(async () => {})

const SCREENS = {
  product: ProductPage,
  'tailored-product': TailoredPage,
  'grouped-product': GroupedPage,
  'bundle-product': BundlePage,
  'gift-card-product': GiftCardPage,
}

function product(typeData: Partial<ProductTypeData>, rest: Partial<Product> = {}): Product {
  return sofa([], {
    typeId: 'simple',
    options: [],
    isFromPrice: false,
    typeData: { ...NO_TYPE_DATA, ...typeData },
    ...rest,
  })
}

function draw(
  shown: Product,
  refused: RefusedForm | null = null,
): { screen: string; html: string } {
  const data = {
    route: 'product' as const,
    product: shown,
    breadcrumbs: [],
    neighbours: NO_NEIGHBOURS,
    reviews: NO_REVIEWS,
    usps: [],
  }
  const screen = screenNameOf(data) as keyof typeof SCREENS
  const Screen: ComponentType<{ data: typeof data }> = SCREENS[screen]
  const page = (
    <RefusedFormProvider value={refused}>
      <Screen data={data} />
    </RefusedFormProvider>
  )
  return { screen, html: drawInShop(page, { at: shown.link }) }
}

const chair: GroupedPart = {
  sku: 'CHAIR',
  name: 'Chair',
  link: '/chair',
  image: 'chair.webp',
  price: { regular: 8_000, special: 6_000 },
  qty: 4,
  isInStock: true,
  maxQty: null,
}

const selection = {
  id: '1',
  sku: 'BASE',
  name: 'Oak base',
  image: '',
  price: 40_000,
  qty: 1,
  isDefault: true,
  isQtyChangeable: false,
  isInStock: true,
}

const BED: Bundle = {
  price: 0,
  options: [
    { id: '1', title: 'Base', type: 'radio', isRequired: true, selections: [selection] },
    {
      id: '2',
      title: 'Pillows',
      type: 'select',
      isRequired: true,
      selections: [
        { ...selection, id: '2', name: 'Pillow', price: 3_000, qty: 2, isQtyChangeable: true },
        { ...selection, id: '3', name: 'Down', isDefault: false, isInStock: false },
      ],
    },
    { id: '3', title: 'Lamp', type: 'select', isRequired: false, selections: [selection] },
  ],
}

it.each([
  ['grouped-product', { parts: [chair] }],
  ['bundle-product', { bundle: BED }],
  ['gift-card-product', { giftCard: { amounts: [2_500], openAmount: null } }],
] as const)('a %s with an error says it and cannot be added (spec 2)', (name, typeData) => {
  const recalled = product(typeData as Partial<ProductTypeData>, { errors: [{ text: 'Recalled' }] })
  const { screen, html } = draw(recalled)
  expect(screen).toBe(name)
  expect(html).toContain('Recalled')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""/)
})

it.each([
  [50, 'Show all 50 reviews'],
  [120, 'Show the newest 50 reviews'],
])('of %i reviews it offers what can be read', (total, words) => {
  const shown = product({})
  const reviews = { total, average: 4, items: [] }
  const html = drawInShop(<ReviewSection product={shown} reviews={reviews} />, { at: shown.link })
  expect(html).toContain(words)
})

describe('a grouped product (spec 3 and 4)', () => {
  const table = { ...chair, sku: 'TABLE', name: 'Table', link: '', isInStock: false }

  it('shows its parts with their prices and quantities, their sum, and one button', () => {
    const { screen, html } = draw(product({ parts: [chair] }))
    expect(screen).toBe('grouped-product')
    expect(html).toMatch(/<a href="\/chair">Chair<\/a>/)
    expect(html).toMatch(/min="0"[^>]*aria-label="Quantity of Chair"[^>]*value="4"/)
    expect(html).toMatch(/<output>€240\.00<\/output>/)
    expect(html.match(/type="submit"/g)).toHaveLength(1)
    expect(html).toContain('Add all to cart')
  })

  it('says how large a part is, and nothing where it is not measured', () => {
    const { html } = draw(product({ parts: [{ ...chair, size: 'Width 46 cm' }, table] }))
    expect(html).toMatch(/<small[^>]*>Width 46 cm<\/small>/)
    expect(html.match(/Width/g)).toHaveLength(1)
  })

  it('asks for no quantity of a part that is sold out', () => {
    const { html } = draw(product({ parts: [chair, table] }))
    expect(html).not.toContain('Quantity of Table')
    expect(html).toContain('Temporarily out of stock')
  })

  it('offers an alert when nothing of it can be bought', () => {
    const { html } = draw(product({ parts: [table] }, { isInStock: false }))
    expect(html).toContain('Notify me')
    expect(html).not.toContain('Add all to cart')
  })
})

describe('a bundle (spec 3 and 4)', () => {
  const { screen, html } = draw(product({ bundle: BED }))

  it('opens with its defaults and their price', () => {
    expect(screen).toBe('bundle-product')
    expect(html).toContain('€460.00')
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="1"/)
  })

  it('says how large what is chosen is, and each of what one may take several of', () => {
    const sized = (name: string, isDefault = false) => {
      return { ...selection, id: name, name, isDefault, size: `${name} 90 cm` }
    }
    const one = { isRequired: true, selections: [sized('Oak', true), sized('Ash')] }
    const several = { isRequired: false, selections: [sized('Throw'), sized('Cushion')] }
    const { html } = draw(
      product({
        bundle: {
          price: 0,
          options: [
            { id: '1', title: 'Base', type: 'radio', ...one },
            { id: '2', title: 'Frame', type: 'select', ...one },
            { id: '3', title: 'More', type: 'checkbox', ...several },
          ],
        },
      }),
    )
    const said = [...html.matchAll(/<small[^>]*>([^<]* 90 cm)/g)].map(([, text]) => text)
    expect(said).toEqual(['Oak 90 cm', 'Oak 90 cm', 'Throw 90 cm', 'Cushion 90 cm'])
  })

  it('asks for a quantity only where it may be changed', () => {
    expect(html).toContain('Quantity of Pillow')
    expect(html).not.toContain('Quantity of Oak base')
  })

  it('does not let choose what is sold out', () => {
    expect(html).toMatch(/<option value="3" disabled="">/)
  })

  it('lets choose nothing where nothing is required', () => {
    expect(html).toMatch(/<option value="" selected="">None<\/option>/)
    expect(html).toContain('optional')
  })
})

describe('a gift card (spec 3)', () => {
  it('offers its amounts and another one, and asks who gets it', () => {
    const giftCard = { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 20_000 } }
    const { screen, html } = draw(product({ giftCard }))
    expect(screen).toBe('gift-card-product')
    for (const words of [
      '€25.00',
      '€50.00',
      'Another amount',
      'Your name',
      'recipient',
      'Message',
      'Day of sending',
    ]) {
      expect(html).toContain(words)
    }
  })

  it('shows again what was posted without script and refused, and what is wrong', () => {
    const giftCard = { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 20_000 } }
    const typed = new URLSearchParams({
      'gift-amount': 'open',
      'gift-other': '12,345',
      'gift-to': 'Erin',
      'gift-day': '2026-12-20',
      qty: '3',
    })
    const { html } = draw(product({ giftCard }), {
      form: 'buy',
      fault: 'Four fields need your attention',
      typed: String(typed),
      day: '2026-12-21',
    })
    expect(html).toContain('Four fields need your attention')
    expect(html.match(/Fill in an amount, such as 50 or 37\.50/g)).toHaveLength(1)
    expect(html.match(/Choose a day from today on, at most a year ahead/g)).toHaveLength(1)
    for (const value of ['12,345', 'Erin', '2026-12-20', '3']) {
      expect(html).toContain(`value="${value}"`)
    }
    expect(html).toMatch(/<input[^>]*value="open"[^>]*checked=""|checked=""[^>]*value="open"/)
    // The names of who gives it, and the address of who gets it.
    expect(html.match(/Field is required\./g)).toHaveLength(2)
  })

  it('asks for the amount alone when there is none to choose from', () => {
    const { html } = draw(
      product({ giftCard: { amounts: [], openAmount: { min: 100, max: 900 } } }),
    )
    expect(html).toContain('Between €1.00 and €9.00')
    expect(html).not.toContain('type="radio"')
  })
})

describe('a product with more to it (spec 2 and 3)', () => {
  it('asks for custom options, with what they add, and counts the first radio', () => {
    const values = [
      { id: 1, title: 'Oak', surcharge: { type: 'percent' as const, percent: 10 } },
      { id: 2, title: 'Ash', surcharge: { type: 'fixed' as const, cents: 0 } },
    ]
    const shared = { isRequired: true, surcharge: { type: 'fixed' as const, cents: 250 } }
    const { screen, html } = draw(
      product({
        customOptions: [
          { ...shared, id: '1', title: 'Wood', type: 'radio', maxCharacters: null, values },
          { ...shared, id: '2', title: 'Name', type: 'field', maxCharacters: 12, values: [] },
        ],
      }),
    )
    expect(screen).toBe('tailored-product')
    expect(html).toContain('+ €10.00')
    expect(html).toContain('Name + €2.50')
    expect(html).toMatch(/maxLength="12"/i)
    expect(html).toContain('€110.00')
  })

  it('shows tier prices, files, colours of their own and the calculator', () => {
    const color = { color: 'Sage', swatch: null, image: 'a.webp', link: '/sofa' }
    const { html } = draw(
      product({
        tierPrices: [{ qty: 4, price: 9_000 }],
        downloads: [{ title: 'Pattern', sample: '/media/pattern.pdf' }],
        colors: [color, { ...color, color: 'Clay', link: '/sofa-clay' }],
        wallpaper: { width: 530, length: 10_050, repeat: 0 },
      }),
    )
    expect(html).toContain('From 4 pieces')
    expect(html).toContain('Preview of Pattern')
    expect(html).toMatch(/aria-current="true"[^>]*title="Sage"/)
    expect(html).toContain('href="/sofa-clay"')
    expect(html).toContain('How many rolls do I need?')
  })
})

describe('a product that is nothing but itself', () => {
  it('promises delivery only when something is sent', () => {
    expect(draw(product({})).html).toContain('Delivery and returns')
    expect(draw(product({}, { typeId: 'virtual' })).html).not.toContain('Delivery and returns')
  })

  it('is shown without loading the others', () => {
    expect(draw(product({})).screen).toBe('product')
  })

  it('says how many are left when they are few', () => {
    expect(draw(product({}, { fewLeft: 3 })).html).toContain('Only 3 left')
    expect(draw(product({}, { fewLeft: 3, isInStock: false })).html).not.toContain('left')
  })
})

describe('a service or a file', () => {
  it.each(['virtual', 'downloadable'] as const)(
    '%s is in no stock, and nobody needs two: no quantity is asked for',
    (typeId) => {
      const { html } = draw(product({}, { typeId }))
      expect(html).toContain('Add to cart')
      expect(html).not.toContain('In stock')
      expect(html).not.toContain('type="number"')
      expect(draw(product({})).html).toContain('In stock')
    },
  )

  it('a gift card bears no tax until it is spent', () => {
    const giftCard = { amounts: [2_500], openAmount: null }
    const { html } = draw(product({ giftCard }, { typeId: 'amgiftcard' }))
    expect(html).not.toContain('incl. VAT')
  })
})

it('what costs nothing in a bundle names no price', () => {
  const free = { ...selection, id: '9', name: 'Without', price: 0 }
  const option = { id: '9', title: 'Cover', isRequired: true, selections: [selection, free] }
  const radio = draw(product({ bundle: { price: 0, options: [{ ...option, type: 'radio' }] } }))
  const select = draw(product({ bundle: { price: 0, options: [{ ...option, type: 'select' }] } }))
  for (const { html } of [radio, select]) {
    expect(html).toContain('Without')
    expect(html).not.toContain('€0.00')
  }
  expect(select.html).toContain('>Without</option>')
})
