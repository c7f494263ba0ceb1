import { useState } from 'react'
import { customSurcharge, defaultAnswers } from '../../../shared/catalog/custom-option'
import { finalOf, plusCents } from '../../../shared/catalog/price'
import { latePart } from '../../stores/late-part'
import { useLocation } from '../../stores/location'
import { ProductFrame } from '../product-frame'
import { type ProductData, useCurrentData } from '../use-current-data'
import { useSelection } from '../variants/use-selection'

const TailoredBox = latePart(
  'product/tailored/tailored-box',
  async () => (await import('./tailored-box')).TailoredBox,
)

/**
 * A product with something besides size and colour: custom options, other colours of its own, tier
 * prices, files to download, rolls to be worked out. What most products do without is loaded here.
 */
export function TailoredPage({ data }: { data: ProductData }) {
  const { visits } = useLocation()
  return <TailoredView key={visits} data={data} />
}

function TailoredView({ data: shown }: { data: ProductData }) {
  const data = useCurrentData(shown)
  const { product, sync } = data
  const { customOptions } = product.typeData
  const selection = useSelection(product)
  const { variant } = selection
  const [answers, setAnswers] = useState(() => defaultAnswers(customOptions))
  const base = variant?.price ?? product.price
  return (
    <ProductFrame
      data={data}
      price={plusCents(base, customSurcharge(customOptions, answers, finalOf(base)))}
      isFromPrice={!variant && product.isFromPrice}
      selection={selection}
    >
      <TailoredBox
        product={product}
        sync={sync}
        selection={selection}
        answers={answers}
        onAnswer={(id, answer) => setAnswers((all) => ({ ...all, [id]: answer }))}
      />
    </ProductFrame>
  )
}
