import { useEffect, useRef } from 'react'
import type { GalleryImage } from '../../shared/catalog/product'
import { gallerySrcSet, imageUrl } from '../../shared/content/image-url'
import { useShop } from '../stores/shop'
import { onPlainClick } from '../ui/on-plain-click'
import styles from './gallery.module.css'

interface GalleryProps {
  images: GalleryImage[]
}

const idOf = (index: number) => `picture-${index + 1}`

/** Pictures side by side that snap into place; below them the small ones lead to each. */
export function Gallery({ images }: GalleryProps) {
  const { t } = useShop()
  const track = useRef<HTMLUListElement>(null)
  const first = images[0]?.path
  const drawn = useRef(first)
  useEffect(() => {
    // Other pictures begin with the first; what was shown before hydration stays.
    if (drawn.current !== first) track.current?.scrollTo({ left: 0 })
    drawn.current = first
  }, [first])
  const show = (index: number) => {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' })
  }
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')}>
      <ul ref={track} className={styles.track} tabIndex={images.length > 1 ? 0 : undefined}>
        {images.length === 0 && <li className={styles.none}>{t('product.no-picture')}</li>}
        {images.map(({ path, alt }, index) => (
          <li key={path} id={idOf(index)}>
            <img
              src={imageUrl(path, '600x744')}
              srcSet={gallerySrcSet(path)}
              sizes="(min-width: 1024px) 48vw, 100vw"
              width={600}
              height={744}
              alt={alt}
              loading={index === 0 ? undefined : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map(({ path }, index) => (
            <li key={path}>
              <a
                href={`#${idOf(index)}`}
                aria-label={t('product.picture', { number: index + 1 })}
                onClick={onPlainClick(() => show(index))}
              >
                <img src={imageUrl(path, '150x150')} width={64} height={64} alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
