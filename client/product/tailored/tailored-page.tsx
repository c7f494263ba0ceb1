import { useState } from 'react'
import type { AddRequest } from '../../../shared/cart/add-request'
import { withCustomOptions } from '../../../shared/cart/with-custom-options'
import {
  customFaults,
  customSurcharge,
  defaultAnswers,
} from '../../../shared/catalog/custom-option'
import type { Price } from '../../../shared/catalog/price'
import { finalOf } from '../../../shared/catalog/price'
import { tierPriceAt } from '../../../shared/catalog/tier-price'
import { useLocation } from '../../stores/location'
import { BuyBox } from '../buying/buy-box'
import { useFaultFocus } from '../buying/use-fault-focus'
import { ProductFrame } from '../product-frame'
import { type ProductData, useCurrentData } from '../use-current-data'
import { useSelection } from '../variants/use-selection'
import { ColorLinks } from './color-links'
import { CustomOptionField } from './custom-option-field'
import { DownloadList } from './download-list'
import styles from './tailored.module.css'
import { TierTable } from './tier-table'
import { WallpaperCalculator } from './wallpaper-calculator'

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
  const { colors, customOptions, downloads, tierPrices, wallpaper } = product.typeData
  const selection = useSelection(product)
  const { variant } = selection
  const quantity = useState(String((variant ?? product).minQty ?? 1))
  const [text, setText] = quantity
  const [answers, setAnswers] = useState(() => defaultAnswers(customOptions))
  const { form, areShown, failed } = useFaultFocus<HTMLDivElement>()
  const faults = customFaults(customOptions, answers)
  const base = variant?.price ?? product.price
  const price = plus(base, customSurcharge(customOptions, answers, finalOf(base)))

  function complete(request: AddRequest): AddRequest | null {
    if (Object.keys(faults).length > 0) {
      failed()
      return null
    }
    const each = tierPriceAt(tierPrices, Number(request.qty), finalOf(base))
    const paid = each < finalOf(base) ? { ...base, special: each } : base
    const asked = plus(paid, customSurcharge(customOptions, answers, each))
    return withCustomOptions({ ...request, price: asked }, customOptions, answers)
  }

  return (
    <ProductFrame
      data={data}
      price={price}
      isFromPrice={!variant && product.isFromPrice}
      selection={selection}
    >
      <ColorLinks colors={colors} current={product.link} />
      <BuyBox
        product={product}
        sync={sync}
        selection={selection}
        quantity={quantity}
        complete={complete}
      >
        {customOptions.length > 0 && (
          <div ref={form} className={styles.options}>
            {customOptions.map((option) => (
              <CustomOptionField
                key={option.id}
                option={option}
                answers={answers}
                price={finalOf(base)}
                fault={areShown ? faults[option.id] : undefined}
                onChange={(answer) => setAnswers((all) => ({ ...all, [option.id]: answer }))}
              />
            ))}
          </div>
        )}
        {wallpaper && (
          <WallpaperCalculator roll={wallpaper} onTake={(rolls) => setText(String(rolls))} />
        )}
        <TierTable tiers={tierPrices} quantity={Number(text)} />
      </BuyBox>
      <DownloadList files={downloads} />
    </ProductFrame>
  )
}

function plus({ regular, special }: Price, cents: number): Price {
  return { regular: regular + cents, special: special === null ? null : special + cents }
}
