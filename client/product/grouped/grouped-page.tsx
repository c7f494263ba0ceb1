import { useState } from 'react'
import { groupedPrice, proposedQuantities } from '../../../shared/catalog/grouped-part'
import { latePart } from '../../stores/late-part'
import { ProductFrame } from '../product-frame'
import { type ProductData, useCurrentData } from '../use-current-data'

const GroupedBox = latePart(
  'product/grouped/grouped-box',
  async () => (await import('./grouped-box')).GroupedBox,
)

/** A set of products, each bought in its own quantity (spec 3, grouped). */
export function GroupedPage({ data }: { data: ProductData }) {
  return <GroupedView key={data.product.sku} data={data} />
}

function GroupedView({ data: shown }: { data: ProductData }) {
  const data = useCurrentData(shown)
  const { product, sync } = data
  const { parts } = product.typeData
  const [quantities, setQuantities] = useState(() => proposedQuantities(parts))
  const total = groupedPrice(parts, quantities)
  return (
    <ProductFrame data={data} price={total > 0 ? { regular: total, special: null } : product.price}>
      <GroupedBox
        product={product}
        sync={sync}
        quantities={quantities}
        onChange={(sku, qty) => setQuantities((all) => ({ ...all, [sku]: qty }))}
      />
    </ProductFrame>
  )
}
