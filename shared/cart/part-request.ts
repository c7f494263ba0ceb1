import type { GroupedPart } from '../catalog/grouped-part'
import type { AddRequest } from './add-request'
import { stockStatusOf } from './stock-status'

/** A part of a grouped product, which is added as its parts (spec 4). */
export function toPartRequest(part: GroupedPart, qty: number): AddRequest {
  const { sku, name, price, image, link, maxQty } = part
  return {
    sku,
    parentSku: sku,
    typeId: 'simple',
    name,
    qty,
    options: [],
    productOption: null,
    price,
    image,
    link,
    maxQty,
    stock: stockStatusOf(part),
  }
}
