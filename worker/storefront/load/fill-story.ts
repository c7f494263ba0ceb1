// Some blocks only say what they want to show: products by sku, articles by slug and tag. What that
// is today is asked for here, once for the whole story.
import type { ProductCard } from '../../../shared/catalog/product'
import { numberField, textField } from '../../../shared/content/block-fields'
import type { Block, Story } from '../../../shared/content/story'
import { isRecord } from '../../../shared/json/is-record'
import { ok, type Result } from '../../../shared/result'
import { countPages } from '../../../shared/search/pagination'
import type { UpstreamFault } from '../upstream/fault'
import { type FoundArticles, loadArticles } from './load-articles'
import { loadCards } from './load-cards'
import { fillReviews } from './reviews/fill-reviews'
import type { Sources } from './sources'

export interface FilledStory {
  story: Story
  /** Where a story stands whose articles fill several pages. */
  pages: { page: number; totalPages: number } | null
}

/** Articles of a category of the blog, and of the lists beside other things (spec 9). */
const LIST_SIZE = 6
const RELATED_SIZE = 3
const MAX_SIZE = 24
const MAX_SKUS = 48

const REVIEWS_BLOCK = 'product-reviews'
const PRODUCT_BLOCKS = new Set([
  'product-tile',
  'products-carousel',
  'collection',
  'asset-tile',
  'look-marker',
  REVIEWS_BLOCK,
])
const ARTICLE_BLOCKS: ReadonlyMap<string, number> = new Map([
  ['blog-category-articles', LIST_SIZE],
  ['blog-articles-carousel', RELATED_SIZE],
])

/**
 * The story with its products and articles. Without products or a row of articles it is poorer;
 * without the articles that it is a list of it would be nothing, so that is a fault.
 */
export async function fillStory(
  sources: Sources,
  story: Story,
  page = 1,
): Promise<Result<FilledStory, UpstreamFault>> {
  const blocks = [...blocksIn(story.content)]
  const lists = blocks.filter(({ component }) => ARTICLE_BLOCKS.has(component))
  const [cards, ...articles] = await Promise.all([
    loadProducts(sources, blocks),
    ...lists.map((block) => loadList(sources, block, page)),
  ])
  const filled = new Map<Block, Block>()
  let pages: FilledStory['pages'] = null
  for (const [index, block] of lists.entries()) {
    const found = articles[index]
    if (!found) continue
    if (!found.ok && isPaged(block)) return found
    filled.set(block, { ...block, ...factsOf(block, found.ok ? found.value : null, page) })
    if (isPaged(block) && found.ok) pages = pagesOf(block, found.value, page)
  }
  for (const [block, told] of await loadTold(sources, blocks, cards)) filled.set(block, told)
  const content = filled.size > 0 ? replaceBlocks(story.content, filled) : story.content
  return ok({ story: { ...story, content, ...(cards.length > 0 ? { cards } : {}) }, pages })
}

/** Each in the colour that a picture of the story shows it in, so that page and picture agree. */
async function loadProducts(sources: Sources, blocks: Block[]) {
  const naming = blocks.filter(({ component }) => PRODUCT_BLOCKS.has(component))
  const skus = [...new Set(naming.flatMap(skusOf))].slice(0, MAX_SKUS)
  const children = naming.flatMap((block) => namesOf(block, 'childSku'))
  if (skus.length === 0) return []
  const cards = await loadCards(sources, {
    filters: [{ attribute: 'sku', value: { in: skus } }],
    sort: 'updated_at:desc',
    size: skus.length,
    ...(children.length > 0 && { children }),
  })
  return cards.ok ? [...cards.value] : []
}

/** Blocks of reviews with what shoppers tell of their products, in the order of editors. */
function loadTold(sources: Sources, blocks: Block[], cards: ProductCard[]) {
  const telling = blocks.filter(({ component }) => component === REVIEWS_BLOCK)
  return Promise.all(
    telling.map(async (block): Promise<[Block, Block]> => {
      const named = skusOf(block).flatMap((sku) => cards.find((card) => card.sku === sku) ?? [])
      return [block, await fillReviews(sources, block, named)]
    }),
  )
}

function skusOf(block: Block): string[] {
  return [...namesOf(block, 'sku'), ...namesOf(block, 'skus')]
}

/** A field of names with commas between them. */
function namesOf(block: Block, field: string): string[] {
  return textField(block, field)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function loadList(sources: Sources, block: Block, page: number) {
  const size = sizeOf(block)
  return loadArticles(sources, {
    slug: textField(block, 'slug'),
    size,
    offset: isPaged(block) ? (page - 1) * size : 0,
    tags: namesOf(block, 'tags'),
    exclude: [],
  })
}

function factsOf(block: Block, list: FoundArticles | null, page: number): Partial<Block> {
  const items = list?.items ?? []
  return list && isPaged(block) ? { items, ...pagesOf(block, list, page) } : { items }
}

function pagesOf(block: Block, { total }: FoundArticles, page: number) {
  return { page, totalPages: countPages(total, sizeOf(block)) }
}

function sizeOf(block: Block): number {
  const usual = ARTICLE_BLOCKS.get(block.component) ?? LIST_SIZE
  return numberField(block, 'size', 1, MAX_SIZE) ?? usual
}

function isPaged({ component }: Block): boolean {
  return component === 'blog-category-articles'
}

/** All blocks of a story, however deep. */
export function* blocksIn(value: unknown): Generator<Block> {
  if (typeof value !== 'object' || value === null) return
  if (isBlock(value)) yield value
  for (const inner of Object.values(value)) yield* blocksIn(inner)
}

function replaceBlocks(block: Block, filled: ReadonlyMap<Block, Block>): Block {
  const known = filled.get(block) ?? block
  const fields = Object.entries(known).map(([name, value]) => [name, replaceIn(value, filled)])
  return { ...known, ...Object.fromEntries(fields) }
}

function replaceIn(value: unknown, filled: ReadonlyMap<Block, Block>): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceIn(entry, filled))
  return isRecord(value) && isBlock(value) ? replaceBlocks(value, filled) : value
}

function isBlock(value: object): value is Block {
  return 'component' in value && typeof value.component === 'string'
}
