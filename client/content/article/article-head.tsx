import { assetField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import { storePath } from '../../../shared/routing/links'
import { Breadcrumbs } from '../../catalog/breadcrumbs'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { displayText } from '../../ui/display-text'
import type { BlockProps } from '../block-props'
import styles from './article.module.css'
import { ArticleDate } from './article-list'

/** What an article opens with: its title, who wrote it and when, and a picture. */
export function ArticleHead({ block, isFirst }: BlockProps) {
  const image = assetField(block, 'image')
  const title = textField(block, 'title')
  const author = textField(block, 'author')
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <header className={`contained ${styles.head}`}>
      {isFirst && <WayHere title={title} />}
      <Title className="display">{displayText(title)}</Title>
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

/** By the page of the footer that it lies below, if there is one. */
function WayHere({ title }: { title: string }) {
  const { store, chrome, t } = useShop()
  const { path } = useLocation()
  const links = chrome.footer?.columns.flatMap((column) => column.links) ?? []
  const above = links.find(({ href }) => path.startsWith(`${href}/`))
  return (
    <Breadcrumbs
      label={t('catalog.breadcrumbs')}
      home={{ name: t('catalog.home'), link: storePath('/', store) }}
      crumbs={above ? [{ name: above.label, link: above.href }] : []}
      current={title}
    />
  )
}
