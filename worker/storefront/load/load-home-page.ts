import type { Translate } from '../../../shared/i18n/messages'
import { formatCount } from '../../../shared/i18n/number-text'
import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import type { ShopRating } from '../../../shared/store-view/shop-rating'
import type { StoreView } from '../../../shared/store-view/store-view'
import { loadBestsellers, loadCards } from './load-cards'
import { loadShopRating } from './load-shop-rating'
import { loadFilledStory, storyWords } from './load-story-page'
import type { PageContext, PageOutcome } from './page-outcome'
import type { Sources } from './sources'

/** Products in each of the two lists of the home page (spec 9). */
const SIZE = 8

/** Story, new collection and bestsellers. A CMS that is down costs the blocks, not the page. */
export async function loadHomePage(sources: Sources, { t }: PageContext): Promise<PageOutcome> {
  const [story, newest, bestsellers, rating] = await Promise.all([
    loadFilledStory(sources, 'home'),
    loadCards(sources, { filters: [], sort: 'created_at:desc', size: SIZE }),
    loadBestsellers(sources, SIZE),
    loadShopRating(sources),
  ])
  if (!newest.ok) return newest
  if (!bestsellers.ok) return bestsellers
  return ok({
    data: {
      route: 'home',
      story,
      newest: [...newest.value],
      bestsellers: [...bestsellers.value],
      rating: rating && toShown(rating, sources.store, t),
    },
    words: {
      title: sources.store.seo.defaultTitle,
      description: t('seo.home'),
      image: story ? storyWords(story).image : null,
    },
    link: storePath('/', sources.store),
  })
}

/** In words already: the browser needs none of its own for one line. */
function toShown(rating: ShopRating, { i18n }: StoreView, t: Translate) {
  const { overallMark, totalReviewCount } = rating
  const mark = overallMark.toFixed(2).replace('.', i18n.currencyDecimal)
  const number = formatCount(totalReviewCount, i18n)
  return { ...rating, text: t('home.rating', { mark, count: totalReviewCount, number }) }
}
