import { storePath } from '../../../shared/routing/links'
import { latePart } from '../../stores/late-part'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { CartLink } from './cart-link'
import links from './cart-link.module.css'
import styles from './header.module.css'
import { Logo } from './logo'
import { SEARCH_FIELD_ID, SearchForm } from './search-form'
import { WishlistLink } from './wishlist-link'

/** The button opens it before its code is there, too. */
const MENU_ID = 'menu'

const MainMenu = latePart(
  'layout/menu/main-menu',
  async () => (await import('../menu/main-menu')).MainMenu,
)

/** Words, and a link that leads to the list of stores before it opens their choice. */
const HeaderUsps = latePart(
  'layout/header/header-usps',
  async () => (await import('./header-usps')).HeaderUsps,
)

/** The header of the shop: usps, logo, search, cart and menu. */
export function StandardHeader() {
  const { store, t } = useShop()
  const { path } = useLocation()
  const searchPath = storePath('/catalogsearch/result', store)
  return (
    <header className={styles.header}>
      <HeaderUsps />
      <div className={`contained ${styles.bar}`}>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={MENU_ID}
          aria-label={t('layout.menu')}
        >
          <Icon name="menu" />
        </button>
        <Logo />
        <label className={styles.searchButton} htmlFor={SEARCH_FIELD_ID}>
          <span className="visually-hidden">{t('layout.search')}</span>
          <Icon name="search" />
        </label>
        <SearchForm action={searchPath} isShown={path.startsWith(searchPath)} />
        <AccountLink />
        <WishlistLink />
        <CartLink />
      </div>
      <MainMenu id={MENU_ID} />
    </header>
  )
}

/** Leads to the account. For guests, code that comes later opens what they log in with instead. */
function AccountLink() {
  const { store, t } = useShop()
  return (
    <a
      className={`${styles.account} ${links.link}`}
      href={storePath('/my-account', store)}
      aria-label={t('account.title')}
    >
      <Icon name="account" />
    </a>
  )
}
