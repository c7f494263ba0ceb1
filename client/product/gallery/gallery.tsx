import { useEffect, useRef, useState } from 'react'
import type { GalleryImage, ProductFilm } from '../../../shared/catalog/product'
import { gallerySrcSet, imageUrl } from '../../../shared/content/image-url'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { onPlainClick } from '../../ui/on-plain-click'
import styles from './gallery.module.css'

interface GalleryProps {
  images: GalleryImage[]
  film: ProductFilm | undefined
  /** Of the product. */
  name: string
}

/** On a phone a picture is 36 % of the screen high, and 600 by 744 in shape. */
const SIZES = '(min-width: 768px) 48vw, (min-width: 640px) 100vw, 29.1vh'

const idOf = (index: number) => `picture-${index + 1}`

/** Pictures side by side that snap into place; small ones lead to each, on a phone dots. */
export function Gallery({ images, film, name }: GalleryProps) {
  const { t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const enlarge = (index: number) => openModal('pictures', { images, index, name, sizes: SIZES })
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const first = images[0]?.path
  const drawn = useRef(first)
  useEffect(() => {
    // Other pictures begin with the first; what was shown before hydration stays.
    if (drawn.current !== first) track.current?.scrollTo({ left: 0 })
    drawn.current = first
  }, [first])
  const steps = images.length + (film ? 1 : 0) - 1
  const show = (index: number) => {
    const list = track.current
    if (list) list.scrollTo({ left: (index / steps) * scrollRange(list), behavior: 'smooth' })
  }
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: list }) =>
          setCurrent(Math.round((list.scrollLeft / scrollRange(list)) * steps))
        }
      >
        {images.length === 0 && <li className={styles.none}>{t('product.no-picture')}</li>}
        {images.map(({ path, alt }, index) => (
          <li key={path} id={idOf(index)}>
            <a
              href={imageUrl(path, '2500x0')}
              aria-haspopup="dialog"
              onClick={onPlainClick(() => enlarge(index))}
            >
              <img
                src={imageUrl(path, '600x744')}
                srcSet={gallerySrcSet(path)}
                sizes={SIZES}
                width={600}
                height={744}
                alt={alt}
                loading={index === 0 ? undefined : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
              <span className="visually-hidden">{t('product.enlarge')}</span>
            </a>
          </li>
        ))}
        {film && (
          <li id={idOf(images.length)}>
            <Film film={film} poster={images[0]?.path} name={name} />
          </li>
        )}
      </ul>
      {steps > 0 && (
        <ul className={styles.thumbnails}>
          {images.map(({ path }, index) => (
            <li key={path}>
              <a
                href={`#${idOf(index)}`}
                aria-label={t('product.picture', { number: index + 1 })}
                aria-current={index === current || undefined}
                onClick={onPlainClick(() => show(index))}
              >
                <img src={imageUrl(path, '150x150')} width={64} height={64} alt="" loading="lazy" />
              </a>
            </li>
          ))}
          {film && (
            <li>
              <a
                href={`#${idOf(images.length)}`}
                className={styles.play}
                aria-current={images.length === current || undefined}
                onClick={onPlainClick(() => show(images.length))}
              >
                <span className="visually-hidden">{t('product.film')}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** How far it scrolls from the first picture to the last, in pixels. */
function scrollRange({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth
}

interface FilmProps {
  film: ProductFilm
  poster: string | undefined
  name: string
}

/** Nothing of it is loaded before somebody starts it; without captions it starts without a sound. */
function Film({ film: { source, captions }, poster, name }: FilmProps) {
  const { store, t } = useShop()
  return (
    <video
      src={fileUrl(source)}
      poster={poster && imageUrl(poster, '600x744')}
      aria-label={t('product.film-of', { name })}
      controls
      muted={captions === null}
      playsInline
      preload="none"
    >
      {captions && (
        <track
          kind="captions"
          src={fileUrl(captions)}
          srcLang={store.i18n.defaultLocale}
          label={t('product.captions')}
          default
        />
      )}
    </video>
  )
}

function fileUrl(path: string): string {
  return path.startsWith('https://') ? path : `/media/${path}`
}
