import { assetField, blocksField, linkField, textField } from '../../../shared/content/block-fields'
import { imageUrl, listSrcSet } from '../../../shared/content/image-url'
import type { Block } from '../../../shared/content/story'
import type { BlockProps } from '../block-props'
import styles from './category-list.module.css'

/** Tiles that lead into the shop. */
export function CategoryList({ block }: BlockProps) {
  return (
    <section className={`contained ${styles.section}`}>
      <h2>{textField(block, 'title')}</h2>
      <ul className={styles.tiles}>
        {blocksField(block, 'items').map((item) => (
          <CategoryItem key={item._uid} item={item} />
        ))}
      </ul>
    </section>
  )
}

function CategoryItem({ item }: { item: Block }) {
  const image = assetField(item, 'image')
  return (
    <li>
      <a href={linkField(item, 'link')}>
        {image ? (
          <img
            src={imageUrl(image.filename, '400x600')}
            srcSet={listSrcSet(image.filename)}
            sizes="(min-width: 1024px) 18vw, min(42vw, 12rem)"
            width={400}
            height={600}
            alt=""
            loading="lazy"
          />
        ) : (
          <i />
        )}
        <span>{textField(item, 'title') || textField(item, 'name')}</span>
      </a>
    </li>
  )
}
