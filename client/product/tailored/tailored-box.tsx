import { useRef, useState } from 'react'
import type { AddRequest } from '../../../shared/cart/add-request'
import { customFaults, firstDayOf } from '../../../shared/cart/custom-faults'
import { withCustomOptions } from '../../../shared/cart/with-custom-options'
import { type CustomAnswers, customSurcharge } from '../../../shared/catalog/custom-option'
import { finalOf, plusCents } from '../../../shared/catalog/price'
import type { Product } from '../../../shared/catalog/product'
import { tierPriceAt } from '../../../shared/catalog/tier-price'
import { shopDay } from '../../../shared/i18n/day-text'
import type { CurrentSync } from '../../stores/current-facts/use-current-facts'
import { useNow } from '../../stores/hydration/use-now'
import { useEarlyControls } from '../../stores/late-part'
import { useShop } from '../../stores/shop'
import { BuyBox } from '../buying/buy-box'
import { useFaultFocus } from '../buying/use-fault-focus'
import type { VariantSelection } from '../variants/use-selection'
import { ColorLinks } from './color-links'
import { CustomOptionField } from './custom-option-field'
import { DownloadList } from './download-list'
import styles from './tailored.module.css'
import { TierTable } from './tier-table'
import { WallpaperCalculator } from './wallpaper-calculator'

interface TailoredBoxProps {
  product: Product
  sync: CurrentSync
  selection: VariantSelection
  answers: CustomAnswers
  onAnswer: (optionId: string, answer: string | string[]) => void
}

/** Choices, questions, steps of price and rolls, round the button that adds; then what comes with it. */
export function TailoredBox({ product, sync, selection, answers, onAnswer }: TailoredBoxProps) {
  const { colors, customOptions, downloads, tierPrices, wallpaper } = product.typeData
  const { variant } = selection
  const { store } = useShop()
  const quantity = useState(String((variant ?? product).minQty ?? 1))
  const [text, setText] = quantity
  const form = useRef<HTMLFormElement>(null)
  const { form: fields, areShown, failed } = useFaultFocus<HTMLDivElement>()
  useEarlyControls(form)
  const now = useNow()
  const firstDay = now === null ? null : firstDayOf(product.typeId, shopDay(now))
  const faults = customFaults(customOptions, answers, firstDay)
  const base = variant?.price ?? product.price

  function complete(request: AddRequest): AddRequest | null {
    if (Object.keys(faults).length > 0) {
      failed()
      return null
    }
    const each = tierPriceAt(tierPrices, Number(request.qty), finalOf(base))
    const paid = each < finalOf(base) ? { ...base, special: each } : base
    const price = plusCents(paid, customSurcharge(customOptions, answers, each))
    return withCustomOptions({ ...request, price }, customOptions, answers, store.i18n)
  }

  return (
    <>
      <ColorLinks colors={colors} current={product.link} />
      <BuyBox
        ref={form}
        product={product}
        sync={sync}
        selection={selection}
        quantity={quantity}
        complete={complete}
      >
        {customOptions.length > 0 && (
          <div ref={fields} className={styles.options}>
            {customOptions.map((option) => (
              <CustomOptionField
                key={option.id}
                option={option}
                answers={answers}
                price={finalOf(base)}
                firstDay={firstDay}
                fault={areShown ? faults[option.id] : undefined}
                onChange={(answer) => onAnswer(option.id, answer)}
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
    </>
  )
}
