import { useState } from 'react'
import { groupedPrice, proposedQuantities } from '../../../shared/catalog/grouped-part'
import { type ProductData, ProductFrame } from '../product-frame'
import { GroupedBox } from './grouped-box'

/** A set of products, each bought in its own quantity (spec 3, grouped). */
export function GroupedPage({ data }: { data: ProductData }) {
  return <GroupedView key={data.product.sku} data={data} />
}

function GroupedView({ data }: { data: ProductData }) {
  const { product } = data
  const { parts } = product.typeData
  const [quantities, setQuantities] = useState(() => proposedQuantities(parts))
  const total = groupedPrice(parts, quantities)
  return (
    <ProductFrame data={data} price={total > 0 ? { regular: total, special: null } : product.price}>
      <GroupedBox
        product={product}
        quantities={quantities}
        onChange={(sku, qty) => setQuantities((all) => ({ ...all, [sku]: qty }))}
      />
    </ProductFrame>
  )
}
