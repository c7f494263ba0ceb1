import { blocksField, textField } from '../../shared/content/block-fields'
import type { Story } from '../../shared/content/story'
import { useShop } from '../stores/shop'
import { Icon, type IconName } from '../ui/icon'
import styles from './header.module.css'
import { StoreButton } from './store-button'

const ICONS: readonly IconName[] = ['truck', 'return', 'clock', 'lock']

/** What every order comes with, above everything else: as editors put it (spec 2, usp bar). */
export function Promises() {
  const { frame } = useShop()
  const own = useOwnPromises()
  const promises = frame.usps ? toPromises(frame.usps) : own
  return (
    <div className={styles.promises}>
      <div className="contained">
        {promises.map(({ icon, text }) => (
          <p key={text}>
            <Icon name={icon} size={18} />
            {text}
          </p>
        ))}
        <StoreButton />
      </div>
    </div>
  )
}

interface PromiseLine {
  icon: IconName
  text: string
}

function toPromises({ content }: Story): PromiseLine[] {
  return blocksField(content, 'items').map((item) => ({
    icon: ICONS.find((icon) => icon === item.icon) ?? 'check',
    text: textField(item, 'text'),
  }))
}

/** Where editors have written none (spec 9, shop wording). */
function useOwnPromises(): PromiseLine[] {
  const { store, t, price } = useShop()
  return [
    { icon: 'truck', text: t('layout.free-delivery', { amount: price(store.freeShippingAmount) }) },
    { icon: 'return', text: t('layout.free-returns') },
    { icon: 'clock', text: t('layout.next-day') },
  ]
}
