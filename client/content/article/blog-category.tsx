import { blocksField, numberField, textField } from '../../../shared/content/block-fields'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { displayText } from '../../ui/display-text'
import type { BlockProps } from '../block-props'
import styles from './article.module.css'
import { ArticleItems } from './article-list'

const MAX_PAGES = 100_000

/** All articles of a category, a page at a time (spec 2, blog category articles). */
export function BlogCategory({ block, isFirst }: BlockProps) {
  const title = textField(block, 'title')
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={`contained ${styles.section} ${isFirst ? styles.first : ''}`}>
      {title && <Title className="display">{displayText(title)}</Title>}
      <ArticleItems items={blocksField(block, 'items')} isEager={isFirst} />
      <Pages
        page={numberField(block, 'page', 1, MAX_PAGES) ?? 1}
        totalPages={numberField(block, 'totalPages', 1, MAX_PAGES) ?? 1}
      />
    </section>
  )
}

function Pages({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useShop()
  const { path } = useLocation()
  if (totalPages < 2) return null
  const hrefOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  return (
    <nav className={styles.pages} aria-label={t('listing.pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {t('listing.previous-page')}
        </a>
      )}
      {page < totalPages && (
        <a href={hrefOf(page + 1)} rel="next">
          {t('listing.next-page')}
        </a>
      )}
    </nav>
  )
}
