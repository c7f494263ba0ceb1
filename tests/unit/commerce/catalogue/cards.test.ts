// A card is a copy of what the source says: it must never say anything else than the product does.
import { beforeEach, describe, expect, it } from 'vitest'
import { CARD_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { loadProducts } from '../../../../worker/commerce/catalogue/load-products'
import type { ProductPart } from '../../../../worker/commerce/catalogue/product-parts'
import { refreshPrices } from '../../../../worker/commerce/catalogue-import/refresh-prices'
import { createFieldPicker } from '../../../../worker/commerce/http/pick-fields'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from './small-shop'

const SELECTION = { qty: 1, isDefault: false, isQtyChangeable: false }
const ENDS = '2126-06-01T00:00:00.000Z'

const SHOP = {
  ...SMALL_SHOP,
  products: [
    ...SMALL_SHOP.products,
    productDraft('LAMP', {
      images: ['a.webp', 'b.webp', 'c.webp'],
      specialPrice: { all: { price: 100, from: null, to: ENDS } },
      labels: [{ text: { all: 'New', nl_nl: 'Nieuw' }, style: 'Green' }],
      colorRelations: ['TABLE', 'ELLA'],
      related: ['NORA'],
    }),
    productDraft('ROOM', {
      typeId: 'grouped',
      associated: [
        { sku: 'LAMP', qty: 2 },
        { sku: 'TABLE', qty: 1 },
      ],
    }),
    productDraft('BED', {
      typeId: 'bundle',
      bundle: {
        priceType: 'dynamic',
        options: [
          {
            title: { all: 'Base' },
            type: 'radio',
            isRequired: true,
            selections: [{ ...SELECTION, sku: 'LAMP' }],
          },
        ],
      },
    }),
    productDraft('GIFT', { typeId: 'amgiftcard', giftCard: { amounts: [2_500, 5_000] } }),
    productDraft('SIGN', {
      customOptions: [{ title: { all: 'Name' }, type: 'field', isRequired: true }],
    }),
  ],
}

/** All that cards are made of, read row by row. */
const PARTS = new Set<ProductPart>([
  'children',
  'values',
  'choices',
  'media',
  'labels',
  'links',
  'typeData',
])
const PICKER = createFieldPicker(CARD_FIELDS)
const NOW = Date.parse('2126-01-01T00:00:00.000Z')

let { db: catalogue, sqlite } = createD1('catalogue')
let { db: sales, sqlite: sold } = createD1('sales')

beforeEach(async () => {
  ;({ db: catalogue, sqlite } = createD1('catalogue'))
  ;({ db: sales, sqlite: sold } = createD1('sales'))
  expect(await writeCatalogue({ catalogue, sales }, SHOP, 'replace')).toMatchObject({ ok: true })
})

const idsOf = (sql: string) =>
  sqlite
    .prepare(sql)
    .all()
    .map(({ id }) => Number(id))
const allProducts = () => idsOf('SELECT id FROM product ORDER BY id')
const withCards = () => idsOf('SELECT product_id AS id FROM card WHERE store_id = 1 ORDER BY id')
const listed = () => idsOf('SELECT product_id AS id FROM listing WHERE store_id = 1 ORDER BY id')

/** Compares all products of all stores, those without a card too. */
async function expectEqual(now = NOW): Promise<void> {
  for (const store of STORE_VIEWS) {
    const cards = await loadProducts(catalogue, store, allProducts(), PICKER, { now })
    const products = await loadProducts(catalogue, store, allProducts(), PICKER, {
      now,
      parts: PARTS,
    })
    expect(cards).toHaveLength(SHOP.products.length)
    expect(cards).toEqual(products)
  }
}

async function sellOut(sku: string): Promise<void> {
  sold.exec(`UPDATE stock SET qty = 0, version = version + 1 WHERE sku = '${sku}';
    INSERT INTO stock_change (sku, version) SELECT sku, version FROM stock WHERE sku = '${sku}'`)
  await exchangeStock({ catalogue, sales }, Date.now())
}

describe('a card', () => {
  it('is there for every product that lists show, in every store', async () => {
    expect(withCards()).toEqual(listed())
    expect(idsOf('SELECT COUNT(*) AS id FROM card')).toEqual([4 * listed().length])
  })

  it('says what the product says', async () => await expectEqual())

  it('says the price of the moment in which it is shown', async () => {
    await expectEqual(Date.parse(ENDS) + 1)
  })

  it('says what the product says when an import changed it, or what it links to', async () => {
    const products = SHOP.products.map((product) =>
      product.sku === 'TABLE'
        ? { ...product, name: { all: 'Low table' }, price: { all: 1 } }
        : product,
    )
    await writeCatalogue({ catalogue, sales }, { ...SHOP, products }, 'replace')
    await expectEqual()
  })

  it('goes in the transaction in which it stops being right, and comes back with the prices', async () => {
    const before = withCards().length
    await sellOut('LAMP')
    await sellOut('NORA-S-RED')
    // The lamp, the set and the bundle that it is a part of, and the dress.
    expect(withCards()).toHaveLength(before - 4)
    await expectEqual()
    await refreshPrices(catalogue, new Date().toISOString())
    expect(withCards()).toHaveLength(before)
    await expectEqual()
  })
})
