import { textField } from '../../../shared/content/block-fields'
import { displayText } from '../../ui/display-text'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** The first heading of a page is its title. Editors may write it as titles of stories are written. */
export function Heading({ block, isFirst }: BlockProps) {
  const Title = isFirst ? 'h1' : 'h2'
  const font = block.display === true ? 'display' : ''
  return (
    <Title className={`contained ${styles.heading} ${font}`}>
      {displayText(textField(block, 'text'))}
    </Title>
  )
}
