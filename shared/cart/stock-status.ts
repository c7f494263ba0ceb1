import type { Product } from '../catalog/product'

/** What the stock of something says of adding it (spec 4). In a file of its own: lists need no more. */
export function stockStatusOf({ isInStock }: Pick<Product, 'isInStock'>): 'ok' | 'out_of_stock' {
  return isInStock ? 'ok' : 'out_of_stock'
}
