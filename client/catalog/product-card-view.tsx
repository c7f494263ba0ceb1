import { memo, type ReactNode } from 'react'
import { FORM_FIELDS } from '../../shared/cart/form-paths'
import { type ColorSwatch, type ProductCard, VISIBLE_SWATCHES } from '../../shared/catalog/product'
import { imageUrl, listSrcSet } from '../../shared/content/image-url'
import { Icon } from '../ui/icon'
import { CARD_FORM_ID } from './card-form'
import { LabelBadge } from './label-badge'
import { PriceTag } from './price-tag'
import styles from './product-card-view.module.css'
import type { ShopWords } from './shop-words'
import { WishButton } from './wish-button'

const SIZES = '(min-width: 1024px) 24vw, 46vw'

/** What can be done from a card without opening the product. */
export interface ProductCardActions {
  onAdd: (card: ProductCard) => void
  onNotify: (card: ProductCard) => void
  onWish: (card: ProductCard) => void
}

export type PictureUrgency = 'first' | 'eager' | 'lazy'

interface ProductCardProps extends ProductCardActions {
  card: ProductCard
  /** Whether it is on the wishlist; null until that is known. */
  isWished: boolean | null
  words: ShopWords
  urgency: PictureUrgency
  /** The second picture is for a mouse: it comes once there is one (spec 2, desktop only). */
  hasSecondPicture: boolean
  /** What can be done instead of what the card itself offers. */
  children?: ReactNode
}

/**
 * A product in a list (spec 2). Forty-eight of them must cost a server next to nothing, and a press on
 * one of them draws that one only.
 */
export const ProductCardView = memo(function ProductCardView(props: ProductCardProps) {
  const { card, words, urgency, hasSecondPicture, children } = props
  const isSoldOut = !card.isInStock && !card.hidesStockAlert
  return (
    <li className={styles.card}>
      <div className={styles.media}>
        {card.images[0] && picture(card.images[0], urgency)}
        {hasSecondPicture && card.images[1] && picture(card.images[1], 'lazy')}
        {card.label && (
          <div className={styles.badge}>
            <LabelBadge label={card.label} />
          </div>
        )}
        {!children && cardActions(props)}
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
      {children}
    </li>
  )
})

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

/**
 * Add when nothing has to be chosen first, notify when there is nothing to add. The wishlist is for
 * what is in stock, and its icon comes when this browser's is known.
 */
function cardActions({ card, words, isWished, onAdd, onNotify, onWish }: ProductCardProps) {
  if (!card.isInStock) return card.hidesStockAlert ? null : notifyButton(card, words, onNotify)
  return (
    <>
      {!card.asksFirst && addButton(card, words, onAdd)}
      {isWished !== null && (
        <WishButton
          className={styles.wish}
          label={words.t('catalog.wish', { name: card.name })}
          isWished={isWished}
          onPress={() => onWish(card)}
        />
      )}
    </>
  )
}

/** Before hydration the browser itself posts it. */
function addButton(card: ProductCard, { t }: ShopWords, onAdd: ProductCardActions['onAdd']) {
  return (
    <button
      type="submit"
      form={CARD_FORM_ID}
      name={FORM_FIELDS.sku}
      value={card.sku}
      className={styles.action}
      aria-label={t('catalog.add', { name: card.name })}
      onClick={(event) => {
        event.preventDefault()
        onAdd(card)
      }}
    >
      <Icon name="bag" size={22} />
    </button>
  )
}

function notifyButton(
  card: ProductCard,
  { t }: ShopWords,
  onNotify: ProductCardActions['onNotify'],
) {
  return (
    <button
      type="button"
      className={`${styles.action} needs-script`}
      aria-label={t('catalog.notify', { name: card.name })}
      onClick={() => onNotify(card)}
    >
      <Icon name="bell" size={22} />
    </button>
  )
}

function swatches(colors: ColorSwatch[], card: ProductCard, { t }: ShopWords) {
  return (
    <ul className={styles.swatches}>
      {colors.slice(0, VISIBLE_SWATCHES).map(({ color, image, link }) => (
        <li key={link}>
          <a href={link}>
            <img src={imageUrl(image, '30x40')} width={30} height={40} alt={color} loading="lazy" />
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
