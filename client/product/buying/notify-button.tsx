import { PRODUCT_ALERT_PATH } from '../../../shared/cart/form-paths'
import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/**
 * Instead of the button that adds, where there is nothing to add (spec 2). In the form of its product it
 * asks without script, too.
 */
export function NotifyButton({ onClick }: { onClick: () => void }) {
  const { store, t } = useShop()
  return (
    <Button
      isWide
      type="submit"
      formAction={storePath(PRODUCT_ALERT_PATH, store)}
      onClick={(event) => {
        event.preventDefault()
        onClick()
      }}
    >
      <Icon name="bell" size={20} />
      {t('product.notify-me')}
    </Button>
  )
}
