import { blocksField, textField } from '../../../shared/content/block-fields'
import { Disclosure } from '../../ui/disclosure'
import { RawText } from '../../ui/raw-text'
import type { BlockProps } from '../block-props'
import styles from '../content.module.css'

/** Questions that open to their answers. */
export function Faq({ block }: BlockProps) {
  const title = textField(block, 'title')
  return (
    <section className={`contained ${styles.faq}`}>
      {title && <h2>{title}</h2>}
      {blocksField(block, 'items').map((item) => (
        <Disclosure key={item._uid} title={textField(item, 'question')}>
          <RawText as="div" text={textField(item, 'html')} />
        </Disclosure>
      ))}
    </section>
  )
}
