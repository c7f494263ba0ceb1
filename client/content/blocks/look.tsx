import { finalOf } from '../../../shared/catalog/price'
import type { ProductCard } from '../../../shared/catalog/product'
import {
  assetField,
  blocksField,
  numberField,
  textField,
} from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import { lowestBeforeOf, PriceTag } from '../../catalog/price-tag'
import { useOwnPrices } from '../../catalog/use-own-prices'
import { useCardActions } from '../../stores/product-cards/use-card-actions'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { useShopWords } from '../../stores/use-shop-words'
import { Button } from '../../ui/button'
import { displayText } from '../../ui/display-text'
import type { BlockProps } from '../block-props'
import { LazyPicture } from './lazy-picture'
import styles from './look.module.css'

/** A product in the picture, and where: in hundredths of the picture from its left and its top. */
interface Piece {
  card: ProductCard
  x: number
  y: number
}

/** A room whose pieces can be bought: each has a mark in the picture and a line beside it. */
export function Look({ block, cards }: BlockProps) {
  const { t } = useShop()
  const words = useShopWords()
  const openModal = useUi((ui) => ui.openModal)
  const priced = useOwnPrices(cards, useCardActions().loadOwnPrices)
  const image = assetField(block, 'asset')
  const pieces = blocksField(block, 'markers').flatMap((marker) => toPiece(marker, priced))
  if (!image || pieces.length === 0) return null
  const title = textField(block, 'title') || t('content.shop-the-look')
  return (
    <section className={`contained ${styles.look}`}>
      <div className={styles.picture}>
        <LazyPicture image={image} sizes="(min-width: 1024px) 64vw, 100vw" height={533} />
        <svg>
          <title>{title}</title>
          {pieces.map(({ card, x, y }, index) => (
            <svg key={card.sku} x={`${x}%`} y={`${y}%`}>
              <title>{card.name}</title>
              <a
                href={card.link}
                aria-label={`${index + 1}. ${card.name}, ${words.price(finalOf(card.price))}`}
              >
                <circle r={22} />
                <circle r={13} />
                <text>{index + 1}</text>
              </a>
            </svg>
          ))}
        </svg>
      </div>
      <div className={styles.words}>
        <h2 className="display">{displayText(title)}</h2>
        {textField(block, 'text') && <p>{textField(block, 'text')}</p>}
        <ol>
          {pieces.map(({ card }, index) => (
            <li key={card.sku}>
              <a href={card.link}>
                {index + 1}. {card.name}
              </a>
              <div>
                <PriceTag price={card.price} isFromPrice={card.isFromPrice} words={words} />
                <small>{lowestBeforeOf(card, words)}</small>
              </div>
            </li>
          ))}
        </ol>
        <div className="needs-script">
          <Button
            aria-haspopup="dialog"
            onClick={() =>
              openModal('shop-the-look', { title, cards: pieces.map(({ card }) => card) })
            }
          >
            {t('content.shop-the-look')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** What cannot be sold has no mark. */
function toPiece(marker: Block, cards: readonly ProductCard[]): Piece[] {
  const card = cards.find(({ sku }) => sku === textField(marker, 'sku'))
  const x = numberField(marker, 'x', 0, 100)
  const y = numberField(marker, 'y', 0, 100)
  if (!card || x === null || y === null) return []
  return [{ card, x, y }]
}
