import type { PageData } from '../../shared/routing/page'
import { useShop } from '../stores/shop'
import { DeferredContent } from '../ui/deferred-content'
import { RelatedArticles } from './article/article-list'
import styles from './content.module.css'
import { StoryBlocks } from './story-blocks'

type ContentData = Extract<PageData, { route: 'storyblok' }>

/** A page that editors wrote, and what else there is to read. */
export function ContentPage({ data: { story, related } }: { data: ContentData }) {
  const { t } = useShop()
  return (
    <article className={styles.page}>
      <StoryBlocks story={story} isFirstOnPage />
      <DeferredContent value={related}>
        {(items) => <RelatedArticles title={t('content.related-articles')} items={items} />}
      </DeferredContent>
    </article>
  )
}
