import type { Block } from '../../shared/content/story'
import type { PageData } from '../../shared/routing/page'
import { useShop } from '../stores/shop'
import { BLOCKS } from './blocks'
import styles from './content.module.css'
import { StoryBlocks } from './story-blocks'

type ComponentData = Extract<PageData, { route: 'storyblok-empty' }>

/** One component as pages show it; of a story that holds blocks, all of them. */
export function ComponentPage({ data: { story } }: { data: ComponentData }) {
  const { t } = useShop()
  const body = blocksOf(story.content)
  if (body.length === 0) return <p className="contained">{t('content.no-view')}</p>
  const content = { ...story.content, body }
  return (
    <div className={styles.page}>
      <StoryBlocks story={{ ...story, content }} isFirstOnPage />
    </div>
  )
}

/** The footer and the menu are no blocks: they are seen around every page. */
function blocksOf(content: Block): unknown[] {
  if (Object.hasOwn(BLOCKS, content.component)) return [content]
  return Array.isArray(content.body) ? content.body : []
}
