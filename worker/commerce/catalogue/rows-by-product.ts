import type { ProductRows } from './product-rows'

/** The rows of many products, by the product (or for children the parent) they belong to. */
export type RowsByProduct = {
  [P in Exclude<keyof ProductRows, 'products'>]: ReadonlyMap<number, ProductRows[P]>
}

export function groupRows(rows: ProductRows): RowsByProduct {
  return {
    children: groupBy(rows.children, ({ parent_id }) => parent_id),
    values: groupBy(rows.values, ({ product_id }) => product_id),
    choices: groupBy(rows.choices, ({ product_id }) => product_id),
    media: groupBy(rows.media, ({ product_id }) => product_id),
    labels: groupBy(rows.labels, ({ product_id }) => product_id),
    links: groupBy(rows.links, ({ product_id }) => product_id),
    categories: groupBy(rows.categories, ({ product_id }) => product_id),
    alternates: groupBy(rows.alternates, ({ product_id }) => product_id),
    typeData: groupBy(rows.typeData, ({ product_id }) => product_id),
    pastPrices: groupBy(rows.pastPrices, ({ product_id }) => product_id),
  }
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  return Map.groupBy(rows, keyOf)
}
