import type { ProductCard } from '../../../../shared/catalog/product'
import { textField } from '../../../../shared/content/block-fields'
import type { Block } from '../../../../shared/content/story'
import type { Review } from '../../../../shared/reviews/review'
import { cutAtWord } from '../../mapping/cut-at-word'
import { loadReviews } from '../load-beside-product'
import type { Sources } from '../sources'

/** Products that are asked, and reviews that are told of them. */
const MOST_ASKED = 8
const MOST_TOLD = 3
/** Stars from which a review is a good one. */
const GOOD = 4
/** Letters of a review that stand in a tile. */
const MOST_LETTERS = 220
/** Columns of the editors' grid. */
const GRID_COLUMNS = 12

interface Told {
  review: Review
  card: ProductCard
}

/**
 * A block that names products, with what shoppers tell of them: the newest good review of each, in
 * tiles beside each other. As it was while nobody has told anything, which is drawn as nothing.
 */
export async function fillReviews(
  sources: Sources,
  block: Block,
  cards: readonly ProductCard[],
): Promise<Block> {
  const asked = cards.slice(0, MOST_ASKED).map((card) => toldOf(sources, card))
  const told = (await Promise.all(asked)).flat().slice(0, MOST_TOLD)
  if (told.length === 0) return block
  const width = GRID_COLUMNS / told.length
  const columns = told.map(({ review, card }) => ({
    _uid: `column-${review.id}`,
    component: 'column',
    width,
    body: [toTile(review, card)],
  }))
  const row = { _uid: `${block._uid}-row`, component: 'row', columns }
  return {
    _uid: block._uid,
    component: 'content-block',
    title: textField(block, 'title'),
    body: [row],
  }
}

async function toldOf(sources: Sources, card: ProductCard): Promise<Told[]> {
  if (card.id === null) return []
  const { items } = await loadReviews(sources, card.id)
  const review = items.find(({ rating, detail }) => (rating ?? 0) >= GOOD && detail !== '')
  return review ? [{ review, card }] : []
}

function toTile({ id, rating, detail, nickname }: Review, { name, link }: ProductCard): Block {
  const text = `${cutAtWord(detail, MOST_LETTERS)} — ${nickname}, ★ ${rating}/5`
  return { _uid: `review-${id}`, component: 'text-tile', title: name, text, link }
}
