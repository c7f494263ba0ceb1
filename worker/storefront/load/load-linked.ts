import { MEASURES } from '../../../shared/catalog/product-measure'
import { PRICE_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { ok, type Result } from '../../../shared/result'
import type { LinkedProducts } from '../mapping/product/product-links'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import type { Sources } from './sources'

const FIELDS = [
  'id',
  'sku',
  'type_id',
  'name',
  'slug',
  'url_path',
  'url_key',
  'image',
  'visibility',
  'color',
  'stock',
  ...PRICE_FIELDS,
  ...Object.values(MEASURES),
]

/** Links that are drawn with what they lead to; the other kinds come with lists of cards. */
const DRAWN = new Set(['associated', 'colorrelation'])

/**
 * The products that a page shows as its own: parts, selections of a bundle, other colours. Asked for
 * by their skus in one query of their number (contract 2.12: the ancestor's query cut longer sets);
 * what is disabled or gone is simply not among them.
 */
export async function loadLinked(
  { upstream }: Pick<Sources, 'upstream'>,
  wire: WireProduct,
): Promise<Result<LinkedProducts, UpstreamFault>> {
  const skus = linkedSkus(wire)
  if (skus.length === 0) return ok(new Map())
  const found = await fetchEntities(upstream, {
    type: 'product',
    searchQuery: {
      _appliedFilters: [
        { attribute: 'sku', value: { in: skus } },
        { attribute: 'status', value: { in: [0, 1] } },
      ],
    },
    size: skus.length,
    _sourceInclude: FIELDS,
  })
  if (!found.ok) return found
  return ok(new Map(found.value.items.map((item) => [item.sku, item])))
}

/** Everything that a page of this product draws besides it. */
export function linkedSkus({ product_links = [], bundle_options = [] }: WireProduct): string[] {
  const links = product_links.filter(
    ({ link_type, enabled }) => DRAWN.has(link_type ?? '') && enabled !== false,
  )
  const selections = bundle_options.flatMap((option) => option.product_links ?? [])
  const skus = [
    ...links.map(({ linked_product_sku }) => linked_product_sku),
    ...selections.map(({ sku, linked_product_sku }) => linked_product_sku ?? sku),
  ]
  return [...new Set(skus.filter((sku) => sku !== undefined))]
}
