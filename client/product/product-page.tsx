import { BuyBox } from './buy-box'
import { type ProductData, ProductFrame } from './product-frame'
import { useSelection } from './use-selection'

/** A product that is bought as it is, or in a colour and a size. Another one is another page. */
export function ProductPage({ data }: { data: ProductData }) {
  return <ProductView key={data.product.selectedSku} data={data} />
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
