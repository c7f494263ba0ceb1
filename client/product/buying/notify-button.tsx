import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** Instead of the button that adds, where there is nothing to add (spec 2). Its modal is script. */
export function NotifyButton({ onClick }: { onClick: () => void }) {
  const { t } = useShop()
  return (
    <div className="needs-script">
      <Button isWide onClick={onClick}>
        <Icon name="bell" size={20} />
        {t('product.notify-me')}
      </Button>
    </div>
  )
}
