import type { ColorSwatch } from '../../../shared/catalog/product'
import { imageUrl } from '../../../shared/content/image-url'
import { useShop } from '../../stores/shop'
import styles from './color-links.module.css'

interface ColorLinksProps {
  colors: ColorSwatch[]
  /** Where the product on the page is. */
  current: string
}

/** The same product in other colours, each a page of its own (spec 3, colorrelation). */
export function ColorLinks({ colors, current }: ColorLinksProps) {
  const { t } = useShop()
  if (colors.length < 2) return null
  const name = colors.find(({ link }) => link === current)?.color
  return (
    <nav className={styles.colors} aria-label={t('product.colors')}>
      <p>
        {t('product.colors')}
        {name && <span>{t('text.colon') + name}</span>}
      </p>
      <ul>
        {colors.map(({ color, image, link }) => (
          <li key={link}>
            <a href={link} aria-current={link === current ? 'true' : undefined} title={color}>
              <img src={imageUrl(image, '150x150')} width={56} height={56} alt={color} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
