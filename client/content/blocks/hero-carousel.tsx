import { blocksField, textField } from '../../../shared/content/block-fields'
import { useShop } from '../../stores/shop'
import { Strip } from '../../ui/strip'
import type { BlockProps } from '../block-props'
import { HeroBanner } from './hero-banner'
import styles from './hero-banner.module.css'

/** Banners beside each other. They do not advance by themselves. */
export function HeroCarousel({ block, isFirst, ...props }: BlockProps) {
  const { t } = useShop()
  const slides = blocksField(block, 'slides')
  if (slides.length === 0) return null
  const words = { previous: t('catalog.previous'), next: t('catalog.next') }
  return (
    <section className="contained" aria-label={textField(block, 'title') || undefined}>
      <Strip step={0} words={words} className={styles.slides}>
        {slides.map((slide, index) => (
          <li key={slide._uid}>
            <HeroBanner {...props} block={slide} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </Strip>
    </section>
  )
}
