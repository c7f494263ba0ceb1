import { linkField, textField } from '../../../shared/content/block-fields'
import type { Block } from '../../../shared/content/story'
import { ButtonLink } from '../../ui/button'

/** The title of a block, a few words, and one way on where it has one. */
export function TextWithLink({ block }: { block: Block }) {
  const link = linkField(block, 'link')
  const button = textField(block, 'button')
  return (
    <>
      <h2>{textField(block, 'title')}</h2>
      <p>{textField(block, 'text')}</p>
      {link && button && (
        <ButtonLink href={link} kind="secondary">
          {button}
        </ButtonLink>
      )}
    </>
  )
}
