import type { ProductLine } from './product-line'

const COLLECTION_OF: Record<string, string> = {
  white: 'soft-north',
  cream: 'soft-north',
  grey: 'soft-north',
  charcoal: 'soft-north',
  black: 'soft-north',
  steel: 'soft-north',
  oak: 'soft-north',
  ash: 'soft-north',
  'white-wood': 'soft-north',
  taupe: 'warm-earth',
  camel: 'warm-earth',
  terracotta: 'warm-earth',
  rust: 'warm-earth',
  ochre: 'warm-earth',
  plum: 'warm-earth',
  copper: 'warm-earth',
  brass: 'warm-earth',
  walnut: 'warm-earth',
  'black-oak': 'warm-earth',
  navy: 'by-the-sea',
  sky: 'by-the-sea',
  teal: 'by-the-sea',
  sand: 'by-the-sea',
  coral: 'by-the-sea',
  natural: 'by-the-sea',
}

/** The collection a product belongs to: children have their own, others follow their colour. */
export function collectionOf({ brand }: Pick<ProductLine, 'brand'>, colour = ''): string {
  return brand === 'kiekje' ? 'little-explorers' : (COLLECTION_OF[colour] ?? 'wild-garden')
}
