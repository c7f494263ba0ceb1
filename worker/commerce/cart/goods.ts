import type { ProductType } from '../../../shared/catalog/product'

/** A choice that makes this child of a configurable product, with its words in one store. */
export interface GoodsChoice {
  attributeId: number
  label: string
  value: string
  valueLabel: string
}

export interface GoodsStock {
  qty: number
  isInStock: boolean
  isManaged: boolean
  hasBackorders: boolean
  minQty: number
  maxQty: number
}

/** What a cart line sells, in one store: prices in cents as the merchant wrote them. */
export interface Goods {
  productId: number
  sku: string
  parentSku: string | null
  typeId: ProductType
  isEnabled: boolean
  /** The parent's for a child (spec 4). */
  name: string
  taxClass: 'standard' | 'reduced' | 'zero'
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  choices: GoodsChoice[]
  /** Null when nobody ever counted it. */
  stock: GoodsStock | null
}

/** Nothing of it is sent: such a cart needs no delivery (spec 5). An empty one is not virtual. */
export function isVirtualCart(goods: readonly Goods[]): boolean {
  const isVirtual = ({ typeId }: Goods) => typeId === 'virtual' || typeId === 'downloadable'
  return goods.length > 0 && goods.every(isVirtual)
}

/** Whether this many pieces can be sold now, all lines of a cart together. */
export function maySell(goods: Goods, qty: number): boolean {
  const { stock } = goods
  if (!goods.isEnabled || !stock?.isInStock) return false
  if (qty < stock.minQty || qty > stock.maxQty) return false
  return !stock.isManaged || stock.hasBackorders || qty <= stock.qty
}
