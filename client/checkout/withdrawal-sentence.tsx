import { RETURNS_PATH } from '../../shared/content/service-paths'
import { storePath } from '../../shared/routing/links'
import { RETURN_DAYS } from '../../shared/store-view/merchant'
import { useShop } from '../stores/shop'
import { SentenceWithLink } from './sentence-with-link'

/** How long the purchase can be given back, and how: before it is ordered (CRD article 6). */
export function WithdrawalSentence() {
  const { store, t } = useShop()
  return (
    <SentenceWithLink
      sentence={t('checkout.withdrawal', { days: RETURN_DAYS })}
      linked={t('checkout.withdrawal-link')}
      href={storePath(RETURNS_PATH, store)}
    />
  )
}
