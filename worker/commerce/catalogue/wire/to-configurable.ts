import type { PriceGroup } from '../../../../shared/customer/price-group'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { isSalable } from '../../stock/salable'
import { toWireStock } from '../../stock/to-wire-stock'
import type { ChildRow, ChoiceRow, ProductRow, ValueRow } from '../product-rows'
import type { RowsByProduct } from '../rows-by-product'
import { toWireGallery } from './to-wire-parts'
import { type CurrentPrice, currentPrice, toLowestPrice, toWirePrices } from './to-wire-price'

/** What a parent takes over from a child. */
export interface WireChild {
  price: CurrentPrice
  isInStock: boolean
}

export interface ConfigurableContext {
  store: StoreView
  /** Milliseconds since 1970. */
  now: number
  /** The group of the customer: prices of other groups are confidential (contract 1.7). */
  group: PriceGroup
  /** Whether children are told one by one: without them a card is made in two thirds of the time. */
  tellsChildren: boolean
}

interface Configurable {
  children: WireChild[]
  fields: Record<string, unknown>
}

/** The choices and children of a configurable product; nothing for any other. */
export function toConfigurable(
  row: ProductRow,
  rows: RowsByProduct,
  { store, now, group, tellsChildren }: ConfigurableContext,
): Configurable {
  if (row.type_id !== 'configurable') return { children: [], fields: {} }
  const own = (rows.children.get(row.id) ?? []).map((child) => {
    const price = currentPrice(child, store.tax, now, group)
    return { child, price, isInStock: isSalable(child) }
  })
  const choices = rows.choices.get(row.id) ?? []
  const fields = {
    ...toOptionValues(choices),
    configurable_options: toOptions(choices),
    ...(tellsChildren && {
      configurable_children: own.map(({ child, price }) => ({
        ...toChild(child, price, rows, store),
        ...toLowestPrice(price, rows.pastPrices.get(child.id), store.tax, now),
      })),
    }),
  }
  return { children: own.map(({ price, isInStock }) => ({ price, isInStock })), fields }
}

function toChild(child: ChildRow, price: CurrentPrice, rows: RowsByProduct, store: StoreView) {
  const values = toAttributeValues(rows.values.get(child.id) ?? [])
  return {
    ...values,
    id: child.id,
    sku: child.sku,
    name: child.name,
    url_key: child.url_key,
    status: child.status,
    visibility: child.visibility,
    ...toWirePrices(price, store.tax),
    stock: toWireStock(child.id, child),
    ...toWireGallery(rows.media.get(child.id) ?? []),
    custom_attributes: Object.entries(values).map(([attribute_code, value]) => ({
      attribute_code,
      value,
    })),
  }
}

function toOptions(choices: readonly ChoiceRow[]) {
  return [...Map.groupBy(choices, ({ attribute_id }) => attribute_id).values()].flatMap((rows) => {
    const [first] = rows
    if (first === undefined) return []
    return {
      id: first.attribute_id,
      attribute_id: String(first.attribute_id),
      attribute_code: first.code,
      label: first.label,
      position: first.position,
      values: rows.map(({ value, value_label }) => ({
        value_index: value,
        label: value_label ?? value,
      })),
    }
  })
}

/** `size_options` and the like: all values among the children (contract 1.7). */
function toOptionValues(choices: readonly ChoiceRow[]): Record<string, string[]> {
  const byCode = Map.groupBy(choices, ({ code }) => code)
  return Object.fromEntries(
    [...byCode].map(([code, rows]) => [`${code}_options`, rows.map(({ value }) => value)]),
  )
}

/** Attributes under their codes: a list where several values are meant, else the one value. */
export function toAttributeValues(rows: readonly ValueRow[]): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {}
  for (const { code, input, value } of rows) {
    const before = values[code]
    if (before === undefined) values[code] = input === 'multiselect' ? [value] : value
    else values[code] = [before, value].flat()
  }
  return values
}
