import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { contentSrcSet, imageUrl } from '../../../shared/content/image-url'
import type { Block } from '../../../shared/content/story'
import { formatDay } from '../../../shared/i18n/date-text'
import { useShop } from '../../stores/shop'
import type { BlockProps } from '../block-props'
import styles from './article.module.css'

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

const DAY = /^\d{4}-\d{2}-\d{2}/

/** The day of an article in the words of the store; the same in every time zone. */
export function ArticleDate({ block }: { block: Block }) {
  const { store } = useShop()
  const [day] = textField(block, 'date').match(DAY) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return <time dateTime={day}>{formatDay(date, store.i18n)}</time>
}

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
