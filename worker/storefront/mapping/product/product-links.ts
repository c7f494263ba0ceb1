import type { WireProduct } from '../../../../shared/contract/catalogue/product'

/** Products that are part of another one's page, by sku. */
export type LinkedProducts = ReadonlyMap<string, WireProduct>
