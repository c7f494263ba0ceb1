import { blocksField, textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from './article.module.css'
import { ArticleItems } from './article-items'

/** Articles to read, with a title; nothing when there are none. */
export function ArticleList({ block, isFirst }: Pick<BlockProps, 'block' | 'isFirst'>) {
  const items = blocksField(block, 'items')
  const title = textField(block, 'title')
  const Title = isFirst ? 'h1' : 'h2'
  if (items.length === 0) return null
  return (
    <section className={`contained ${styles.section} ${isFirst ? styles.first : ''}`}>
      {title && <Title>{title}</Title>}
      <ArticleItems items={items} isEager={isFirst} />
    </section>
  )
}
