import { storePath } from '../../shared/routing/links'
import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { Icon } from '../ui/icon'
import { CartLink } from './cart-link'
import styles from './header.module.css'
import { Logo } from './logo'
import { MainMenu, MENU_ID } from './main-menu'
import { Promises } from './promises'
import { SearchForm } from './search-form'

/** The header of the shop: promises, logo, search, cart and menu. */
export function StandardHeader() {
  const { store, t } = useShop()
  const { path } = useLocation()
  const toggleSearch = useUi((ui) => ui.toggleSearch)
  const searchPath = storePath('/catalogsearch/result', store)
  const isSearchShown = useUi((ui) => ui.isSearchShown) || path.startsWith(searchPath)
  return (
    <header className={styles.header}>
      <Promises />
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
        <a
          className={styles.searchButton}
          href={searchPath}
          aria-label={t('layout.search')}
          aria-expanded={isSearchShown}
          onClick={(event) => {
            event.preventDefault()
            toggleSearch()
          }}
        >
          <Icon name="search" />
        </a>
        <CartLink />
        <SearchForm action={searchPath} isShown={isSearchShown} />
      </div>
      <MainMenu />
    </header>
  )
}
