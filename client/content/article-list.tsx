import { assetField, blocksField, linkField, textField } from '../../shared/content/block-fields'
import { imageUrl, listSrcSet } from '../../shared/content/image-url'
import type { Block } from '../../shared/content/story'
import styles from './article.module.css'
import { ArticleDate } from './article-date'
import type { BlockProps } from './blocks'

/** Articles to read: a picture, a title and what each is about. */
export function ArticleList({ block, isFirst }: BlockProps) {
  const title = textField(block, 'title')
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={`contained ${styles.section}`}>
      {title && <Title>{title}</Title>}
      <ul className={styles.articles}>
        {blocksField(block, 'items').map((item) => (
          <ArticleItem key={item._uid} item={item} />
        ))}
      </ul>
    </section>
  )
}

function ArticleItem({ item }: { item: Block }) {
  const image = assetField(item, 'image')
  return (
    <li>
      <a href={linkField(item, 'link')}>
        {image ? (
          <img
            src={imageUrl(image.filename, '400x600')}
            srcSet={listSrcSet(image.filename)}
            sizes="(min-width: 768px) 30vw, 92vw"
            width={600}
            height={600}
            alt=""
            loading="lazy"
          />
        ) : (
          <i />
        )}
        <b>{textField(item, 'title')}</b>
      </a>
      <p>{textField(item, 'summary')}</p>
      <ArticleDate block={item} />
    </li>
  )
}
