import { describe, expect, it } from 'vitest'
import type { ShownCard } from '../../../../client/catalog/product-card-view'
import { ProductGrid } from '../../../../client/catalog/product-grid'
import { useShopWords } from '../../../../client/stores/use-shop-words'
import type { ProductCard } from '../../../../shared/catalog/product'
import { drawInShop } from '../../../fixtures/draw-in-shop'
import { productCard } from '../../../fixtures/product-card'

const nothing = () => {}

interface GridProps {
  cards: ProductCard[]
  eagerCount?: number
  wished?: ReadonlySet<string> | null
}

function Grid({ cards, eagerCount, wished = null }: GridProps) {
  const words = useShopWords()
  return (
    <ProductGrid
      cards={cards}
      words={words}
      eagerCount={eagerCount}
      onAdd={nothing}
      onNotify={nothing}
      wished={wished}
      onWish={nothing}
      loadOwnPrices={async () => null}
      findChosen={async () => null}
    />
  )
}

const draw = (...cards: Partial<ProductCard>[]) =>
  drawInShop(<Grid cards={cards.map((card) => productCard(card))} />)

const swatch = (n: number) => ({
  swatch: null,
  color: `Colour ${n}`,
  image: `lamp-${n}.webp`,
  link: `/maan-table-lamp?childSku=LAMP-${n}`,
})

describe('a product card (spec 2)', () => {
  it('links to the product with its title and price', () => {
    const html = draw({})
    expect(html).toContain('<a href="/maan-table-lamp">Maan table lamp</a>')
    expect(html).toContain('€85.95')
  })

  it('says "from" when other variants cost more', () => {
    expect(draw({ isFromPrice: true })).toContain('from €85.95')
    expect(draw({})).not.toContain('from €')
  })

  it('strikes the old price through and says for ears which is which', () => {
    const html = draw({ price: { regular: 8595, special: 6000 } })
    expect(html).toContain('<del>€85.95</del>')
    expect(html).toContain('<ins>€60.00</ins>')
    expect(html).toMatch(/Regular price<\/span><del>/)
  })

  it('says the unit price, and what a reduced product cost before', () => {
    const reduced = { price: { regular: 8595, special: 6000 }, lowestBefore: 7000 }
    expect(draw({ ...reduced, measure: { amount: 5, unit: 'm²' } })).toMatch(
      /€12.00 per m².*Lowest price in 30 days: €70.00/,
    )
    expect(draw({ lowestBefore: 7000 })).not.toContain('30 days')
  })

  it('marks the colour that was chosen on it, and none before', () => {
    const colors = [swatch(1), swatch(2)]
    expect(draw({ colors, link: swatch(1).link })).not.toContain('aria-current')
    const chosen: ShownCard = {
      ...productCard({ colors, link: swatch(2).link }),
      listedSku: 'LAMP',
    }
    const html = draw(chosen)
    expect(html).toMatch(/<a href="[^"]*LAMP-2" aria-current="true">/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  it('says "Temporarily out of stock" instead of a price, and offers the alert', () => {
    const html = draw({ isInStock: false })
    expect(html).toContain('Temporarily out of stock')
    expect(html).not.toContain('€')
    expect(html).toContain('aria-label="Notify me when Maan table lamp is back in stock"')
  })

  it('says nothing about missing stock when alerts are hidden', () => {
    const html = draw({ isInStock: false, hidesStockAlert: true })
    expect(html).not.toContain('Temporarily out of stock')
    expect(html).toContain('€85.95')
    expect(html).not.toContain('<button')
  })

  it('adds what needs no choice; everything else is chosen on its own page', () => {
    expect(draw({})).toContain('aria-label="Add Maan table lamp to cart"')
    expect(draw({ asksFirst: true })).not.toContain('<button')
  })

  it('shows a wishlist icon when in stock, otherwise a notify-in-stock icon', () => {
    const drawWith = (wished: string[] | null, card: Partial<ProductCard> = {}) =>
      drawInShop(<Grid cards={[productCard(card)]} wished={wished && new Set(wished)} />)
    expect(drawWith([])).toContain('aria-label="Maan table lamp on wishlist" aria-pressed="false"')
    expect(drawWith(['LAMP'])).toContain('aria-pressed="true"')
    expect(drawWith(null)).not.toContain('wishlist')
    const soldOut = drawWith(['LAMP'], { isInStock: false })
    expect(soldOut).not.toContain('wishlist')
    expect(soldOut).toContain('Notify me when')
  })

  it('shows colours as pictures of 30x40, and a "+" for the others', () => {
    const four = draw({ colors: [1, 2, 3, 4].map(swatch) })
    expect(four.match(/\/media\/30x40\//g)).toHaveLength(4)
    expect(four).not.toContain('>+<')
    const five = draw({ colors: [1, 2, 3, 4].map(swatch), hasMoreColors: true })
    expect(five).toMatch(/<a href="\/maan-table-lamp" aria-label="All colours[^"]*">\+<\/a>/)
  })

  it('shows a colour that the merchant has named by a dot of it', () => {
    const html = draw({ colors: [{ ...swatch(1), color: 'Sage', swatch: '#8a9a80' }, swatch(2)] })
    expect(html).toMatch(/aria-label="Sage"[^>]*><svg aria-hidden="true"><circle fill="#8a9a80">/)
    expect(html.match(/\/media\/30x40\//g)).toHaveLength(1)
  })

  it('shows no colours when there is only one', () => {
    expect(draw({ colors: [swatch(1)] })).not.toContain('/media/30x40/')
  })

  it('leads from a colour to where that colour is', () => {
    const html = draw({ colors: [swatch(1), swatch(2)] })
    expect(html).toContain('<a href="/maan-table-lamp?childSku=LAMP-1">')
  })

  it('shows one picture until there is a mouse to show a second to', () => {
    const html = draw({ images: ['a.webp', 'b.webp', 'c.webp'] })
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  it('shows the first label as a badge in its style', () => {
    const html = draw({ label: { text: 'Sale', style: 'Alloy Orange' } })
    expect(html).toMatch(/data-look="Alloy Orange">Sale</)
  })

  it('fetches the first picture of the page at once and those out of sight when they come near', () => {
    const cards = ['A', 'B', 'C'].map((sku) => productCard({ sku }))
    const html = drawInShop(<Grid cards={cards} eagerCount={2} />)
    expect(html.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1)
    expect(html.match(/<img[^>]*loading="lazy"/g)).toHaveLength(1)
  })

  it('keeps the room of every picture', () => {
    for (const [img] of draw({ colors: [1, 2].map(swatch) }).matchAll(/<img[^>]*>/g)) {
      expect(img).toMatch(/width="\d+" height="\d+"/)
    }
  })

  it('writes no style attributes, which the policy of the page forbids', () => {
    const html = draw({ colors: [1, 2].map(swatch), label: { text: 'New', style: 'Green' } })
    expect(html).not.toContain('style=')
  })
})
