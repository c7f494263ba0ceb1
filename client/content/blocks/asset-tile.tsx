import { linkField, textField } from '../../../shared/content/block-fields'
import { useShop } from '../../stores/shop'
import { useUi } from '../../stores/ui'
import { Icon } from '../../ui/icon'
import type { BlockProps } from '../block-props'
import { AssetPicture } from './asset-picture'
import { namedCards } from './named-cards'
import styles from './tiles.module.css'

/** A picture or a film, where it leads, and the products that are seen in it. */
export function AssetTile({ block, cards }: BlockProps) {
  const { t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  const link = linkField(block, 'link')
  const title = textField(block, 'title')
  const seen = namedCards(block, cards)
  return (
    <div className={`contained ${styles.tile}`}>
      <AssetPicture block={block} sizes="(min-width: 1024px) 32vw, 92vw" />
      {title && <p>{link ? <a href={link}>{title}</a> : title}</p>}
      {seen.length > 0 && (
        <button
          type="button"
          className={`${styles.look} needs-script`}
          aria-haspopup="dialog"
          onClick={() =>
            openModal('shop-the-look', { title: title || t('content.shop-the-look'), cards: seen })
          }
        >
          <Icon name="bag" size={20} />
          {t('content.shop-the-look')}
        </button>
      )}
    </div>
  )
}
