import type { ConfigurableOption, Product } from '../../../shared/catalog/product'
import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { onPlainClick } from '../../ui/on-plain-click'
import styles from './option-picker.module.css'
import { type Choices, isValueInStock } from './variant-selection'

interface OptionPickerProps {
  product: Product
  option: ConfigurableOption
  choices: Choices
  onChoose: (value: string) => void
}

/** One question of a configurable product: colours as swatches, everything else as words. */
export function OptionPicker({ product, option, choices, onChoose }: OptionPickerProps) {
  const { t } = useShop()
  const { attributeCode, label, values } = option
  const chosen = choices[attributeCode]
  const chosenLabel = values.find(({ valueIndex }) => valueIndex === chosen)?.label
  const isColor = attributeCode === 'color'
  return (
    <fieldset className={styles.picker}>
      <legend>
        {label}
        {chosenLabel && <span>{t('text.colon') + chosenLabel}</span>}
      </legend>
      <div className={isColor ? styles.colors : styles.values}>
        {values.map(({ valueIndex, label: value, swatch }) => {
          const isInStock = isValueInStock(product, choices, option, valueIndex)
          return (
            <label key={valueIndex} data-out={isInStock ? undefined : ''} title={value}>
              <input
                type="radio"
                name={attributeCode}
                value={valueIndex}
                checked={valueIndex === chosen}
                onChange={() => onChoose(valueIndex)}
              />
              {isColor ? (
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <circle cx="16" cy="16" r="15" fill={swatch ?? '#e7e0d5'} />
                </svg>
              ) : null}
              <span className={isColor ? 'visually-hidden' : undefined}>{value}</span>
              {!isInStock && <span className="visually-hidden">, {t('catalog.sold-out')}</span>}
            </label>
          )
        })}
      </div>
      {attributeCode === 'size' && product.sizeGuide && <SizeGuideLink path={product.sizeGuide} />}
    </fieldset>
  )
}

/** Leads to the story; with script it opens above the page. */
function SizeGuideLink({ path }: { path: string }) {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const title = t('product.size-guide')
  return (
    <a
      className={styles.guide}
      href={storePath(path, store)}
      aria-haspopup="dialog"
      onClick={onPlainClick(() => openModal('size-guide', { path, title }))}
    >
      {title}
    </a>
  )
}
