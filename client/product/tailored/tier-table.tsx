import type { TierPrice } from '../../../shared/catalog/tier-price'
import { useShop } from '../../stores/shop'
import styles from './tailored.module.css'

interface TierTableProps {
  tiers: TierPrice[]
  /** How many are wanted now: the step that counts is marked. */
  quantity: number
}

/** What one piece costs when more are bought (spec 3, tier prices). */
export function TierTable({ tiers, quantity }: TierTableProps) {
  const { t, price } = useShop()
  if (tiers.length === 0) return null
  const reached = tiers.filter(({ qty }) => qty <= quantity).at(-1)
  return (
    <table className={styles.tiers}>
      <caption>{t('product.tiers')}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.qty} data-reached={tier === reached || undefined}>
            <th scope="row">{t('product.tier', { qty: tier.qty })}</th>
            <td>{t('cart.each', { price: price(tier.price) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
