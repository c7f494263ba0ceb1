import type { CareNote } from '../../../shared/catalog/product-measure'
import { useShop } from '../../stores/shop'
import { Disclosure } from '../../ui/disclosure'
import { careIcon } from './care-icons'
import styles from './measures.module.css'

/** What it is made of, and how to look after that. */
export function CareSection({ care }: { care: readonly CareNote[] }) {
  const { t } = useShop()
  return (
    <Disclosure title={t('product.material-and-care')}>
      <ul className={styles.care}>
        {care.map(({ code, label }) => (
          <li key={code}>
            <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
              <path d={careIcon(code) ?? 'm5.5 12.5 4.5 4.5 8.5-10'} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
