import type { Product } from '../../../shared/catalog/product'
import styles from './measures.module.css'

/** What is known of a product, in two columns: what it is about, and what there is to say of it. */
export function FactList({ facts }: Pick<Product, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
