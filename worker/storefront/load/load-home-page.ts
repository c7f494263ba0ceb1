import { ok } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { loadCards } from './load-cards'
import { loadFilledStory, storyWords } from './load-story-page'
import type { PageContext, PageOutcome } from './page-outcome'
import type { Sources } from './sources'

/** Products in each of the two lists of the home page (spec 9). */
const SIZE = 8

/** Story, new collection and bestsellers. A CMS that is down costs the blocks, not the page. */
export async function loadHomePage(sources: Sources, { t }: PageContext): Promise<PageOutcome> {
  const [story, newest, bestsellers] = await Promise.all([
    loadFilledStory(sources, 'home'),
    loadCards(sources, { filters: [], sort: 'created_at:desc', size: SIZE }),
    loadCards(sources, {
      filters: [{ attribute: 'erin_recommends', value: { eq: '1' } }],
      sort: 'created_at:desc',
      size: SIZE,
    }),
  ])
  if (!newest.ok) return newest
  if (!bestsellers.ok) return bestsellers
  return ok({
    data: {
      route: 'home',
      story,
      newest: [...newest.value],
      bestsellers: [...bestsellers.value],
    },
    words: {
      title: sources.store.seo.defaultTitle,
      description: t('seo.home'),
      image: story ? storyWords(story).image : null,
    },
    link: storePath('/', sources.store),
  })
}
