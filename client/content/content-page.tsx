import type { PageData } from '../../shared/routing/page'
import styles from './content.module.css'
import { StoryBlocks } from './story-blocks'

type ContentData = Extract<PageData, { route: 'storyblok' }>

/** A page that editors wrote. */
export function ContentPage({ data: { story } }: { data: ContentData }) {
  return (
    <article className={styles.page}>
      <StoryBlocks story={story} />
    </article>
  )
}
