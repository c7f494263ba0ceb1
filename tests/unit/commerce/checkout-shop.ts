import { expect } from 'vitest'
import type { ProductDraft } from '../../../shared/contract/admin/product-draft'
import { type CallName, type CallResult, calls } from '../../../shared/contract/calls'
import { checkoutApp } from '../../fakes/checkout-worker'
import type { MemoryDatabases } from '../../fakes/d1-in-memory'
import { createR2 } from '../../fakes/r2-in-memory'
import { writeCatalogue } from '../../fakes/write-catalogue'
import { type Sent, toCallRequest } from './call-request'
import { productDraft, SMALL_SHOP } from './catalogue/small-shop'

const { stock } = productDraft('ANY')

/** Two lines of text that may be written on it. */
const NOTES = ['First line', 'Second line'].map((title) => ({
  title: { all: title },
  type: 'field' as const,
  isRequired: false,
}))
const WITH_NOTES = ['TABLE', 'NORA']

const MORE: ProductDraft[] = [
  productDraft('LAST', { price: { all: 1_995 }, stock: { ...stock, qty: 1 } }),
  productDraft('FLASH', { price: { all: 2_500 }, stock: { ...stock, qty: 100 } }),
  productDraft('ENDLESS', {
    price: { all: 3_999 },
    stock: { ...stock, isManaged: false },
    customOptions: NOTES,
  }),
  productDraft('BOOK', { price: { all: 2_180 }, taxClass: 'reduced' }),
  productDraft('OFF', { isEnabled: false }),
  productDraft('EBOOK', {
    typeId: 'downloadable',
    price: { all: 1_210 },
    downloads: [
      { title: { all: 'The book', nl_nl: 'Het boek' }, file: 'downloads/books/e-book.pdf' },
    ],
  }),
  productDraft('CARD', {
    typeId: 'amgiftcard',
    price: { all: 2_500 },
    taxClass: 'zero',
    giftCard: { amounts: [1_000, 5_000], openAmount: { min: 2_000, max: 20_000 } },
  }),
  productDraft('SET', { typeId: 'bundle' }),
]

export interface Answer {
  status: number
  result: unknown
  meta: Record<string, unknown>
}

export interface CheckoutShop extends MemoryDatabases {
  /** Asks the Worker. */
  fetch(request: Request): Promise<Response>
  /** Makes a call and shows what came back. */
  send(name: CallName, sent?: Sent): Promise<Answer>
  /** Makes a call that must succeed, and reads its result by the contract's schema. */
  ask<N extends CallName>(name: N, sent?: Sent): Promise<CallResult<N>>
  stockOf(sku: string): Promise<number>
  count(table: 'cart' | 'cart_line' | 'orders' | 'order_line' | 'payment'): Promise<number>
}

/** Files of the shops here, all of them together. */
export const bucket = createR2()

/** The routes of the checkout over databases that hold a small catalogue. */
export async function openCheckoutShop(
  databases: MemoryDatabases,
  ask = async (request: Request) =>
    checkoutApp.request(request, undefined, {
      CATALOGUE: databases.catalogue,
      SALES: databases.sales,
      MEDIA: bucket,
      SANDBOX_PAYMENTS: 'on',
    }),
): Promise<CheckoutShop> {
  const known = SMALL_SHOP.products.map((draft) =>
    WITH_NOTES.includes(draft.sku) ? { ...draft, customOptions: NOTES } : draft,
  )
  const shop = { ...SMALL_SHOP, products: [...known, ...MORE] }
  expect(await writeCatalogue(databases, shop, 'replace')).toMatchObject({ ok: true })
  const numberOf = async (sql: string, ...values: string[]) =>
    Number(
      await databases.sales
        .prepare(sql)
        .bind(...values)
        .first('n'),
    )

  const send = async (name: CallName, sent: Sent = {}): Promise<Answer> => {
    const response = await ask(toCallRequest(name, sent))
    const body = (await response.json()) as { code: number; result: unknown; meta?: object }
    expect(body.code).toBe(response.status)
    return { status: response.status, result: body.result, meta: { ...body.meta } }
  }

  return {
    ...databases,
    fetch: ask,
    send,
    async ask<N extends CallName>(name: N, sent?: Sent) {
      const { status, result } = await send(name, sent)
      expect({ status, result }).toMatchObject({ status: 200 })
      return calls[name].result.parse(result) as CallResult<N>
    },
    stockOf: (sku) => numberOf('SELECT qty AS n FROM stock WHERE sku = ?1', sku),
    count: (table) => numberOf(`SELECT COUNT(*) AS n FROM ${table}`),
  }
}

/** Adds a quantity of a sku to a cart. */
export function put(
  shop: CheckoutShop,
  cartId: string,
  sku: string,
  qty: unknown,
  more: object = {},
) {
  return shop.send('cartUpdate', {
    query: { cartId },
    body: { cartItem: { sku, qty, ...more } },
  })
}

/** The options that choose a child of the Nora dress. */
export async function noraOption(shop: CheckoutShop, size: string, color: string) {
  const ids = await shop.catalogue.prepare('SELECT code, id FROM attribute').all<{
    code: string
    id: number
  }>()
  const idOf = (code: string) => String(ids.results.find((row) => row.code === code)?.id)
  return {
    product_option: {
      extension_attributes: {
        configurable_item_options: [
          { option_id: idOf('size'), option_value: size },
          { option_value: color, option_id: idOf('color') },
        ],
      },
    },
  }
}
