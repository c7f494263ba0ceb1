import { blocksField, linkField, textField } from '../../shared/content/block-fields'
import type { Block } from '../../shared/content/story'
import { useShop } from '../stores/shop'
import { Logo } from './logo'
import styles from './site-footer.module.css'
import { StoreButton } from './store-button'
import type { StoreLink } from './store-links'

/** The footer as the editors wrote it at `blocks/footer` (spec 2, layout), and the four stores. */
export function SiteFooter({ stores }: { stores: StoreLink[] }) {
  const { frame } = useShop()
  const footer = frame.footer?.content
  const columns = footer ? blocksField(footer, 'columns') : []
  return (
    <footer className={styles.footer}>
      <div className={`contained ${styles.inside}`}>
        <div className={styles.about}>
          <Logo />
          <FooterText text={footer && textField(footer, 'text')} />
          <StoreButton />
        </div>
        {columns.map((column) => (
          <FooterColumn key={column._uid} column={column} />
        ))}
      </div>
      <div className={`contained ${styles.legal}`}>
        <FooterText text={footer && textField(footer, 'legal')} />
        <StoreList stores={stores} />
      </div>
    </footer>
  )
}

function FooterText({ text }: { text: string | undefined }) {
  return text ? <p>{text}</p> : null
}

function FooterColumn({ column }: { column: Block }) {
  return (
    <section>
      <h2>{textField(column, 'title')}</h2>
      <ul>
        {blocksField(column, 'links').map((link) => (
          <li key={link._uid}>
            <a href={linkField(link, 'link')}>{textField(link, 'label')}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The other stores as plain links: they work without script, and for those who read the page. */
function StoreList({ stores }: { stores: StoreLink[] }) {
  const { t } = useShop()
  return (
    <ul aria-label={t('layout.stores')}>
      {stores.map(({ store, href, isCurrent }) => (
        <li key={store.storeCode}>
          <a
            href={href}
            hrefLang={store.i18n.defaultLocale}
            lang={store.i18n.defaultLocale}
            aria-current={isCurrent || undefined}
          >
            {store.i18n.fullCountryName}
          </a>
        </li>
      ))}
    </ul>
  )
}
