import { beforeAll, describe, expect, it } from 'vitest'
import { BuyRow } from '../../../../client/product/buying/buy-row'
import { StickyBar } from '../../../../client/product/buying/sticky-bar'
import { SyncNote } from '../../../../client/product/price-note'
import { ProductPage } from '../../../../client/product/product-page'
import { TailoredPage } from '../../../../client/product/tailored/tailored-page'
import type { CurrentSync } from '../../../../client/stores/current-facts/use-current-facts'
import { loadLateParts } from '../../../../client/stores/late-part'
import { toAddRequest, withUncertainStock } from '../../../../shared/cart/add-request'
import { mayAdd } from '../../../../shared/cart/rules'
import { NO_NEIGHBOURS } from '../../../../shared/catalog/neighbours'
import type { Product, Variant } from '../../../../shared/catalog/product'
import { NO_REVIEWS, type Reviews, UNKNOWN_REVIEWS } from '../../../../shared/reviews/review'
import type { Usp } from '../../../../shared/routing/page-chrome'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { productCard } from '../../../fixtures/product-card'
import { type Child, sofa } from './sofa'

// As the storefront does before it draws anything.
beforeAll(() => loadLateParts(async () => {}))

const CHILDREN: Child[] = [
  ['red', 's', true],
  ['red', 'm', false],
]

function dataOf(product: Product, usps: Usp[] = []) {
  const route = 'product' as const
  return { route, product, breadcrumbs: [], neighbours: NO_NEIGHBOURS, reviews: NO_REVIEWS, usps }
}

function draw(product: Product): string {
  return drawInShop(<ProductPage data={dataOf(product)} />, { at: product.link })
}

describe('a product page (spec 2)', () => {
  it('has one title, the price of the chosen child and the description', () => {
    const html = draw(sofa(CHILDREN))
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('€100.00')
    expect(html).not.toContain('from €')
    expect(html).toContain('<p>Deep and soft.</p>')
  })

  it('asks for colour and size, with the chosen ones marked', () => {
    const html = draw(sofa(CHILDREN))
    const checked = Array.from(html.matchAll(/<input[^>]*checked[^>]*>/g), ([input]) => input)
    expect(checked.map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['red', 's'])
  })

  it('says for ears that a size is sold out', () => {
    expect(draw(sofa(CHILDREN))).toMatch(/>M<\/span><span[^>]*>, Temporarily out of stock/)
  })

  it('adds what is in stock', () => {
    const html = draw(sofa(CHILDREN))
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Add to cart/)
    expect(html).not.toContain('Notify me')
  })

  it('offers an alert instead of adding what is sold out', () => {
    const html = draw(sofa(CHILDREN, { selectedSku: 'SOFA-red-m' }))
    expect(html).toContain('Notify me')
    expect(html).not.toContain('Add to cart')
  })

  it('offers nothing when alerts are hidden', () => {
    const html = draw(sofa(CHILDREN, { selectedSku: 'SOFA-red-m', hidesStockAlert: true }))
    expect(html).not.toContain('Notify me')
    expect(html).not.toContain('Add to cart')
  })

  it('says how many are sold at least, and adds no fewer', () => {
    const row = (text: string) =>
      drawInShop(<BuyRow sku="A" text={text} min={2} max={null} onChange={() => undefined} />)
    expect(row('1')).toMatch(
      /This item is sold from 2 pieces.*<button[^>]*disabled[^>]*>Add to cart/,
    )
    expect(row('2')).not.toMatch(/sold from|<button[^>]*type="submit"[^>]*disabled/)
  })

  it('plays a film only when it is asked to, with captions where there are some', () => {
    const film = { source: 'films/sofa.mp4', captions: 'films/sofa.vtt' }
    const html = draw(sofa(CHILDREN, { film }))
    const [video = ''] = /<video[^>]*>/.exec(html) ?? []
    expect(video).toContain('preload="none"')
    expect(video).toContain('poster="/media/600x744/red.webp"')
    expect(video).not.toContain('autoPlay')
    expect(html).toMatch(/<track[^>]*src="\/media\/films\/sofa\.vtt"/)
    expect(draw(sofa(CHILDREN))).not.toContain('<video')
  })

  it('shows the picture of the chosen child first', () => {
    expect(draw(sofa(CHILDREN))).toMatch(/<img[^>]*src="\/media\/600x744\/red\.webp"/)
  })

  it('names the item number of the chosen child', () => {
    expect(draw(sofa(CHILDREN))).toContain('<dt>Item number</dt><dd>SOFA-red-s</dd>')
    const plain = sofa([], { typeId: 'simple', options: [] })
    expect(draw(plain)).toContain('<dt>Item number</dt><dd>SOFA</dd>')
  })

  it('is disabled for adding while the product has an error message', () => {
    const errors = [{ text: 'Recalled' }, { key: 'product.no-variants' as const }]
    const html = draw(sofa([], { typeId: 'simple', options: [], errors }))
    expect(html).toContain('Recalled')
    expect(html).toContain('No available product variants')
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Add to cart/)
  })

  it('shows no price that it does not know', () => {
    const errors = [{ key: 'cart.price-unknown' as const }]
    const html = draw(sofa([], { typeId: 'simple', options: [], errors }))
    expect(html).not.toContain('€')
    expect(html).toContain('Product price is unknown')
  })

  it('has a row for what goes with it, what is similar and what completes it', () => {
    const card = (name: string) => productCard({ sku: name, name })
    const neighbours = {
      related: [card('Rug')],
      upSells: [card('Divan')],
      crossSells: [card('Oil')],
    }
    const data = { ...dataOf(sofa(CHILDREN)), neighbours }
    const html = drawInShop(<ProductPage data={data} />)
    const titles = Array.from(
      html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]*)/g),
      ([, text]) => text,
    )
    expect(titles.slice(1)).toEqual([
      'Goes well with this',
      'Rug',
      'Similar',
      'Divan',
      'Complete it with',
      'Oil',
    ])
  })

  it('does not break without pictures, options and words', () => {
    const bare = sofa([], { typeId: 'simple', gallery: [], options: [], description: '' })
    expect(draw(bare)).toContain('<h1')
  })
})

describe('what is promised beside a product', () => {
  const USPS = [
    { icon: 'clock', text: 'Tomorrow at home', isNextDay: true },
    { icon: 'return', text: 'Free returns', isNextDay: false },
  ]
  const promised = (product: Product) => {
    const html = drawInShop(<ProductPage data={dataOf(product, USPS)} />)
    return USPS.map(({ text }) => text).filter((text) => html.includes(text))
  }

  it('is the next day only where the merchant says so of the product', () => {
    expect(promised(sofa(CHILDREN))).toEqual(['Free returns'])
    const parcel = sofa(CHILDREN, { arrivesNextDay: true })
    expect(promised(parcel)).toEqual(['Tomorrow at home', 'Free returns'])
  })

  it('is nothing while it is sold out, and nothing for what is not sent', () => {
    expect(promised(sofa(CHILDREN, { arrivesNextDay: true, isInStock: false }))).toEqual([])
    expect(promised(sofa([], { typeId: 'virtual' }))).toEqual([])
  })

  it('of the price is what is in it and what comes on top', () => {
    expect(draw(sofa(CHILDREN))).toContain('incl. VAT, <a href="/delivery">free delivery</a>')
    const price = { regular: 2_000, special: null }
    const cheap = draw(sofa([], { typeId: 'simple', options: [], price }))
    expect(cheap).toContain('incl. VAT, <a href="/delivery">plus delivery</a>')
    expect(draw(sofa([], { typeId: 'virtual' }))).not.toContain('href="/delivery"')
  })
})

describe('the sticky bar (spec 2)', () => {
  const bar = (product: Product, picked = {}) => {
    const selection = { variant: product.variants[0], picked, choose: () => undefined }
    const price = { regular: 10_000, special: null }
    return drawInShop(<StickyBar {...{ product, price, selection }} isFromPrice={false} />)
  }

  it('starts with an empty size in sticky mode', () => {
    const html = bar(sofa(CHILDREN))
    expect(html).toMatch(/<option value="" disabled="" selected="">Choose a size<\/option>/)
    expect(html).not.toMatch(/<button[^>]*type="submit"/)
    expect(html).toContain('M · Temporarily out of stock')
  })

  it('has the size that the shopper has chosen above it', () => {
    expect(bar(sofa(CHILDREN), { size: 's' })).toMatch(/<button[^>]*type="submit"[^>]*form="buy"/)
  })

  it('asks again where another colour has led to another size', () => {
    expect(bar(sofa(CHILDREN), { size: 'm' })).toMatch(/<option value="" disabled="" selected="">/)
  })

  it('sends the form of the page where no size is asked for', () => {
    const plain = sofa([], { typeId: 'simple', options: [], variants: [] })
    const html = bar(plain)
    expect(html).not.toContain('<select')
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*form="buy"/)
    expect(draw(plain)).toMatch(/<form id="buy"/)
  })

  it('offers an alert instead of adding what is sold out', () => {
    expect(bar(sofa(CHILDREN, { isInStock: false }))).toContain('Notify me')
  })
})

describe('what the law wants said (unit price, prior price, product safety)', () => {
  const simple = (other: Partial<Product>) =>
    draw(sofa([], { typeId: 'simple', options: [], ...other }))

  it('is the price by the unit next to the price', () => {
    expect(simple({ measure: { amount: 4, unit: 'm²' } })).toContain('€25.00 per m²')
  })

  it('is the lowest price before a reduction, only while it is reduced', () => {
    const reduced = { price: { regular: 10_000, special: 8_000 }, lowestBefore: 9_000 }
    const words = 'Lowest price in the 30 days before the reduction: €90.00'
    expect(simple(reduced)).toContain(words)
    expect(simple({ lowestBefore: 9_000 })).not.toContain('Lowest price')
  })

  it('is who makes it, only where that is filled', () => {
    const safety = {
      manufacturer: 'Elf VOF',
      address: 'Kade 1',
      contact: '',
      responsible: '',
      warnings: ['Keep from fire.'],
    }
    const html = simple({ safety })
    expect(html).toMatch(/Product safety[\s\S]*Elf VOF[\s\S]*Kade 1[\s\S]*Keep from fire\./)
    expect(html).not.toContain('Responsible in the EU')
    expect(simple({})).not.toContain('Product safety')
  })

  it('says in working days when it comes, until the calendar of the shopper is known', () => {
    const html = simple({ deliveryDays: { min: 2, max: 7 } })
    expect(html).toContain('Delivered within 2 to 7 working days')
    expect(simple({ deliveryDays: { min: 2, max: 7 }, isInStock: false })).not.toContain('within 2')
  })
})

describe('the reviews (spec 2)', () => {
  const one = { id: 1, title: 'Soft', detail: 'Very.', nickname: 'Wilm', rating: 4 }
  const told = { writtenAt: '2026-03-01T10:00Z', isVerified: false, pictures: [] as string[] }
  const reviews = { total: 12, average: 4.25, items: [{ ...one, ...told }] }
  const drawWith = (given: Reviews) =>
    drawInShop(<ProductPage data={{ ...dataOf(sofa(CHILDREN)), reviews: given }} />)

  it('are listed with their rating, their writer and their day', () => {
    const html = drawWith(reviews)
    expect(html).toMatch(/<title>4 out of 5 stars<\/title>[\s\S]*<h3>Soft<\/h3>/)
    expect(html).toContain('Wilm · 1 March 2026')
    expect(html).toMatch(/href="#reviews"[\s\S]*4\.3 out of 5 stars[\s\S]*12 reviews/)
    expect(html).toContain('Show all 12 reviews')
  })

  it('say what their mark means, and bear it only where an order shows it', () => {
    const mark = />Verified purchase<\/span>/
    expect(drawWith(reviews)).toContain('stands only where one of our orders shows it')
    expect(drawWith(reviews)).not.toMatch(mark)
    const bought = { ...one, ...told, isVerified: true }
    expect(drawWith({ ...reviews, items: [bought] })).toMatch(mark)
  })

  it('show their pictures, and each leads to itself', () => {
    const pictured = { ...one, ...told, pictures: ['reviews/a.jpg'] }
    const html = drawWith({ ...reviews, items: [pictured] })
    expect(html).toMatch(
      /href="\/media\/reviews\/a\.jpg"[^>]*>\s*<img[^>]*alt="Picture 1 from Wilm"/,
    )
  })

  it('can be written without script', () => {
    expect(drawWith(NO_REVIEWS)).toMatch(/<noscript><a href="\/review\?sku=/)
  })

  it('invent no rating where nobody gave one', () => {
    const html = drawWith(NO_REVIEWS)
    expect(html).not.toContain('out of 5')
    expect(html).toContain('No reviews yet')
    expect(html).toContain('Write a review')
  })

  it('are not called none where nobody answered', () => {
    const html = drawWith(UNKNOWN_REVIEWS)
    expect(html).not.toContain('No reviews yet')
    expect(html).toContain('Write a review')
  })
})

it('leads to the size guide beside the sizes, also without script', () => {
  const link = /<a[^>]*href="\/kids-sizes"[^>]*>Size guide<\/a>/
  expect(draw(sofa(CHILDREN, { sizeGuide: '/kids-sizes' }))).toMatch(link)
  expect(draw(sofa(CHILDREN))).not.toContain('Size guide')
})

describe('how current price and stock are (spec 4, price sync)', () => {
  const note = (sync: Partial<CurrentSync>) => {
    const all = { update: null, isCurrent: false, hasFailed: false, refreshedAt: null, ...sync }
    return drawInShop(<SyncNote sync={all} />)
  }

  it('is said only where nobody could be asked, with the time of the last answer', () => {
    expect(note({})).not.toContain('checked')
    expect(note({ isCurrent: true, refreshedAt: 0 })).not.toContain('checked')
    expect(note({ hasFailed: true })).toContain('could not be checked just now')
    expect(note({ hasFailed: true, refreshedAt: 0 })).toMatch(/last checked at \d/)
  })

  it('makes the stock volatile, unless there is no limit to it', () => {
    const request = toAddRequest(sofa([], { typeId: 'simple', maxQty: 3 }), undefined, 1)
    expect(withUncertainStock(request).stock).toBe('volatile')
    expect(withUncertainStock({ ...request, maxQty: null }).stock).toBe('ok')
    expect(withUncertainStock({ ...request, stock: 'out_of_stock' }).stock).toBe('out_of_stock')
    const { variants } = sofa(CHILDREN)
    const sized = toAddRequest(sofa(CHILDREN), { ...variants[0], maxQty: 3 } as Variant, 1)
    expect(withUncertainStock(sized).stock).toBe('volatile')
  })
})

describe('what is put into the cart (spec 3)', () => {
  it('is the child, with its choices in words and in numbers', () => {
    const product = sofa(CHILDREN)
    const request = toAddRequest(product, product.variants[0], 2)
    expect(request).toMatchObject({
      sku: 'SOFA-red-s',
      parentSku: 'SOFA',
      qty: 2,
      options: [
        { label: 'Colour', value: 'RED' },
        { label: 'Size', value: 'S' },
      ],
      link: '/sofa?childSku=SOFA-red-s',
    })
    expect(request.errors).toEqual([])
    expect(request.productOption?.extension_attributes?.configurable_item_options).toEqual([
      { option_id: '93', option_value: 'red' },
      { option_id: '142', option_value: 's' },
    ])
  })
})

describe('why something is not put into the cart (spec 5)', () => {
  const reasons = (product: Product, variant?: Variant) => {
    const request = toAddRequest(product, variant, 1)
    const allowed = mayAdd({ ...request, qty: 1 })
    return allowed.ok ? [] : allowed.error
  }
  const simple = (other: Partial<Product>) => sofa([], { typeId: 'simple', ...other })

  it('is that the product is out of stock', () => {
    expect(reasons(simple({ isInStock: false }))).toEqual([{ key: 'cart.out-of-stock' }])
    expect(reasons(simple({}))).toEqual([])
  })

  it('is that a configurable product without a size gives "Please select a size"', () => {
    expect(reasons(sofa(CHILDREN))).toEqual([{ key: 'product.select-size' }])
  })

  it('is that an out-of-stock variant gives "Selected variant is out of stock"', () => {
    const product = sofa(CHILDREN)
    expect(reasons(product, product.variants[1])).toEqual([{ key: 'product.variant-sold-out' }])
    expect(reasons(product, product.variants[0])).toEqual([])
  })

  it('is any error of the product', () => {
    expect(reasons(simple({ errors: [{ text: 'Recalled' }] }))).toEqual([{ text: 'Recalled' }])
  })
})

describe('a visit to a product that is on the screen already', () => {
  /** By which React knows whether to keep what was chosen. */
  function viewAt(visits: number, Page: typeof ProductPage): string | null {
    const product = sofa(CHILDREN, { selectedSku: 'SOFA-red-s' })
    const data = dataOf(product)
    let key: string | null = null
    const Probe = () => {
      key = Page({ data }).key
      return null
    }
    drawInShop(<Probe />, { at: product.link, visits })
    return key
  }

  it.each([ProductPage, TailoredPage])('opens anew with the child that it asks for', (Page) => {
    expect(viewAt(1, Page)).not.toBe(viewAt(2, Page))
    expect(viewAt(1, Page)).toBe(viewAt(1, Page))
  })
})
