import { useLocation } from '../stores/location'
import { BuyBox } from './buy-box'
import { type ProductData, ProductFrame } from './product-frame'
import { useSelection } from './variants/use-selection'

/** A product bought as it is, or in a colour and a size. Each visit opens with what it asks for. */
export function ProductPage({ data }: { data: ProductData }) {
  const { visits } = useLocation()
  return <ProductView key={visits} data={data} />
}

function ProductView({ data }: { data: ProductData }) {
  const { product } = data
  const selection = useSelection(product)
  const { variant } = selection
  return (
    <ProductFrame
      data={data}
      price={variant?.price ?? product.price}
      isFromPrice={!variant && product.isFromPrice}
      variant={variant}
    >
      <BuyBox product={product} selection={selection} />
    </ProductFrame>
  )
}
