import { assetField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { BlockProps } from '../block-props'
import styles from './article.module.css'
import { ArticleDate } from './article-list'

/** What an article opens with: its title, who wrote it and when, and a picture. */
export function ArticleHead({ block, isFirst }: BlockProps) {
  const image = assetField(block, 'image')
  const author = textField(block, 'author')
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <header className={`contained ${styles.head}`}>
      <Title className="display">{textField(block, 'title')}</Title>
      <p className={styles.summary}>{textField(block, 'summary')}</p>
      <p className={styles.byline}>
        <ArticleDate block={block} />
        {author && <span>{author}</span>}
      </p>
      {image && (
        <img
          src={imageUrl(image.filename, '1280x0')}
          srcSet={contentSrcSet(image.filename)}
          sizes="(min-width: 800px) 46rem, 100vw"
          width={1200}
          height={800}
          alt={image.alt}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      )}
    </header>
  )
}
