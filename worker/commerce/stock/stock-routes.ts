// Stock and whether a quantity can be sold (contract 1.4).
import { Hono } from 'hono'
import {
  inventoryCalls,
  parseInventoryQuery,
  type WireSalableAnswer,
} from '../../../shared/contract/catalogue/inventory'
import { stockCalls, type WireStock } from '../../../shared/contract/catalogue/stock'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { browse } from '../http/browse'
import { parseQuery } from '../http/parse-call'
import { loadStock, mayBeSold, type SkuStock } from './load-stock'
import { STOCK_ID, toWireStock } from './to-wire-stock'

export const stockRoutes = new Hono<CommerceEnv>()

stockRoutes.get(stockCalls.stockCheck.path, async (c) => {
  const query = parseQuery(c, stockCalls.stockCheck.query)
  if (!query.ok) return query.error
  const { sku } = query.value
  const stock = (await loadStock({ catalogue: await browse(c), sales: c.env.SALES }, [sku])).get(
    sku,
  )
  return stock ? answer(c, toStock(stock)) : refuse(c, 404, 'No stock information for given sku')
})

/** An unknown sku has no stock, and does not take that of the others with it. */
stockRoutes.get(stockCalls.stockList.path, async (c) => {
  const query = parseQuery(c, stockCalls.stockList.query)
  if (!query.ok) return query.error
  const stocks = await loadStock(
    { catalogue: await browse(c), sales: c.env.SALES },
    query.value.skus,
  )
  return answer(
    c,
    query.value.skus.map((sku) => toStock(stocks.get(sku))),
  )
})

stockRoutes.get(inventoryCalls.inventorySalable.path, async (c) => {
  const request = parseInventoryQuery(new URL(c.req.url).searchParams)
  if (!request) return refuse(c, 400, 'The query names no sku and quantity')
  if (request.stockId !== STOCK_ID) return refuse(c, 404, 'No such stock')
  const stocks = await loadStock(
    { catalogue: await browse(c), sales: c.env.SALES },
    request.skuRequests.map(({ sku }) => sku),
  )
  return answer(
    c,
    request.skuRequests.map(({ sku, qty }) => toSalable(sku, qty, stocks.get(sku))),
  )
})

const NO_STOCK: WireStock = { stock_id: STOCK_ID, qty: 0, is_in_stock: false, manage_stock: true }

function toStock(stock: SkuStock | undefined): WireStock {
  if (!stock) return NO_STOCK
  const { productId, own, units } = stock
  const isInStock = mayBeSold(stock, Math.min(...units.map((unit) => unit.min_sale_qty)))
  return { ...toWireStock(productId, own), is_in_stock: isInStock }
}

function toSalable(sku: string, qty: number, stock: SkuStock | undefined): WireSalableAnswer {
  const errors = findErrors(qty, stock)
  return { sku, stock_id: STOCK_ID, salable: errors.length === 0, errors }
}

function findErrors(qty: number, stock: SkuStock | undefined) {
  if (!stock) return [{ code: 'no-such-product', message: 'There is no such product' }]
  const { min_sale_qty: least, max_sale_qty: most } = stock.own
  if (qty < least)
    return [{ code: 'min_sale_qty', message: `The fewest you may purchase is ${least}` }]
  if (qty > most) return [{ code: 'max_sale_qty', message: `The most you may purchase is ${most}` }]
  if (mayBeSold(stock, qty)) return []
  return [{ code: 'back_order-disabled', message: 'The requested qty is not available' }]
}
