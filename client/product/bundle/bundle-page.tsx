import { useState } from 'react'
import { type Bundle, bundlePrice, defaultChoices } from '../../../shared/catalog/bundle'
import { latePart } from '../../stores/late-part'
import { ProductFrame } from '../product-frame'
import { type ProductData, useCurrentData } from '../use-current-data'

const BundleBox = latePart(
  'product/bundle/bundle-box',
  async () => (await import('./bundle-box')).BundleBox,
)

const NO_BUNDLE: Bundle = { price: 0, options: [] }

/** A product put together by the shopper (spec 3, bundle). */
export function BundlePage({ data }: { data: ProductData }) {
  return <BundleView key={data.product.sku} data={data} />
}

function BundleView({ data: shown }: { data: ProductData }) {
  const data = useCurrentData(shown)
  const { product, sync } = data
  const bundle = product.typeData.bundle ?? NO_BUNDLE
  const [choices, setChoices] = useState(() => defaultChoices(bundle))
  return (
    <ProductFrame data={data} price={{ regular: bundlePrice(bundle, choices), special: null }}>
      <BundleBox
        product={product}
        sync={sync}
        bundle={bundle}
        choices={choices}
        onChange={(optionId, choice) => setChoices((all) => ({ ...all, [optionId]: choice }))}
      />
    </ProductFrame>
  )
}
