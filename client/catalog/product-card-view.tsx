import { memo, type ReactNode } from 'react'
import type { AddRequest } from '../../shared/cart/add-request'
import { FORM_FIELDS } from '../../shared/cart/form-paths'
import { finalOf, unitPrice } from '../../shared/catalog/price'
import type { ProductCard } from '../../shared/catalog/product'
import { imageUrl, listSrcSet } from '../../shared/content/image-url'
import { Icon } from '../ui/icon'
import { onPlainClick } from '../ui/on-plain-click'
import { CARD_FORM_ID } from './card-form'
import { LabelBadge } from './label-badge'
import { lowestBeforeOf, PriceTag } from './price-tag'
import styles from './product-card-view.module.css'
import type { ShopWords } from './shop-words'
import { WishButton } from './wish-button'

export const CARD_PICTURE = '400x600'
export const SWATCH_PICTURE = '30x40'
const SIZES = '(min-width: 1024px) 24vw, 46vw'

/** A card on which a colour or a size was chosen, with what it then adds to the cart. */
export interface ShownCard extends ProductCard {
  request?: AddRequest
  /**
   * What was chosen and is still asked for: what is added waits for it. Null where the page is left
   * for it.
   */
  pending?: Promise<ShownCard | null>
  /** By which the list knows it, whatever was chosen. */
  listedSku?: string
}

/** A colour or a size that was pressed on a card, by the link that opens the product in it. */
export interface CardChoice {
  kind: 'color' | 'size'
  link: string
}

/** What can be done from a card without opening the product. */
export interface ProductCardActions {
  onAdd: (card: ShownCard) => void
  onNotify: (card: ProductCard) => void
  onWish: (card: ShownCard) => void
}

/** The sku by which the wishlist knows a card: of the product, whichever of its children is chosen. */
export function wishSku({ request, sku }: ShownCard): string {
  return request?.parentSku ?? sku
}

export type PictureUrgency = 'first' | 'eager' | 'lazy'

interface ProductCardProps extends ProductCardActions {
  card: ShownCard
  /** Shows the card in another colour; without it the colours are links. */
  onChoose?: (card: ShownCard, choice: CardChoice) => void
  /** Whether it is on the wishlist; null until that is known. */
  isWished: boolean | null
  words: ShopWords
  urgency: PictureUrgency
  /** The second picture is for a mouse: it comes once there is one (spec 2, desktop only). */
  hasSecondPicture: boolean
  /** What else can be chosen on the card. */
  choices?: ReactNode
  /** What can be done instead of what the card itself offers. */
  children?: ReactNode
}

/**
 * A product in a list (spec 2). Forty-eight of them must cost a server next to nothing, and a press on
 * one of them draws that one only. On a first visit `listing/drawn-cards.ts` reads what is drawn here.
 */
export const ProductCardView = memo(function ProductCardView(props: ProductCardProps) {
  const { card, words, urgency, hasSecondPicture, choices, children, onChoose } = props
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
      {!isSoldOut && priceNotes(card, words)}
      {card.colors.length > 1 && swatches(card, words, onChoose)}
      {choices && <div className={styles.choices}>{choices}</div>}
      {children}
    </li>
  )
})

function picture(path: string, urgency: PictureUrgency) {
  return (
    <img
      key={path}
      src={imageUrl(path, CARD_PICTURE)}
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
  const canAsk = !card.asksFirst || !!card.sizes?.length
  return (
    <>
      {canAsk && addButton(card, words, onAdd)}
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
function addButton(card: ShownCard, { t }: ShopWords, onAdd: ProductCardActions['onAdd']) {
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

/** What the law wants said wherever a price stands: by the unit, and what it was before. */
function priceNotes(card: ProductCard, words: ShopWords) {
  const { price, measure } = card
  const lowest = lowestBeforeOf(card, words)
  return (
    <>
      {measure && (
        <p className={styles.note}>
          {words.t('catalog.unit-price', {
            price: words.price(unitPrice(finalOf(price), measure)),
            unit: measure.unit,
          })}
        </p>
      )}
      {lowest && <p className={styles.note}>{lowest}</p>}
    </>
  )
}

function swatches(card: ShownCard, { t }: ShopWords, onChoose: ProductCardProps['onChoose']) {
  const { colors, hasMoreColors } = card
  return (
    <ul className={styles.swatches}>
      {colors.map(({ color, swatch, image, link }) => (
        <li key={link}>
          <a
            href={link}
            aria-label={swatch ? color : undefined}
            title={swatch ? color : undefined}
            aria-current={(card.listedSku && link === card.link) || undefined}
            onClick={onChoose && onPlainClick(() => onChoose(card, { kind: 'color', link }))}
          >
            {swatch ? (
              <svg aria-hidden="true">
                <circle fill={swatch} />
              </svg>
            ) : (
              <img
                src={imageUrl(image, SWATCH_PICTURE)}
                width={30}
                height={40}
                alt={color}
                loading="lazy"
              />
            )}
          </a>
        </li>
      ))}
      {hasMoreColors && (
        <li>
          <a href={card.link} aria-label={t('catalog.more-colors', { name: card.name })}>
            +
          </a>
        </li>
      )}
    </ul>
  )
}
