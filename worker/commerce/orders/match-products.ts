import type { OrderedProduct, OrderRequest } from '../../../shared/contract/order/order'
import type { Cart, FilledLine } from '../cart/cart'

/** same: the shopper orders what the cart holds. gone: some of it left the catalogue meanwhile. */
export type ProductsMatch =
  | { kind: 'same' }
  | { kind: 'changed' }
  | { kind: 'gone'; skus: string[] }

/**
 * Compares the products of an order with the cart, by sku and quantity: what the shopper saw is what
 * is ordered (trust I7), even when another tab has changed the cart since.
 */
export function matchProducts(
  products: OrderRequest['products'],
  cart: Cart,
  lines: readonly FilledLine[],
): ProductsMatch {
  const gone = products.filter((product) => isGone(product, cart, lines))
  if (gone.length > 0) return { kind: 'gone', skus: gone.map((product) => product.sku) }
  const wanted = totalQuantities(
    products.map(({ qty, ...product }) => [toSku(product, lines), qty]),
  )
  const held = totalQuantities(lines.map((line) => [line.sku.toLowerCase(), line.qty]))
  const isSame =
    wanted.size === held.size && [...held].every(([sku, qty]) => wanted.get(sku) === qty)
  return { kind: isSame ? 'same' : 'changed' }
}

function isGone({ sku }: OrderedProduct, cart: Cart, lines: readonly FilledLine[]): boolean {
  const isSku = (line: { sku: string }) => line.sku.toLowerCase() === sku.toLowerCase()
  return cart.lines.some(isSku) && !lines.some(isSku)
}

/** The sku that is sold: a request may name the line, or the parent with its options. */
function toSku(product: Omit<OrderedProduct, 'qty'>, lines: readonly FilledLine[]): string {
  const byId = lines.find((line) => line.id === product.server_item_id)
  if (byId && [byId.sku, byId.product.parentSku].includes(product.sku))
    return byId.sku.toLowerCase()
  const bySku = lines.find((line) => line.sku.toLowerCase() === product.sku.toLowerCase())
  const found = bySku ?? lines.find((line) => isChosenChild(product, line))
  return (found?.sku ?? product.sku).toLowerCase()
}

function isChosenChild(ordered: Omit<OrderedProduct, 'qty'>, { product }: FilledLine): boolean {
  if (product.parentSku?.toLowerCase() !== ordered.sku.toLowerCase()) return false
  const options = ordered.product_option?.extension_attributes?.configurable_item_options ?? []
  return product.choices.every(({ attributeId, value }) =>
    options.some(
      (option) => option.option_id === String(attributeId) && option.option_value === value,
    ),
  )
}

function totalQuantities(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const [sku, qty] of entries) quantities.set(sku, (quantities.get(sku) ?? 0) + qty)
  return quantities
}
