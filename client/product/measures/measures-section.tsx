import {
  type ProductMeasure,
  type ProductOutline,
  writeMeasure,
} from '../../../shared/catalog/product-measure'
import { useShop } from '../../stores/shop'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from './fact-list'
import { MeasuresDrawing } from './measures-drawing'

interface MeasuresSectionProps {
  measures: readonly ProductMeasure[]
  outline?: ProductOutline | undefined
}

/** How big and how heavy it is: which number is which, and a drawing. */
export function MeasuresSection({ measures, outline }: MeasuresSectionProps) {
  const { store, t } = useShop()
  const numbers = new Intl.NumberFormat(store.i18n.defaultLocale)
  const facts = measures.map((measure) => ({
    ...measure,
    text: writeMeasure(measure, (amount) => numbers.format(amount)),
  }))
  return (
    <Disclosure title={t('product.measures')} isOpen>
      <MeasuresDrawing measures={facts} outline={outline} />
      <FactList facts={facts} />
    </Disclosure>
  )
}
