import { useLocation } from '../stores/location'
import { BuyBox } from './buying/buy-box'
import { ProductFrame } from './product-frame'
import { type ProductData, useCurrentData } from './use-current-data'
import { useSelection } from './variants/use-selection'

/** A product bought as it is, or in a colour and a size. Each visit opens with what it asks for. */
export function ProductPage({ data }: { data: ProductData }) {
  const { visits } = useLocation()
  return <ProductView key={visits} data={data} />
}

function ProductView({ data: shown }: { data: ProductData }) {
  const data = useCurrentData(shown)
  const { product, sync } = data
  const selection = useSelection(product)
  const { variant } = selection
  return (
    <ProductFrame
      data={data}
      price={variant?.price ?? product.price}
      isFromPrice={!variant && product.isFromPrice}
      selection={selection}
    >
      <BuyBox product={product} sync={sync} selection={selection} />
    </ProductFrame>
  )
}
