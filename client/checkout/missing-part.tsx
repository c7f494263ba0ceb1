import { useLocation } from '../stores/location'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** In place of a part without which nothing can be paid: its code could not be had. */
export function MissingPart() {
  const { t } = useShop()
  const { reload } = useLocation()
  return (
    <div role="alert">
      <Notice kind="danger">{t('errors.unexpected-text')}</Notice>
      <Button onClick={reload}>{t('errors.reload')}</Button>
    </div>
  )
}
