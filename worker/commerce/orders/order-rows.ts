// What an order is made of besides itself, as rows for its one transaction.
import { inStore } from '../../../shared/contract/admin/per-store'
import type { StoreCode, StoreView } from '../../../shared/store-view/store-view'
import type { FilledLine } from '../cart/cart'
import { answeredChoices } from '../cart/custom-answers'
import type { PricedCart } from '../cart/price-cart'

/** The lines, with what each keeps of the catalogue. */
export function toLines({ totals, lines, store }: PricedCart): object[] {
  return totals.lines.map((line) => ({
    ...line,
    ...copyOf(lines, line.itemId, store),
  }))
}

/** What is taken of each gift card. */
export function toGiftCards({ giftCards }: PricedCart): object[] {
  return giftCards.filter(({ amount }) => amount > 0).map(({ code, amount }) => ({ code, amount }))
}

/** The parts of bundles, for the whole quantity of each line. */
export function toParts({ lines }: PricedCart): object[] {
  return lines.flatMap(({ id, qty, parts }) =>
    parts.map(({ part, qty: each }) => ({
      itemId: id,
      sku: part.sku,
      name: part.name,
      qty: each * qty,
    })),
  )
}

/** What the order keeps of the catalogue, whatever becomes of that. */
function copyOf(lines: readonly FilledLine[], itemId: number, store: StoreView): object {
  const line = lines.find(({ id }) => id === itemId)
  if (!line) throw new Error(`A priced line that is not in the cart: ${itemId}`)
  const { product, lineOptions } = line
  return {
    sku: product.sku,
    parentSku: product.parentSku,
    typeId: product.typeId,
    name: product.name,
    lineOptions: JSON.stringify(lineOptions),
    shownOptions: JSON.stringify([...product.choices, ...answeredChoices(line, store)]),
    downloads: JSON.stringify(promisedDownloads(line, store.storeCode)),
  }
}

/** The files that come with a line, and with the parts of a bundle, named in the words of the store. */
function promisedDownloads({ product, parts }: FilledLine, storeCode: StoreCode): object[] {
  return [product, ...parts.map(({ part }) => part)].flatMap(({ typeData }) =>
    (typeData.downloads ?? []).map(({ title, file }) => ({
      title: inStore(title, storeCode),
      file,
    })),
  )
}
