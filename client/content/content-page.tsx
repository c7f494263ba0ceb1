import { blocksField, linkField } from '../../shared/content/block-fields'
import type { PageData } from '../../shared/routing/page'
import { useShop } from '../stores/shop'
import { DeferredContent } from '../ui/deferred-content'
import { RelatedArticles } from './article/article-list'
import styles from './content.module.css'
import { PageFrame } from './page-frame'
import { StoryBlocks } from './story-blocks'

type ContentData = Extract<PageData, { route: 'storyblok' }>

/** A page that editors wrote, and what else there is to read. */
export function ContentPage({ data: { story, related } }: { data: ContentData }) {
  const { t } = useShop()
  const blocks = <StoryBlocks story={story} isFirstOnPage />
  return (
    <article className={isText(story) || isArticle(story) ? undefined : styles.page}>
      {isText(story) ? (
        <PageFrame title={story.name} beside={linkField(story.content, 'beside')}>
          {blocks}
        </PageFrame>
      ) : (
        blocks
      )}
      <DeferredContent value={related}>
        {(items) => <RelatedArticles title={t('content.related-articles')} items={items} />}
      </DeferredContent>
    </article>
  )
}

/** Over the whole width, or with a way back of its own. */
const UNFRAMED_BLOCKS = new Set([
  'article-head',
  'hero-banner',
  'hero-carousel',
  'products-carousel',
])

/** What is laid out over the whole width has no room for anything beside it. */
function isText({ content }: ContentData['story']): boolean {
  return !blocksField(content, 'body').some(({ component }) => UNFRAMED_BLOCKS.has(component))
}

/** It begins with a way back, like a text. */
function isArticle({ content }: ContentData['story']): boolean {
  return blocksField(content, 'body')[0]?.component === 'article-head'
}
