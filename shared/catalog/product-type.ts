/** The types of products (spec 3). */
export const PRODUCT_TYPES = [
  'simple',
  'configurable',
  'grouped',
  'bundle',
  'virtual',
  'downloadable',
  'amgiftcard',
] as const

export type ProductType = (typeof PRODUCT_TYPES)[number]

/** The type a backend names; an unknown one is bought like a simple product (spec 3). */
export function toProductType(typeId: string): ProductType {
  return PRODUCT_TYPES.find((type) => type === typeId) ?? 'simple'
}

const UNSENT: readonly string[] = ['virtual', 'downloadable', 'amgiftcard'] satisfies ProductType[]

/** Whether it comes in a parcel, and can go back in one. Gift cards go by e-mail (spec 5). */
export function isSent({ typeId }: { typeId: string }): boolean {
  return !UNSENT.includes(typeId)
}
