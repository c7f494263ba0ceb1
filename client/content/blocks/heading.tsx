import { textField } from '../../../shared/content/block-fields'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** The first heading of a page is its title. */
export function Heading({ block, isFirst }: BlockProps) {
  const Title = isFirst ? 'h1' : 'h2'
  return <Title className={`contained ${styles.heading}`}>{textField(block, 'text')}</Title>
}
