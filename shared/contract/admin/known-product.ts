/** A product as others refer to it, with its lowest price in cents. */
export interface KnownProduct {
  id: number
  sku: string
  price: number
  /** Segments of its URL, one a store in the order of the stores; none where it has no page. */
  urlKeys: string[]
}
