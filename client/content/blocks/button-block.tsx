import { linkField, textField } from '../../../shared/content/block-fields'
import { ButtonLink } from '../../ui/button'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** A link that looks like a button; nothing is drawn without a label or a target. */
export function ButtonBlock({ block }: BlockProps) {
  const href = linkField(block, 'link')
  const label = textField(block, 'label')
  if (!href || !label) return null
  const kind = textField(block, 'style') === 'secondary' ? 'secondary' : 'primary'
  return (
    <div className={`contained ${styles.action}`}>
      <ButtonLink href={href} kind={kind}>
        {label}
      </ButtonLink>
    </div>
  )
}
