import type { ProductCard as Card, ColorSwatch } from '../../shared/catalog/product'
import { imageUrl, listSrcSet } from '../../shared/content/image-url'
import { Icon } from '../ui/icon'
import { LabelBadge } from './label-badge'
import { PriceTag } from './price-tag'
import styles from './product-card.module.css'
import type { ShopWords } from './words'

/** Colours that a card shows before it says "+" (spec 2, product card). */
const VISIBLE_SWATCHES = 4
const SIZES = '(min-width: 1024px) 24vw, 46vw'

/** What can be done from a card without opening the product. */
export interface CardActions {
  onAdd: (card: Card) => void
  onNotify: (card: Card) => void
}

export type PictureUrgency = 'first' | 'eager' | 'lazy'

interface ProductCardProps extends CardActions {
  card: Card
  words: ShopWords
  urgency: PictureUrgency
}

/** A product in a list (spec 2). Forty-eight of them must cost a server next to nothing. */
export function ProductCard({ card, words, urgency, onAdd, onNotify }: ProductCardProps) {
  const isSoldOut = !card.isInStock && !card.hidesStockAlert
  return (
    <li className={styles.card}>
      <div className={styles.media}>
        {card.images.slice(0, 2).map((path, index) => picture(path, index > 0 ? 'lazy' : urgency))}
        {card.label && (
          <div className={styles.badge}>
            <LabelBadge label={card.label} />
          </div>
        )}
        {cardAction(card, words, { onAdd, onNotify })}
      </div>
      <h3>
        <a href={card.link}>{card.name}</a>
      </h3>
      {isSoldOut ? (
        <p className={styles.soldout}>{words.t('catalog.sold-out')}</p>
      ) : (
        <PriceTag price={card.price} isFromPrice={card.isFromPrice} words={words} />
      )}
      {card.colors.length > 1 && swatches(card.colors, card, words)}
    </li>
  )
}

function picture(path: string, urgency: PictureUrgency) {
  return (
    <img
      key={path}
      src={imageUrl(path, '400x600')}
      srcSet={listSrcSet(path)}
      sizes={SIZES}
      width={400}
      height={600}
      alt=""
      loading={urgency === 'lazy' ? 'lazy' : undefined}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
    />
  )
}

/** Add when nothing has to be chosen first, notify when there is nothing to add. */
function cardAction(card: Card, { t }: ShopWords, { onAdd, onNotify }: CardActions) {
  if (card.isInStock && card.typeId !== 'simple') return null
  if (!card.isInStock && card.hidesStockAlert) return null
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={t(card.isInStock ? 'catalog.add' : 'catalog.notify', { name: card.name })}
      onClick={() => (card.isInStock ? onAdd : onNotify)(card)}
    >
      <Icon name={card.isInStock ? 'bag' : 'bell'} size={22} />
    </button>
  )
}

function swatches(colors: ColorSwatch[], card: Card, { t }: ShopWords) {
  return (
    <ul className={styles.swatches}>
      {colors.slice(0, VISIBLE_SWATCHES).map(({ sku, color, image, link }) => (
        <li key={sku}>
          <a href={link}>
            <img
              src={imageUrl(image, '30x40')}
              width={30}
              height={40}
              alt={color}
              title={color}
              loading="lazy"
            />
          </a>
        </li>
      ))}
      {colors.length > VISIBLE_SWATCHES && (
        <li>
          <a href={card.link} aria-label={t('catalog.more-colors', { name: card.name })}>
            +
          </a>
        </li>
      )}
    </ul>
  )
}
