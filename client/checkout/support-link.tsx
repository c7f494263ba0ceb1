import { SUPPORT_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import { useShop } from '../stores/shop'
import { useUi } from '../stores/ui'
import { onPlainClick } from '../ui/on-plain-click'

/** Help without leaving the order: a modal, or the page where there is no script. */
export function SupportLink() {
  const { store, t } = useShop()
  const openModal = useUi((ui) => ui.openModal)
  return (
    <a
      href={storePath(SUPPORT_PATH, store)}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      onClick={onPlainClick(() => openModal('checkout-support', null))}
    >
      {t('checkout.support')}
    </a>
  )
}
