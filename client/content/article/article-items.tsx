import { assetField, linkField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { Block } from '../../../shared/content/story'
import styles from './article.module.css'
import { ArticleDate } from './article-date'

interface ArticleItemsProps {
  items: Block[]
  /** The first picture is seen at once. */
  isEager?: boolean
}

/** A picture, a title and what each article is about. */
export function ArticleItems({ items, isEager = false }: ArticleItemsProps) {
  return (
    <ul className={styles.articles}>
      {items.map((item, index) => (
        <li key={item._uid}>
          <a href={linkField(item, 'link')}>
            <Picture item={item} isEager={isEager && index === 0} />
            <b>{textField(item, 'title')}</b>
          </a>
          <p>{textField(item, 'summary')}</p>
          <ArticleDate block={item} />
        </li>
      ))}
    </ul>
  )
}

/** An article without a picture keeps its place. */
function Picture({ item, isEager }: { item: Block; isEager: boolean }) {
  const image = assetField(item, 'image')
  if (!image) return <i />
  return (
    <img
      src={imageUrl(image.filename, '768x0')}
      srcSet={contentSrcSet(image.filename)}
      sizes="(min-width: 768px) 30vw, 92vw"
      width={1200}
      height={800}
      alt=""
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
    />
  )
}
