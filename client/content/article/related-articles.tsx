import type { Block } from '../../../shared/content/story'
import styles from './article.module.css'
import { ArticleItems } from './article-items'

/** Articles that go with one; nothing when there are none. */
export function RelatedArticles({ title, items }: { title: string; items: Block[] }) {
  if (items.length === 0) return null
  return (
    <section className={`contained ${styles.section}`}>
      <h2>{title}</h2>
      <ArticleItems items={items} />
    </section>
  )
}
