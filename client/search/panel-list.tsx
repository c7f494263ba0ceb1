import { imageUrl } from '../../shared/content/image-url'
import type { Translate } from '../../shared/i18n/messages'
import type { SuggestedProduct } from '../../shared/search/suggestions'
import { PriceTag } from '../catalog/price-tag'
import { useShopWords } from '../stores/use-shop-words'
import { Icon, type IconName } from '../ui/icon'
import type { PanelOption, PanelSection, SectionName } from './panel-sections'
import styles from './search-panel.module.css'
import { optionId } from './use-combobox'

const ICONS: Partial<Record<SectionName, IconName>> = {
  recent: 'clock',
  corrected: 'search',
  phrases: 'search',
  categories: 'chevron-right',
  pages: 'info',
}

interface PanelListProps {
  id: string
  sections: PanelSection[]
  /** Index of the option that the arrows have reached, over all sections of the term. */
  active: number
  t: Translate
  onChoose: (option: PanelOption) => void
}

/** All that can be chosen. Each option is a link: a press, a middle press and Enter lead there. */
export function PanelList({ id, sections, active, t, onChoose }: PanelListProps) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {sections.map(({ name, options, isFormer }) => (
        <fieldset
          key={name}
          className={styles.section}
          data-section={name}
          data-former={isFormer || undefined}
          aria-labelledby={`${id}-${name}`}
        >
          <div
            id={`${id}-${name}`}
            role="presentation"
            className={name === 'all' ? 'visually-hidden' : styles.title}
          >
            {titleOf(name, t)}
          </div>
          {options.map((option) => {
            if (!isFormer) index += 1
            return (
              <a
                key={option.href}
                id={isFormer ? undefined : optionId(id, index)}
                role="option"
                aria-selected={!isFormer && index === active}
                tabIndex={-1}
                href={option.href}
                className={option.product ? styles.product : styles.option}
                onClick={() => onChoose(option)}
                onAuxClick={({ button }) => button === 1 && onChoose(option)}
              >
                {optionContent(name, option)}
              </a>
            )
          })}
        </fieldset>
      ))}
    </div>
  )

  function optionContent(name: SectionName, { label, product }: PanelOption) {
    if (product) return <ProductOption product={product} t={t} />
    const icon = ICONS[name]
    return (
      <>
        {icon && <Icon name={icon} size={18} />}
        <span>{name === 'all' ? t('search.all', { term: label }) : label}</span>
        {name === 'all' && <Icon name="chevron-right" size={18} />}
      </>
    )
  }
}

function titleOf(name: SectionName, t: Translate): string {
  switch (name) {
    case 'recent':
      return t('search.recent')
    case 'departments':
      return t('search.departments')
    case 'recommended':
      return t('search.recommended')
    case 'corrected':
      return t('search.corrected')
    case 'phrases':
      return t('search.suggestions')
    case 'categories':
      return t('search.categories')
    case 'pages':
      return t('search.pages')
    case 'products':
      return t('search.products')
    case 'all':
      return t('search.results')
  }
}

function ProductOption({ product, t }: { product: SuggestedProduct; t: Translate }) {
  const words = useShopWords()
  const { name, image, price, isFromPrice, isInStock } = product
  return (
    <>
      <span className={styles.picture}>
        {image && <img src={imageUrl(image, '400x600')} width={400} height={600} alt="" />}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        {isInStock ? (
          <PriceTag price={price} isFromPrice={isFromPrice} words={words} />
        ) : (
          <span className={styles.soldOut}>{t('search.sold-out')}</span>
        )}
      </span>
    </>
  )
}
