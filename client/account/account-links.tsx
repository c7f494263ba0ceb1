import type { MessageKey } from '../../shared/i18n/messages'
import { DepartmentLinks } from '../catalog/department-links'
import { useShop } from '../stores/shop'

/** Parts of the account by what they are marked with, in their order; those that always stand there. */
const PARTS = [
  ['orders', 'account.orders'],
  ['addresses', 'account.addresses'],
  ['profile', 'account.profile'],
  ['password', 'account.change-password'],
  ['newsletter', 'account.newsletter'],
  ['data', 'account.data'],
  ['gift-card', 'account.gift-card'],
  ['delete', 'account.delete'],
] as const satisfies [string, MessageKey][]

/** Links to the parts of the account, which is long on a phone. */
export function AccountLinks() {
  const { t } = useShop()
  return (
    <nav aria-label={t('account.title')}>
      <DepartmentLinks menu={PARTS.map(([id, title]) => ({ link: `#${id}`, name: t(title) }))} />
    </nav>
  )
}
